import test, { type ExecutionContext } from 'ava';
import { createMenuStore } from '../../src/db/menu-store.ts';
import { createSourceStore } from '../../src/db/source-store.ts';
import { createWebhookStore } from '../../src/db/webhook-store.ts';
import { addWebhook } from '../../src/webhooks/manage-webhooks.ts';
import { jobQueue } from '../support/job-queue.ts';
import { serve } from '../support/serve.ts';
import { storedRestaurant, taggedItem, taggedMenu } from '../support/tagged-menu.ts';
import {
  type Caller,
  KEY_ENCRYPTION_KEY,
  REQUESTS_A_MINUTE,
  startThreeOfEach,
  type ThreeOfEach,
  TOKENS_A_MINUTE,
} from '../support/three-of-each.ts';
import { until } from '../support/until.ts';
import { startReceiver } from '../webhooks/receiver.ts';
import { getPatiently } from './get-patiently.ts';

const MAX_MS = 120_000;
const WORDS = ['quenelle', 'ratatouille', 'saltimbocca'];
const STEADY_MENUS = 12;

test('three of each process work together like one of each', async (t) => {
  t.timeout(400_000);
  const three = await startThreeOfEach(t);
  const { apis, authorities } = three;
  const caller = await three.caller(1_000_000);
  await caller.renew(at(authorities, 0));
  const once = await workOnce(t, three);
  await foundThroughAll(t, three, caller);
  await once();
  await sameExports(t, three, caller);
  await rotatedForAll(t, three, caller);
  const asking = (some: Caller, n: number) => some.get(at(apis, n), '/v1/meta');
  await together(t, REQUESTS_A_MINUTE, () => limitedCaller(three), asking);
  await together(
    t,
    TOKENS_A_MINUTE,
    () => three.caller(),
    (some, n) => some.ask(at(authorities, n)),
  );
  await refusedByAll(t, three, caller);
  t.deepEqual([...(await three.metric('indexer', 'indexer_rebuilds_total')).values()], [1, 1]);
});

const at = (addresses: readonly string[], n: number): string => addresses[n % addresses.length] ?? '';

/** A caller without counted requests except for its token. */
async function limitedCaller({ caller, authorities }: ThreeOfEach): Promise<Caller> {
  const fresh = await caller();
  await fresh.renew(at(authorities, 0));
  return fresh;
}

/**
 * Jobs of three workers: changed sources are fetched and published once, and each change is sent to a webhook once. Resolves to a function
 * that checks this, once searches find everything.
 */
async function workOnce(t: ExecutionContext, { db }: ThreeOfEach): Promise<() => Promise<void>> {
  const receiver = await startReceiver(t);
  const webhooks = createWebhookStore(db);
  const key = Buffer.from(KEY_ENCRYPTION_KEY, 'hex');
  const { secret } = await addWebhook(webhooks, key, {
    url: receiver.url,
    types: 'menu.published',
    privateAllowed: true,
  });
  receiver.secret = secret;

  const fetched: string[] = [];
  const site = await serve(t, (request, response) => {
    const word = WORDS.find((one) => request.url === `/${one}`);
    if (word) fetched.push(word);
    response.writeHead(word ? 200 : 404, { 'content-type': 'text/html' }).end(word ? pageWith(word) : '');
  });
  const sources = createSourceStore(db);
  for (const [n, word] of WORDS.entries()) {
    const restaurantId = await storedRestaurant(db, { name: `Kitchen ${n}` });
    const sourceUrl = `${site}/${word}`;
    await sources.recordCheck({ restaurantId, sourceUrl, outcome: 'changed' });
  }
  await db.raw(`update menu_sources set last_check = now() - interval '3 days'`);
  const jobs = await jobQueue(t, db);
  for (const _worker of [1, 2, 3]) await jobs.addJob('plan_source_checks', {});

  const restaurantId = await storedRestaurant(db, { name: 'The Steady Hand' });
  for (let n = 0; n < STEADY_MENUS; n += 1) {
    const items = [taggedItem({ name: `Stalwart ${n}` })];
    const menu = { restaurantId, name: `Steady ${n}`, sourceUrl: `https://menus.example/${n}` };
    await createMenuStore(db).publish(taggedMenu({ ...menu, sections: [{ name: 'Dishes', items }] }));
  }
  await until(async () => {
    // Checks are spread over the minutes after their plan.
    await db.raw('update graphile_worker._private_jobs set run_at = now() where run_at > now() and locked_at is null');
    return (await sources.sources()).every(({ lastCheck }) => (lastCheck?.getTime() ?? 0) > Date.now() - 86_400_000);
  }, MAX_MS);

  return async () => {
    const told = STEADY_MENUS + WORDS.length;
    await until(async () => receiver.taken.length >= told, MAX_MS);
    await until(async () => (await webhooks.list()).every(({ waitingStreams }) => waitingStreams === 0), MAX_MS);
    t.is(receiver.tries, told, 'each change is sent once');
    t.is(new Set(receiver.taken.map(({ id }) => id)).size, told);
    t.deepEqual(fetched.toSorted(), WORDS, 'each source is fetched once');
  };
}

