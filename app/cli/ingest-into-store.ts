import { availableParallelism } from 'node:os';
import {
  type BatchDependencies,
  type DocumentOutcome,
  documentsOf,
  type IngestPlan,
  ingestBatch,
} from '../../src/ingest/ingest-batch.ts';
import type { Hold } from '../../src/ingest/ingest-document.ts';
import { decisionChange } from '../../src/ingest/load-decisions.ts';
import type { SourceInput } from '../../src/ingest/source-input.ts';
import { openIngestion, openParser } from '../wiring/ingestion.ts';
import type { IngestOptions } from './ingest-plan.ts';
import { readDecisions } from './read-decisions.ts';
import type { CommandIo } from './terminal/command-io.ts';
import { count } from './terminal/count.ts';
import { documentProgress } from './terminal/document-progress.ts';
import type { ExitCode } from './terminal/exit-codes.ts';
import { batchExitCode, batchLine, documentLines, failedLine, heldLabels } from './terminal/ingest-summary.ts';
import { withProgress } from './terminal/progress.ts';
import { wrap } from './terminal/wrap.ts';
import { withResource } from './with-resource.ts';
import { withStores } from './with-stores.ts';

/** Storing keeps up with no more, and each may take half a gigabyte. */
const MAX_READERS = 4;

type StoreOptions = Omit<IngestOptions, 'replaces'> & { readonly replaces: number | undefined };

export async function ingestIntoStore(plan: IngestPlan, options: StoreOptions, io: CommandIo): Promise<ExitCode> {
  const decisions = await readDecisions(options);
  return withStores(async (stores, { config, logger }) => {
    const readers = Math.min(availableParallelism(), MAX_READERS, documentsOf(plan).length);
    const opened = openIngestion(stores, config, logger, openParser(logger, readers));
    const { replaces, keepBoth, json } = options;
    const ingestAll = (some: IngestPlan, hold: Hold | undefined, ingestion: BatchDependencies) =>
      withProgress('Reading menus', io, (progress) => {
        const { begin: onBegin, step } = documentProgress(progress, io);
        const onDone = (outcome: DocumentOutcome, done: number, total: number) =>
          step(outcome.label, done, total, () => show(outcome, json, io));
        const change = decisionChange(decisions);
        const how = { replaces, keepBoth, hold, change, ahead: 2 * readers, signal: io.signal };
        return ingestBatch(some, { ...how, onBegin, onDone }, ingestion);
      });
    return withResource(opened, io.signal, async (ingestion) => {
      const first = await ingestAll(plan, holdOf(options), ingestion);
      const held = options.hold ? [] : heldLabels(first);
      const isWanted = held.length > 0 && (await io.confirm(`Put ${held.join(', ')} into service all the same?`));
      const outcomes = isWanted
        ? [
            ...first.filter(({ label }) => !held.includes(label)),
            ...(await ingestAll(planOf(plan, held), undefined, ingestion)),
          ]
        : first;
      const failed = failedLine(outcomes);
      if (failed !== undefined) io.say(failed);
      io.say(batchLine(outcomes));
      if (decisions.corrections !== undefined) io.say(keptLine(decisions.corrections.length));
      if (decisions.taught !== undefined)
        io.say(`Line corrections kept for later versions: ${decisions.taught.length}.`);
      if (!io.signal.aborted) return batchExitCode(outcomes);
      io.say('Interrupted. Run the same command again to continue.');
      return io.stopCode();
    });
  });
}

function holdOf({ hold, publish }: StoreOptions): Hold | undefined {
  if (publish) return undefined;
  return hold ? 'any doubt' : 'doubted documents';
}

/** The part of a plan with these documents. */
function planOf({ restaurants, documents }: IngestPlan, labels: readonly string[]): IngestPlan {
  const isAsked = ({ label }: Pick<SourceInput, 'label'>) => labels.includes(label);
  return {
    restaurants: restaurants.map((one) => ({ ...one, menus: one.menus.filter(isAsked) })),
    documents: documents.filter(isAsked),
  };
}

function keptLine(corrections: number): string {
  if (corrections === 0) return 'The corrections of this source were removed.';
  return `${count(corrections, 'correction')} kept, and applied again to every later version.`;
}

function show(outcome: DocumentOutcome, json: boolean | undefined, io: CommandIo): void {
  if (json) io.out(JSON.stringify(asJson(outcome)));
  const isError = 'error' in outcome;
  if (isError) for (const line of documentLines(outcome)) io.say(line);
  else if (!json) for (const line of documentLines(outcome)) io.out(wrap(line, io.width));
}

function asJson(outcome: DocumentOutcome): object {
  const { label: file, ...rest } = outcome;
  return 'result' in rest ? { file, ...rest.result } : { file, ...rest };
}
