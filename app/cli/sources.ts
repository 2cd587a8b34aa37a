import { checkSources as checkAll, isFetched } from '../../ingest/sources/check-sources.ts';
import { UsageError } from '../../src/domain/errors.ts';
import type { SourceState } from '../../src/ports/source-store.ts';
import type { CommandIo, JsonOption } from '../terminal/command-io.ts';
import { EXIT, type ExitCode } from '../terminal/exit-codes.ts';
import { withProgress } from '../terminal/progress.ts';
import { openIngestion } from '../wiring/ingestion.ts';
import { openSourceChecks } from '../wiring/source-checks.ts';
import { whileOpen } from './while-open.ts';
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

/** Checks sources now, until it is told to stop. Ends with 4 where one was unreachable, 3 where one needs review. */
export function checkSources(urls: readonly string[], options: JsonOption, io: CommandIo): Promise<ExitCode> {
  return withStores(async (stores, { config, logger }) => {
    const states = chosen(await stores.sources.sources(), urls);
    if (states.length === 0) {
      io.say('No menu in service has a source that can be fetched: files have no address to look at again.');
    }
    const ingestion = openIngestion(stores, config, logger);
    const checks = openSourceChecks(config, ingestion);
    const both = { close: () => Promise.all([checks.close(), ingestion.close()]) };
    let code: ExitCode = EXIT.done;
    return whileOpen(both, io.signal, async () => {
      await withProgress('Checking sources', io, ({ show, print }) => {
        let checked = 0;
        return checkAll(states, checks, io.signal, ({ restaurantId, sourceUrl }, { outcome, detail }) => {
          if (outcome === 'unreachable') code = EXIT.someFailed;
          if (outcome === 'needs review' && code === EXIT.done) code = EXIT.review;
          const line = `${sourceUrl}  ${outcome}${detail === undefined ? '' : `: ${inOneLine(detail)}`}`;
          const json = () => JSON.stringify({ restaurantId, sourceUrl, outcome, detail: detail ?? null });
          show(`${++checked} of ${states.length}`);
          print(() => io.out(options.json ? json() : line));
        });
      });
      return io.signal.aborted ? io.stopCode() : code;
    });
  });
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
  return wanted.filter(({ sourceUrl, watched }) => watched && isFetched(sourceUrl));
}
