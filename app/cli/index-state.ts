import { addAbortSignal } from 'node:stream';
import { text } from 'node:stream/consumers';
import { Registry } from 'prom-client';
import { verifyIndex } from '../../indexer/compare-index.ts';
import { rebuildIndex } from '../../indexer/rebuild-index.ts';
import { ServiceError, UsageError } from '../../src/domain/errors.ts';
import { type MeilisearchEngine, ONLY_ENGINE } from '../config.ts';
import { engineAnswers, makeEngineKeys } from '../wiring/meilisearch.ts';
import { type OpenEngine, openEngines } from '../wiring/search.ts';
import type { Stores } from '../wiring/stores.ts';
import { commandContext } from './command-context.ts';
import type { CommandIo, JsonOption } from './terminal/command-io.ts';
import { count } from './terminal/count.ts';
import { EXIT, type ExitCode } from './terminal/exit-codes.ts';
import { withProgress } from './terminal/progress.ts';
import { withStores } from './with-stores.ts';

/** The in-process index lives inside `menus start`, where another process cannot reach it. */
const NO_ENGINE =
  'there is no search engine to work on: MEILI_URL is not set. The in-process index of `menus start` is built from the database at every start and checked while it runs';

/** Fills new indexes from the database and swaps them in, on each engine, here or in a running indexer. */
export function rebuildSearchIndex(options: JsonOption, io: CommandIo): Promise<ExitCode> {
  return withEngines(async ({ changes, engineLocks: locks }, search, name) => {
    const outcome = await withProgress(`Rebuilding the index${name}`, io, ({ report }) =>
      rebuildIndex(
        { changes, locks, ...search },
        (menus) => {
          if (menus !== null) report(`${menus} menus written`);
        },
        io.signal,
      ),
    );
    io.out(options.json ? JSON.stringify({ engine: search.engine, outcome }) : `The index${name} is ${outcome}.`);
    return EXIT.done;
  });
}

export function verifySearchIndex(options: JsonOption, io: CommandIo): Promise<ExitCode> {
  return withEngines(async ({ changes, menus }, { index, engine }, name) => {
    const deps = { changes, index, activeMenuIds: () => menus.activeMenuIds() };
    const differences = await withProgress(`Comparing the index${name} with the database`, io, ({ show }) =>
      verifyIndex(deps, (buckets, total) => {
        io.signal.throwIfAborted();
        show(`${Math.floor((100 * buckets) / total)} %`);
      }),
    );
    for (const difference of differences) {
      const line = `menu ${difference.menuId}${name}: ${difference.problem}`;
      io.out(options.json ? JSON.stringify({ engine, ...difference }) : line);
    }
    io.say(
      differences.length === 0 ? `The index${name} and the database agree.` : `${differences.length} menus differ.`,
    );
    return differences.length === 0 ? EXIT.done : EXIT.failed;
  });
}

/** Creates the two least-privilege keys; the master key is read from standard input, so that no process list shows it. */
export async function makeIndexKeys(options: JsonOption, io: CommandIo): Promise<void> {
  const engines = await requireEngines();
  if (process.stdin.isTTY) io.say('Type the master key of the engine, then Ctrl-D:');
  const masterKey = (await text(addAbortSignal(io.signal, process.stdin))).trim();
  if (masterKey === '')
    throw new UsageError('give the master key on standard input: menus index keys < master-key.txt');
  const made = await Promise.all(engines.map(({ url }) => makeEngineKeys(url, masterKey)));
  // Each engine derives a key from its id and the master key.
  const [{ searchKey, indexerKey } = { searchKey: '', indexerKey: '' }, ...others] = made;
  if (others.some((keys) => keys.searchKey !== searchKey || keys.indexerKey !== indexerKey))
    throw new UsageError('the engines gave different keys: give all of them the same master key');
  if (options.json) return io.out(JSON.stringify({ searchKey, indexerKey }));
  io.out(`MEILI_SEARCH_KEY=${searchKey}`);
  io.out(`MEILI_INDEXER_KEY=${indexerKey}`);
}

/**
 * Runs a command over the stores and each engine in turn; returns the worst exit code.
 * @param command receives the engine, and its name for a sentence: '' for the only one
 */
async function withEngines(
  command: (stores: Stores, search: OpenEngine, name: string) => Promise<ExitCode>,
): Promise<ExitCode> {
  await requireEngines();
  return withStores(async (stores, { config, logger }) => {
    const opened = openEngines({ config, logger, registry: new Registry() });
    try {
      let worst: ExitCode = EXIT.done;
      for (const search of opened.engines) {
        const name = opened.engines.length > 1 ? ` of ${search.engine}` : '';
        const code = await command(stores, search, name);
        if (code !== EXIT.done) worst = code;
      }
      return worst;
    } finally {
      await opened.close();
    }
  });
}

async function requireEngines(): Promise<readonly MeilisearchEngine[]> {
  const { meili } = commandContext().config;
  if (!meili) throw new UsageError(NO_ENGINE);
  for (const { name, url } of meili.engines) {
    if (await engineAnswers(url)) continue;
    const variable = name === ONLY_ENGINE ? 'MEILI_URL' : 'MEILI_URLS';
    throw new ServiceError(503, 'engine_unreachable', `the search engine at ${url} does not answer (${variable})`);
  }
  return meili.engines;
}

/** `menus index engines`: lists the engines with pending changes, and the lag of each. */
export function listEngines(options: JsonOption, io: CommandIo): Promise<void> {
  return withStores(async ({ changes }) => {
    const engines = await changes.engines();
    for (const engine of engines) {
      const { pending, parked, oldestSeconds } = await changes.status(engine);
      const filled = (await changes.epoch(engine)) !== null;
      const behind = pending === 0 ? 'in step' : `${count(pending, 'menu')} behind, for ${Math.round(oldestSeconds)} s`;
      const line = `${engine}: ${filled ? behind : 'not filled yet'}${parked > 0 ? `, ${parked} refused` : ''}`;
      io.out(options.json ? JSON.stringify({ engine, filled, pending, parked, oldestSeconds }) : line);
    }
    if (engines.length === 0) io.say('No engine was filled yet: start an indexer, or `menus start`.');
  });
}

export function forgetEngine(engine: string, options: JsonOption, io: CommandIo): Promise<void> {
  return withStores(async ({ changes }) => {
    if (!(await changes.forgetEngine(engine))) {
      const known = (await changes.engines()).map((name) => `"${name}"`).join(', ');
      throw new UsageError(`there is no engine "${engine}"; known are: ${known === '' ? 'none' : known}`);
    }
    const line = `Changes for ${engine} are no longer kept. An indexer that still has it refills it.`;
    io.out(options.json ? JSON.stringify({ engine, forgotten: true }) : line);
  });
}
