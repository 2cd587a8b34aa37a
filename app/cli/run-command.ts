import { styleText } from 'node:util';
import { type CommandIo, processIo } from './terminal/command-io.ts';
import { EXIT, type ExitCode } from './terminal/exit-codes.ts';

/** Takes the arguments of commander, then the output of the command; resolves to the exit code, or to nothing for 0. */
type Work = (...given: never[]) => Promise<ExitCode> | Promise<void>;

/**
 * Action of a command. Sets the exit code of the process, which then ends by itself once all output is written.
 * @param load imports the implementation. Called when the command runs, so that help is fast.
 * @param logged name in logs of a long-running command: away from a terminal all its messages are lines of JSON
 */
export function run(load: () => Promise<Work>, logged?: string): (...given: readonly unknown[]) => Promise<void> {
  // The last argument is the command itself, which no implementation needs.
  return (...given) => runCommand(async (io) => (await load())(...([...given.slice(0, -1), io] as never[])), logged);
}

async function runCommand(command: (io: CommandIo) => ReturnType<Work>, logged?: string): Promise<void> {
  const io = processIo();
  const tell = logged === undefined || process.stderr.isTTY ? tellPerson(io) : tellLog(logged);
  // Stack traces name source lines, even where node was started without --enable-source-maps, which threads need. Enabled and imported late,
  // because help needs neither and is faster than they are.
  process.setSourceMapsEnabled(true);
  const { misspeltVariables } = await import('../config/misspelt-variables.ts');
  for (const { name, meant } of misspeltVariables()) {
    await tell('warn', `${name} is set but unknown; did you mean ${meant}?`);
  }
  try {
    const code = (await command(io)) ?? EXIT.done;
    process.exitCode = io.signal.aborted && code === EXIT.done ? io.stopCode() : code;
  } catch (error) {
    if (io.signal.aborted) {
      process.exitCode = io.stopCode();
      return;
    }
    const { explainError } = await import('./explain-error.ts');
    const { message, exitCode } = explainError(error);
    await tell('error', message);
    process.exitCode = exitCode;
  }
}

type Tell = (level: 'warn' | 'error', text: string) => Promise<void>;

const WORDS = { warn: ['yellow', 'warning:'], error: ['red', 'error:'] } as const;

function tellPerson(io: CommandIo): Tell {
  return async (level, text) => {
    const [colour, word] = WORDS[level];
    io.say(`${styleText(colour, word, { stream: process.stderr })} ${text}`);
  };
}

function tellLog(name: string): Tell {
  return async (level, text) => {
    const { createLogger } = await import('../../src/lib/logger.ts');
    createLogger(name, 'info')[level](text);
  };
}