function pageWith(word: string): string {
  const dishes = [word, 'Cottage Pie', 'Roast Chicken'].map((dish) => `<li>${dish} <b>£9.50</b></li>`);
  return `<!DOCTYPE html><title>Menu</title><h1>Lunch</h1><h2>Mains</h2><ul>${dishes.join('')}</ul>`;
}

/** Menus published by any worker are found through every API process and engine. */
async function foundThroughAll(t: ExecutionContext, { apis, engines }: ThreeOfEach, caller: Caller): Promise<void> {
  for (const word of [...WORDS, 'stalwart']) {
    const bodies = await Promise.all(
      apis.map(async (api) => {
        let body = '[]';
        await until(async () => {
          const response = await caller.get(api, `/v1/menus/items?search=${word}&limit=50`);
          body = await response.text();
          return response.ok && (JSON.parse(body) as unknown[]).length === (word === 'stalwart' ? STEADY_MENUS : 1);
        }, MAX_MS);
        return body;
      }),
    );
    t.is(new Set(bodies).size, 1, word);
  }
  const held = engines.map((engine) => engine.indexes().map((uid) => engine.documents(uid).length));
  t.deepEqual(held[0], held[1]);
}

async function sameExports(t: ExecutionContext, { apis, authorities }: ThreeOfEach, caller: Caller): Promise<void> {
  const token = await caller.renew(at(authorities, 1));
  for (const name of ['items.ndjson', 'manifest.json']) {
    const answer = await until(async () => {
      const answers = await Promise.all(
        apis.map(async (api) => {
          const response = await getPatiently(`${api}/v1/export/${name}`, token);
          // The manifest contains its time.
          return `${response.status} ${(await response.text()).replace(/"takenAt":"[^"]*"/, '')}`;
        }),
      );
      // One may have made its files before the last change, and checks again a second later.
      return new Set(answers).size === 1 && answers[0];
    }, MAX_MS);
    t.regex(answer, /^200 ./);
  }
}

/** A rotation by a command reaches all token services, and all API processes accept their tokens. */
async function rotatedForAll(t: ExecutionContext, { db, apis, authorities, menus }: ThreeOfEach, caller: Caller) {
  const keys = await db('signing_keys').select('state');
  t.deepEqual(keys.map(({ state }) => state).toSorted(), ['current', 'next'], 'three services made one pair of keys');
  // As if the next key had been published for long enough.
  await db.raw(`update signing_keys set created_at = created_at - interval '1 minute'`);
  const rotated = await menus(['keys', 'rotate', '--json']);
  t.is(rotated.code, 0, rotated.stderr);
  const { kid } = await db('signing_keys').where({ state: 'current' }).first('kid');
  for (const authority of authorities) {
    await until(async () => kidOf(await caller.renew(authority)) === kid, MAX_MS);
    for (const api of apis) t.is((await caller.get(api, '/v1/meta')).status, 200);
  }
}

function kidOf(token: string): unknown {
  return (JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()) as { kid?: unknown }).kid;
}

/**
 * Endless requests to all three at once: together they allow at most 1.1 times one process's limit. If the machine is so busy that the
 * database takes a second to answer, each counts alone for a while, so another caller tries again.
 */
async function together(
  t: ExecutionContext,
  perMinute: number,
  newCaller: () => Promise<Caller>,
  ask: (caller: Caller, n: number) => Promise<Response>,
): Promise<void> {
  const told: string[] = [];
  for (let tries = 0; tries < 3; tries += 1) {
    const caller = await newCaller();
    const began = performance.now();
    const counts = await Promise.all([0, 1, 2].map((n) => passedUntilRefused(() => ask(caller, n))));
    const total = counts.reduce((sum, count) => sum + count, 0);
    const one = perMinute * (1 + (performance.now() - began) / 60_000);
    told.push(`${counts.join(' + ')} = ${total} passed where one process lets pass ${one.toFixed(0)}`);
    t.log(told.at(-1));
    t.true(total >= 0.9 * perMinute, told.at(-1));
    if (total <= 1.1 * one) return;
  }
  t.fail(told.join('; '));
}

async function passedUntilRefused(ask: () => Promise<Response>): Promise<number> {
  let passed = 0;
  for (let refused = 0; refused < 3; ) {
    const { status } = await ask();
    if (status === 200) passed += 1;
    else if (status === 429) refused += 1;
  }
  return passed;
}

async function refusedByAll(t: ExecutionContext, { apis, authorities, menus }: ThreeOfEach, caller: Caller) {
  const disabled = await menus(['clients', 'disable', caller.clientId]);
  t.is(disabled.code, 0, disabled.stderr);
  const began = performance.now();
  const refused = async (answer: () => Promise<Response>) => until(async () => (await answer()).status === 401, MAX_MS);
  await Promise.all([
    ...apis.map((api) => refused(() => caller.get(api, '/v1/meta'))),
    ...authorities.map((authority) => refused(() => caller.ask(authority))),
  ]);
  t.log(`refused by all after ${((performance.now() - began) / 1000).toFixed(1)} s`);
}
