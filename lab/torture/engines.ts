import { closeDatabase, openDatabase } from '../../src/db/open-database.ts';
import { replicatedPostgres } from '../../test/support/replicated-postgres.ts';
import { withTeardown } from '../../test/support/with-teardown.ts';
import { enginesInTurn } from './fleet/engines-in-turn.ts';
import { meilisearchProgram } from './fleet/meilisearch-server.ts';

// Takes Meilisearch servers away, upgrades, empties and adds them, while clients search and menus change, and counts the requests that failed.
// Usage: MEILISEARCH=/path/of/the/program npm run lab torture/engines

const binary = meilisearchProgram();

await withTeardown(async (t) => {
  const postgres = await replicatedPostgres(t, { standbys: 0 });
  const db = openDatabase({ url: postgres.url, acquireTimeoutMs: 5000 });
  t.teardown(() => closeDatabase(db));
  console.log('| | answered | refused with 503 | failed |\n|---|---|---|---|');
  const { fresh, kept } = await enginesInTurn(t, { db, postgres, binary }, (what, load) => {
    const sum = (of: 'answered' | 'refused') => load.fresh[of] + load.kept[of];
    const failed = [...load.fresh.failed, ...load.kept.failed];
    console.log(`| ${what} | ${sum('answered')} | ${sum('refused')} | ${failed.length} |`);
  });
  const failed = [...fresh.failed, ...kept.failed];
  for (const { reasons } of [fresh, kept]) console.log(JSON.stringify(reasons));
  for (const one of failed.slice(0, 20)) console.log(one);
  process.exitCode = failed.length + fresh.refused + kept.refused === 0 ? 0 : 1;
});
