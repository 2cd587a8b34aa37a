import test from 'ava';
import { closeDatabase, openDatabase, pingDatabase } from '../../src/db/open-database.ts';
import { testDatabase } from '../support/database.ts';
import { faultProxy } from '../support/fault-proxy.ts';
import { until } from '../support/until.ts';

test('a connection that takes longer to be made than a statement waits is there for the next one', async (t) => {
  const address = new URL((await testDatabase(t)).url);
  const proxy = await faultProxy(t, address.hostname, Number(address.port));
  address.hostname = '127.0.0.1';
  address.port = String(proxy.port);
  // Logging in takes several turns of 40 ms through this proxy.
  await proxy.fail('latency');
  const db = openDatabase({ url: address.href, acquireTimeoutMs: 60 });
  t.teardown(() => closeDatabase(db));
  await t.throwsAsync(pingDatabase(db, 60_000));
  await t.notThrowsAsync(
    until(() =>
      pingDatabase(db, 60_000).then(
        () => true,
        () => false,
      ),
    ),
  );
});
