import { createMenuStore } from '../../src/db/menu-store.ts';
import { withOwnServer } from '../../test/support/own-server.ts';
import { startLoad } from '../../test/support/rolling/load.ts';
import { LIMITED, passedLimit, renewWorkers, startWorkers } from '../../test/support/workers/start-workers.ts';
import { KILL_EVERY_SECONDS, killInTurn } from './workers/kill-in-turn.ts';
import { secondsUntilSeenByAll } from './workers/seen-by-all.ts';

// One API on several processes: its limits, how soon all of them see a change, and what their renewals and deaths lose under load.
// Usage: npm run lab torture/workers [-- WORKERS [RENEWALS [SECONDS OF KILLS]]]

const [count = 4, renewals = 20, seconds = 120] = process.argv.slice(2).map(Number);

await withOwnServer(async ({ t, db, url }) => {
  const workers = await startWorkers(t, { db, url, count });
  await workers.allServe();
  const { passed, ofOne } = await passedLimit(workers);
  console.log(`limit: ${passed} passed where one process lets pass ${ofOne.toFixed(0)}`);
  const [steadyId = 0] = workers.steady.ids;
  const ask = (path: string, clientId?: string) =>
    fetch(`http://127.0.0.1:${workers.port}${path}`, {
      headers: { ...workers.headers(clientId), connection: 'close' },
    });
  await workers.clients.setLimit(LIMITED, 1_000_000);
  const revoked = await secondsUntilSeenByAll(
    count,
    () => workers.clients.setDisabled(LIMITED, true),
    async () => (await ask('/v1/meta', LIMITED)).status === 401,
  );
  const before = await (await ask(`/v1/menus/${steadyId}`)).text();
  const changed = await secondsUntilSeenByAll(
    count,
    () => createMenuStore(db).withdraw(steadyId),
    async () => (await (await ask(`/v1/menus/${steadyId}`)).text()) !== before,
  );
  console.log(`seen by all: a disabled client after ${revoked} s, a withdrawn menu after ${changed} s`);

  const [, menuId = 0] = workers.steady.ids;
  const paths = [`/v1/menus/${menuId}`, '/v1/menus/items?search=stalwart', '/v1/meta'];
  const expected = new Map<string, string>();
  for (const path of paths.slice(0, 2)) expected.set(path, await (await ask(path)).text());
  const isRight = (path: string, body: string) => (expected.get(path) ?? body) === body;
  const underLoad = async (name: string, work: () => Promise<unknown>): Promise<void> => {
    const clients = startLoad(workers.port, paths, () => workers.headers(), isRight);
    await work();
    await clients.stop();
    for (const kind of ['fresh', 'kept'] as const) {
      const { answered, refused, failed, wrong } = clients[kind];
      console.log(
        `${name}, ${kind}: ${answered} answered, ${refused} refused, ${failed.length} failed, ${wrong} wrong`,
      );
      for (const line of failed.slice(0, 5)) console.log(`  ${line}`);
    }
  };
  await underLoad(`${renewals} renewals`, async () => {
    for (let done = 0; done < renewals; done += 1) await renewWorkers(workers);
  });
  const kills = Math.floor(seconds / KILL_EVERY_SECONDS);
  await underLoad(`${kills} kills`, () => killInTurn(workers, kills));
});
