import { type DocumentOutcome, type IngestPlan, ingestBatch } from '../../ingest/ingest-batch.ts';
import { openIngestion } from '../compose-ingest.ts';
import type { CommandIo } from '../terminal/command-io.ts';
import { EXIT, type ExitCode } from '../terminal/exit-codes.ts';
import { withProgress } from '../terminal/ingest-progress.ts';
import { batchExitCode, batchLine, documentLines } from '../terminal/ingest-summary.ts';
import type { IngestOptions } from './ingest-options.ts';
import { readCorrections } from './read-corrections.ts';
import { withStores } from './with-stores.ts';

type StoreOptions = Omit<IngestOptions, 'replaces'> & { readonly replaces: number | undefined };

/** The JSON form of one document: what became of each menu, or why there is none. */
function asJson(outcome: DocumentOutcome): object {
  const { label: file, ...rest } = outcome;
  return 'result' in rest ? { file, ...rest.result } : { file, ...rest };
}

function show(outcome: DocumentOutcome, json: boolean | undefined, io: CommandIo): void {
  if (json) io.out(JSON.stringify(asJson(outcome)));
  const write = 'error' in outcome ? io.say : io.out;
  if (!json || 'error' in outcome) for (const line of documentLines(outcome)) write(line);
}

/** Takes the documents of the plan into the store and says what became of each. */
export async function ingestIntoStore(plan: IngestPlan, options: StoreOptions, io: CommandIo): Promise<ExitCode> {
  const corrections = await readCorrections(options.corrections);
  return withStores(async (stores, { config, logger }) => {
    const ingestion = openIngestion(stores, config, logger, corrections);
    // The document in hand may take minutes; nothing of it is stored yet.
    io.signal.addEventListener('abort', () => void ingestion.close(), { once: true });
    const { replaces, hold, json } = options;
    try {
      const outcomes = await withProgress('Reading menus', io, (progress) => {
        const onDone = (outcome: DocumentOutcome, done: number, total: number) =>
          progress.step(outcome.label, done, total, () => show(outcome, json, io));
        const { begin: onBegin } = progress;
        return ingestBatch(plan, { replaces, hold, concurrency: 1, signal: io.signal, onBegin, onDone }, ingestion);
      });
      io.say(batchLine(outcomes));
      if (!io.signal.aborted) return batchExitCode(outcomes);
      io.say('Interrupted. The same command goes on from here: what is stored stays stored once.');
      return EXIT.interrupted;
    } finally {
      await ingestion.close();
    }
  });
}
