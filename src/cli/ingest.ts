import { UsageError } from '../domain/errors.ts';
import type { CommandIo } from '../terminal/command-io.ts';
import { EXIT, type ExitCode } from '../terminal/exit-codes.ts';
import { dryRun } from './ingest-dry-run.ts';
import { ingestIntoStore } from './ingest-into-store.ts';
import type { IngestOptions } from './ingest-options.ts';
import { planIngest } from './ingest-plan.ts';
import { withStores } from './with-stores.ts';

/** A menu id as a person types it. */
function menuId(text: string, option: string): number {
  if (!/^[1-9]\d{0,9}$/.test(text))
    throw new UsageError(`${option} takes the id of a menu, a whole number; "${text}" is none`);
  return Number(text);
}

async function withdraw(id: number, io: CommandIo): Promise<ExitCode> {
  return withStores(async (stores) => {
    if (!(await stores.menus.withdraw(id))) throw new UsageError(`there is no active menu with id ${id}`);
    io.out(`Menu ${id} is withdrawn.`);
    return EXIT.done;
  });
}

/** `menus ingest`: withdraws, shows what would be understood, or stores. */
export async function ingest(sources: readonly string[], options: IngestOptions, io: CommandIo): Promise<ExitCode> {
  if (options.withdraw !== undefined) {
    if (sources.length > 0) throw new UsageError('--withdraw takes a menu out of service; it reads no sources');
    return withdraw(menuId(options.withdraw, '--withdraw'), io);
  }
  const replaces = options.replaces === undefined ? undefined : menuId(options.replaces, '--replaces');
  const plan = await planIngest(sources, options);
  return options.dryRun ? dryRun(plan, options, io) : ingestIntoStore(plan, { ...options, replaces }, io);
}
