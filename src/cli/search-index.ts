import { Registry } from 'prom-client';
import { verifyIndex } from '../../indexer/compare-index.ts';
import { rebuildIndex } from '../../indexer/rebuild-index.ts';
import { openSearch } from '../compose-search.ts';
import { ServiceError, UsageError } from '../domain/errors.ts';
import { createIndexKeys } from '../search/meilisearch/index-keys.ts';
import type { CommandIo } from '../terminal/command-io.ts';
import { EXIT, type ExitCode } from '../terminal/exit-codes.ts';
import { engineAnswers } from './engine-answers.ts';
import { commandContext, withStores } from './with-stores.ts';

/** The in-process index lives inside `menus start`, where another process cannot reach it. */
const NO_ENGINE =
  'there is no search engine to work on: MEILI_URL is not set. The in-process index of `menus start` is built from the database at every start and checked while it runs';

/**
 * Address of the engine, which answers.
 * @throws UsageError where none is configured, ServiceError 503 where it does not answer
 */
async function requireEngine(): Promise<string> {
  const { meili } = commandContext().config;
  if (!meili) throw new UsageError(NO_ENGINE);
  if (await engineAnswers(meili.url)) return meili.url;
  throw new ServiceError(503, 'engine_unreachable', `the search engine at ${meili.url} does not answer (MEILI_URL)`);
}

/** Fills new indexes from the database and swaps them in, here or in the indexer that runs already. */
export async function rebuildSearchIndex(options: { readonly json?: boolean }, io: CommandIo): Promise<ExitCode> {
  await requireEngine();
  return withStores(async (stores, { config, logger }) => {
    const { index, engine } = openSearch({ config, logger, registry: new Registry() });
    try {
      const deps = { changes: stores.changes, locks: stores.engineLocks, index, engine };
      const onProgress = (menus: number | null) => {
        if (menus !== null) io.say(`${menus} menus written`);
      };
      const outcome = await rebuildIndex(deps, onProgress, io.signal);
      io.out(options.json ? JSON.stringify({ outcome }) : `The index is ${outcome}.`);
      return EXIT.done;
    } finally {
      await index.close();
    }
  });
}

/** Compares every document of the engine with the database. */
export async function verifySearchIndex(options: { readonly json?: boolean }, io: CommandIo): Promise<ExitCode> {
  await requireEngine();
  return withStores(async (stores, { config, logger }) => {
    const { index } = openSearch({ config, logger, registry: new Registry() });
    try {
      const activeMenuIds = () => stores.menus.activeMenuIds();
      const differences = await verifyIndex({ changes: stores.changes, index, activeMenuIds });
      for (const difference of differences) {
        io.out(options.json ? JSON.stringify(difference) : `menu ${difference.menuId}: ${difference.problem}`);
      }
      io.say(differences.length === 0 ? 'The index and the database agree.' : `${differences.length} menus differ.`);
      return differences.length === 0 ? EXIT.done : EXIT.failed;
    } finally {
      await index.close();
    }
  });
}

async function standardInput(): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8').trim();
}

/** Makes the two keys of least privilege; the master key is read from standard input, so that no process list shows it. */
export async function makeIndexKeys(options: { readonly json?: boolean }, io: CommandIo): Promise<ExitCode> {
  const url = await requireEngine();
  if (process.stdin.isTTY) io.say('Type the master key of the engine, then Ctrl-D:');
  const masterKey = await standardInput();
  if (masterKey === '')
    throw new UsageError('give the master key on standard input: menus index keys < master-key.txt');
  const { searchKey, indexerKey } = await createIndexKeys(url, masterKey);
  if (options.json) {
    io.out(JSON.stringify({ searchKey, indexerKey }));
    return EXIT.done;
  }
  io.out(`MEILI_SEARCH_KEY=${searchKey}`);
  io.out(`MEILI_INDEXER_KEY=${indexerKey}`);
  return EXIT.done;
}
