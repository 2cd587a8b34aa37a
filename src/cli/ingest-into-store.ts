import { readFile } from 'node:fs/promises';
import { type Correction, parseCorrections } from '../../ingest/corrections.ts';
import { type IngestPlan, ingestBatch } from '../../ingest/ingest-batch.ts';
import { openIngestion } from '../compose-ingest.ts';
import { UsageError } from '../domain/errors.ts';
import type { CommandIo } from '../terminal/command-io.ts';
import { EXIT, type ExitCode } from '../terminal/exit-codes.ts';
import { withProgress } from '../terminal/ingest-progress.ts';
import { batchExitCode, batchLine, documentLines } from '../terminal/ingest-summary.ts';
import type { IngestOptions } from './ingest-options.ts';
import { withStores } from './with-stores.ts';

type StoreOptions = Omit<IngestOptions, 'replaces'> & { readonly replaces: number | undefined };

async function readCorrections(file: string): Promise<readonly Correction[]> {
  const text = await readFile(file, 'utf8').catch((error: Error) => {
    throw new UsageError(`${file}: cannot be read (${error.message})`);
  });
  try {
    return parseCorrections(JSON.parse(text), file);
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`${file}: is not valid JSON (${(error as Error).message})`);
  }
}

/** Takes the documents of the plan into the store and says what became of each. */
export async function ingestIntoStore(plan: IngestPlan, options: StoreOptions, io: CommandIo): Promise<ExitCode> {
  const corrections = options.corrections === undefined ? undefined : await readCorrections(options.corrections);
  return withStores(async (stores, { config, logger }) => {
    const deps = openIngestion(stores, config, logger, corrections);
    try {
      const outcomes = await withProgress('Reading menus', io, (onDone) =>
        ingestBatch(
          plan,
          { replaces: options.replaces, hold: options.hold, concurrency: 1, signal: io.signal, onDone },
          deps,
        ),
      );
      for (const outcome of outcomes) {
        if (options.json) io.out(JSON.stringify(outcome));
        else if ('error' in outcome) for (const line of documentLines(outcome)) io.say(line);
        else for (const line of documentLines(outcome)) io.out(line);
      }
      if (!options.json) io.say(batchLine(outcomes));
      return io.signal.aborted ? EXIT.interrupted : batchExitCode(outcomes);
    } finally {
      await deps.close();
    }
  });
}
