import { UsageError } from '../../src/domain/errors.ts';
import { menuId } from './ids.ts';
import { type IngestOptions, planIngest } from './ingest-plan.ts';
import type { CommandIo } from './terminal/command-io.ts';
import type { ExitCode } from './terminal/exit-codes.ts';

/** `menus ingest`: withdraws, explains, draws or stores; each is imported late, so that mistakes show at once. */
export async function ingest(sources: readonly string[], options: IngestOptions, io: CommandIo): Promise<ExitCode> {
  if (options.withdraw !== undefined) {
    if (sources.length > 0) throw new UsageError('--withdraw takes a menu out of service; it reads no sources');
    if (options.explain) throw new UsageError('--withdraw takes a menu out of service; there is nothing to --explain');
    if (options.dryRun) throw new UsageError('--withdraw cannot be tried with --dry-run; leave one of them out');
    const id = menuId(options.withdraw, '--withdraw');
    return (await import('./menus.ts')).withdrawMenu(id, options, io);
  }
  const replaces = options.replaces === undefined ? undefined : menuId(options.replaces, '--replaces');
  const plan = await planIngest(sources, options);
  if (options.explain) return (await import('./ingest-explain.ts')).explain(plan, io);
  if (options.dryRun) return (await import('./ingest-dry-run.ts')).dryRun(plan, options, io);
  return (await import('./ingest-into-store.ts')).ingestIntoStore(plan, { ...options, replaces }, io);
}
