import { postgresPlace } from '../src/lib/postgres-hosts.ts';
import { measureFailovers } from '../test/support/failover/measure-failovers.ts';
import { withTeardown } from '../test/support/with-teardown.ts';

// Kills the primary of two real PostgreSQL servers again and again, promotes its standby, and makes the killed one the next standby, while
// somebody publishes and clients read from two API processes. Prints for how long nothing could be published, and what was read.
// Usage: npm run failovers [-- FAILOVERS]

const failovers = Number(process.argv[2] ?? 5);
await withTeardown(async (t) => {
  const result = await measureFailovers(t, failovers, (one) =>
    console.log(
      `${postgresPlace(one.killed)} killed: promoted after ${one.promotedMs} ms, published again ${one.publishedMs} ms after that`,
    ),
  );
  const { published, refused, lost, reads, failed, wrong, latencyMs } = result;
  console.log(`${published} published, ${refused} refused, ${lost} lost`);
  console.log(`${reads} reads, ${failed.length} failed, ${wrong.length} showed what is older than was seen before`);
  console.log(
    `a read took ${latencyMs.p50} ms at the median, ${latencyMs.p99} ms at the 99th of a hundred, ${latencyMs.most} ms at most`,
  );
  for (const line of [...failed, ...wrong].slice(0, 20)) console.log(`  ${line}`);
  process.exitCode = lost + wrong.length + failed.length === 0 ? 0 : 1;
});
