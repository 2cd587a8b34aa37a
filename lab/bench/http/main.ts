/**
 * Benchmarks the cost of serving and the behaviour under overload: the whole product beside a bare node:http hello, a Koa hello, a bare RS256
 * signing loop and the search alone, each in a process of its own, in interleaved rounds, with the load of autocannon from this one. The
 * measure is processor time of the server's process, as ratios; times depend on the machine. DATABASE_URL may name an empty database to use
 * in place of an embedded one; PRODUCT_NODE_OPTIONS, such as --cpu-prof, are for the product's process. With --haproxy the overload goes
 * through the HAProxy of this machine, as in ops/haproxy.cfg. Run: npm run bench:http -- [requests | cold | overload | soak] [--rounds 9]
 * [--menus 6] [--only REGEXP] [--seconds 30] [--minutes 10] [--haproxy]
 */
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { withTeardown } from '../../../test/support/with-teardown.ts';
import { startHaproxy } from './haproxy.ts';
import { measureOverload } from './overload.ts';
import { startProduct } from './product.ts';
import { measureColdMenus, measureRequests } from './requests.ts';
import { measureSoak } from './soak.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '9' },
    menus: { type: 'string' },
    only: { type: 'string', default: '' },
    seconds: { type: 'string', default: '30' },
    minutes: { type: 'string', default: '10' },
    haproxy: { type: 'boolean', default: false },
  },
});
const [mode = 'requests'] = positionals;
const rounds = Number(values.rounds);
console.log(`${cpus().length} x ${cpus()[0]?.model.trim()}, Node ${process.version}, ${rounds} rounds`);

await withTeardown(async (t) => {
  const product = await startProduct(t, Number(values.menus ?? (mode === 'cold' ? 5000 : 6)));
  if (mode === 'cold') await measureColdMenus(t, product, rounds);
  else if (mode === 'overload') {
    const port = values.haproxy ? await startHaproxy(t, product.port, product.opsPort) : product.port;
    await measureOverload({ ...product, port }, Number(values.seconds));
  } else if (mode === 'soak') await measureSoak(product, Number(values.minutes));
  else await measureRequests(t, product, { rounds, only: new RegExp(values.only) });
});
