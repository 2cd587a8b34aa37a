import { UsageError } from '../../src/domain/errors.ts';
import type { BatchDependencies } from '../../src/ingest/ingest-batch.ts';
import { checkOutcome } from '../../src/ingest/ingest-document.ts';
import { readAgain } from '../../src/ingest/read-again.ts';
import { checkSources as checkAll, isFetched } from '../../src/ingest/sources/check-sources.ts';
import { isUnavailable } from '../../src/lib/unavailable.ts';
import type { CheckOutcome, SourceState } from '../../src/ports/source-store.ts';
import { openIngestion } from '../wiring/ingestion.ts';
import { openSourceChecks } from '../wiring/source-checks.ts';
import type { CommandIo, JsonOption } from './terminal/command-io.ts';
import { EXIT, type ExitCode } from './terminal/exit-codes.ts';
import { withProgress } from './terminal/progress.ts';
import { withResource } from './with-resource.ts';
import { withStores } from './with-stores.ts';

export function listSources(options: JsonOption, io: CommandIo): Promise<void> {
  return withStores(async (stores) => {
    const states = await stores.sources.sources();
    for (const state of states) {
      const failures = state.failures > 0 ? `, ${state.failures} failed in a row` : '';
      const rest = state.watched ? '' : ', no menu in service: not checked again';
      const why = state.detail === null ? '' : `: ${inOneLine(state.detail)}`;
      const line = `${state.sourceUrl}  ${state.lastOutcome ?? 'not checked'} ${when(state.lastCheck)}${failures}${rest}${why}`;
      io.out(options.json ? JSON.stringify(state) : line);
    }
    if (states.length === 0) io.say('There are no sources yet: menus ingest …');
  });
}

/** Checks sources now, or re-reads their kept documents. Exits with 4 if one could not be fetched, 3 if one needs review. */
export function checkSources(
  urls: readonly string[],
  options: JsonOption & { readonly again?: boolean },
  io: CommandIo,
): Promise<ExitCode> {
  return withStores(async (stores, { config, logger }) => {
    const watched = chosen(await stores.sources.sources(), urls);
    const states = options.again ? watched : watched.filter(({ sourceUrl }) => isFetched(sourceUrl));
    if (states.length === 0) {
      io.say('No menu in service has a source that can be fetched: files have no address to check again.');
    }
    const ingestion = openIngestion(stores, config, logger);
    const checks = openSourceChecks(config, ingestion);
    const both = { close: () => Promise.all([checks.close(), ingestion.close()]) };
    let code: ExitCode = EXIT.done;
    return withResource(both, io.signal, async () => {
      await withProgress(options.again ? 'Reading documents again' : 'Checking sources', io, ({ show, print }) => {
        let checked = 0;
        const onChecked: OnChecked = ({ restaurantId, sourceUrl }, { outcome, detail }) => {
          if (outcome === 'unreachable' || outcome === 'failed') code = EXIT.someFailed;
          if (outcome === 'needs review' && code === EXIT.done) code = EXIT.review;
          const line = `${sourceUrl}  ${outcome}${detail === undefined ? '' : `: ${inOneLine(detail)}`}`;
          const json = () => JSON.stringify({ restaurantId, sourceUrl, outcome, detail: detail ?? null });
          show(`${++checked} of ${states.length}`);
          print(() => io.out(options.json ? json() : line));
        };
        return options.again
          ? readAllAgain(states, { ...ingestion, restaurants: stores.restaurants }, io.signal, onChecked)
          : checkAll(states, checks, io.signal, onChecked);
      });
      return io.signal.aborted ? io.stopCode() : code;
    });
  });
}

type OnChecked = (
  state: SourceState,
  check: { readonly outcome: CheckOutcome | 'failed'; readonly detail?: string },
) => void;

/** Re-reads the kept document of each source; an unreadable one leaves its menus as they are. */
async function readAllAgain(
  states: readonly SourceState[],
  deps: BatchDependencies,
  signal: AbortSignal,
  onChecked: OnChecked,
): Promise<void> {
  for (const state of states) {
    if (signal.aborted) return;
    const { restaurantId, sourceUrl } = state;
    try {
      const [restaurant] = await deps.restaurants.find(restaurantId);
      if (!restaurant) continue;
      const { menus, review } = await readAgain(restaurant, sourceUrl, deps);
      const detail = review.join('; ');
      onChecked(state, { outcome: checkOutcome(menus), ...(detail && { detail }) });
    } catch (error) {
      if (signal.aborted) return;
      if (isUnavailable(error)) throw error;
      onChecked(state, { outcome: 'failed', detail: (error as Error).message });
    }
  }
}

const inOneLine = (detail: string) => detail.replaceAll('\n', '; ');

const when = (date: Date | null) => date?.toISOString().slice(0, 16).replace('T', ' ') ?? 'never';

function chosen(states: readonly SourceState[], urls: readonly string[]): readonly SourceState[] {
  const unknown = urls.filter((url) => !states.some(({ sourceUrl }) => sourceUrl === url));
  if (unknown.length > 0)
    throw new UsageError(`no menu comes from ${unknown.join(', ')}; \`menus sources\` lists them`);
  const wanted = urls.length === 0 ? states : states.filter(({ sourceUrl }) => urls.includes(sourceUrl));
  const left = urls.filter((url) => wanted.every(({ sourceUrl, watched }) => sourceUrl !== url || !watched));
  if (left.length > 0)
    throw new UsageError(`no menu in service comes from ${left.join(', ')}; \`menus ingest\` ingests it again`);
  return wanted.filter(({ watched }) => watched);
}
