import type { Command } from 'commander';
import type { CommandIo } from '../terminal/command-io.ts';
import type { ExitCode } from '../terminal/exit-codes.ts';
import { runCommand } from './run-command.ts';

/** A command without arguments, whose only option may be --json. */
export interface PlainCommand {
  readonly name: string;
  /** In the list of commands; the description by default. */
  readonly summary?: string;
  readonly description: string;
  /** Command lines, indented by two. */
  readonly examples?: string;
  /** What --json prints; left out where there is nothing to print. */
  readonly json?: string;
  /** For what runs until it is stopped: its name in logs. */
  readonly logged?: string;
  /** Imports the work. Called when the command runs, so that help comes at once. */
  readonly load: () => Promise<(options: { readonly json?: boolean }, io: CommandIo) => Promise<ExitCode>>;
}

export function addPlainCommand(parent: Command, plain: PlainCommand): void {
  const { name, description, summary = description, examples, json, logged, load } = plain;
  const command = parent.command(name).summary(summary).description(description);
  if (json !== undefined) command.option('--json', json);
  if (examples !== undefined) command.addHelpText('before', `Examples:\n${examples}`);
  command.action((options: { json?: boolean }) => runCommand(async (io) => (await load())(options, io), logged));
}
