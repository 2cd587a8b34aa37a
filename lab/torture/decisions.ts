import { playDecisions } from '../../test/support/decisions/decision-runs.ts';
import { withOwnServer } from '../../test/support/own-server.ts';

// Decisions of persons against checks, kills and merges, interleaved at every call of a store.
// Usage: npm run lab torture/decisions [RUNS [SEED]]

const [runs = '5000', seed = '1'] = process.argv.slice(2);
await withOwnServer(async ({ db }) => {
  await playDecisions(db, Number(runs), Number(seed));
  console.log(`${runs} runs of seed ${seed}: nothing lost, nothing brought back`);
});
