import { addAbortSignal } from 'node:stream';
import { text } from 'node:stream/consumers';
import { Registry } from 'prom-client';
import { verifyIndex } from '../../indexer/compare-index.ts';
import { rebuildIndex } from '../../indexer/rebuild-index.ts';
import { ServiceError, UsageError } from '../../src/domain/errors.ts';
import type { CommandIo } from '../terminal/command-io.ts';
import { EXIT, type ExitCode } from '../terminal/exit-codes.ts';
import { withProgress } from '../terminal/progress.ts';
import { engineAnswers, makeEngineKeys } from '../wiring/meilisearch.ts';
import { type OpenSearch, openSearch } from '../wiring/search.ts';
import type { Stores } from '../wiring/stores.ts';
import { commandContext } from './command-context.ts';
import { withStores } from './with-stores.ts';

/** The in-process index lives inside `menus start`, where another process cannot reach it. */
const NO_ENGINE =
  'there is no search engine to work on: MEILI_URL is not set. The in-process index of `menus start` is built from the database at every start and checked while it runs';

/** Fills new indexes from the database and swaps them in, here or in the indexer that runs already. */
export function rebuildSearchIndex(options: { readonly json?: boolean }, io: CommandIo): Promise<ExitCode> {
  return withEngine(async ({ changes, engineLocks: locks }, search) => {
    const outcome = await withProgress('Rebuilding the index', io, ({ report }) =>
      rebuildIndex(
        { changes, locks, ...search },
        (menus) => {
          if (menus !== null) report(`${menus} menus written`);
        },
        io.signal,
      ),
    );
    io.out(options.json ? JSON.stringify({ outcome }) : `The index is ${outcome}.`);
    return EXIT.done;
  });
}

/** Compares every document of the engine with the database. */
export function verifySearchIndex(options: { readonly json?: boolean }, io: CommandIo): Promise<ExitCode> {
  return withEngine(async ({ changes, menus }, { index }) => {
    const deps = { changes, index, activeMenuIds: () => menus.activeMenuIds() };
    const differences = await withProgress('Comparing the index with the database', io, ({ show }) =>
      verifyIndex(deps, (buckets, total) => {
        io.signal.throwIfAborted();
        show(`${Math.floor((100 * buckets) / total)} %`);
      }),
    );
    for (const difference of differences) {
      io.out(options.json ? JSON.stringify(difference) : `menu ${difference.menuId}: ${difference.problem}`);
    }
    io.say(differences.length === 0 ? 'The index and the database agree.' : `${differences.length} menus differ.`);
    return differences.length === 0 ? EXIT.done : EXIT.failed;
  });
}

/** Makes the two keys of least privilege; the master key is read from standard input, so that no process list shows it. */
export async function makeIndexKeys(options: { readonly json?: boolean }, io: CommandIo): Promise<ExitCode> {
  const url = await requireEngine();
  if (process.stdin.isTTY) io.say('Type the master key of the engine, then Ctrl-D:');
  const masterKey = (await text(addAbortSignal(io.signal, process.stdin))).trim();
  if (masterKey === '')
    throw new UsageError('give the master key on standard input: menus index keys < master-key.txt');
  const { searchKey, indexerKey } = await makeEngineKeys(url, masterKey);
  if (options.json) {
    io.out(JSON.stringify({ searchKey, indexerKey }));
    return EXIT.done;
  }
  io.out(`MEILI_SEARCH_KEY=${searchKey}`);
  io.out(`MEILI_INDEXER_KEY=${indexerKey}`);
  return EXIT.done;
}

/** Runs a command over the stores and the engine of MEILI_URL. */
async function withEngine(command: (stores: Stores, search: OpenSearch) => Promise<ExitCode>): Promise<ExitCode> {
  await requireEngine();
  return withStores(async (stores, { config, logger }) => {
    const search = openSearch({ config, logger, registry: new Registry() });
    try {
      return await command(stores, search);
    } finally {
      await search.index.close();
    }
  });
}

/**
 * Address of the engine, once it has answered.
 * @throws UsageError where none is configured, ServiceError 503 where it does not answer
 */
async function requireEngine(): Promise<string> {
  const { meili } = commandContext().config;
  if (!meili) throw new UsageError(NO_ENGINE);
  if (await engineAnswers(meili.url)) return meili.url;
  throw new ServiceError(503, 'engine_unreachable', `the search engine at ${meili.url} does not answer (MEILI_URL)`);
}
