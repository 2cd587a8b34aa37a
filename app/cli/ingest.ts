import { UsageError } from '../../src/domain/errors.ts';
import type { CommandIo } from '../terminal/command-io.ts';
import type { ExitCode } from '../terminal/exit-codes.ts';
import { dryRun } from './ingest-dry-run.ts';
import { explain } from './ingest-explain.ts';
import { ingestIntoStore } from './ingest-into-store.ts';
import type { IngestOptions } from './ingest-options.ts';
import { planIngest } from './ingest-plan.ts';
import { menuId } from './menu-id.ts';
import { withdrawMenu } from './withdraw-menu.ts';

/** `menus ingest`: withdraws, shows or draws what would be understood, or stores. */
export async function ingest(sources: readonly string[], options: IngestOptions, io: CommandIo): Promise<ExitCode> {
  if (options.withdraw !== undefined) {
    if (sources.length > 0) throw new UsageError('--withdraw takes a menu out of service; it reads no sources');
    if (options.explain) throw new UsageError('--withdraw takes a menu out of service; there is nothing to --explain');
    if (options.dryRun) throw new UsageError('--withdraw cannot be tried with --dry-run; leave one of them out');
    return withdrawMenu(menuId(options.withdraw, '--withdraw'), options, io);
  }
  const replaces = options.replaces === undefined ? undefined : menuId(options.replaces, '--replaces');
  const plan = await planIngest(sources, options);
  if (options.explain) return explain(plan, io);
  return options.dryRun ? dryRun(plan, options, io) : ingestIntoStore(plan, { ...options, replaces }, io);
}
