import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { tagDraft } from '@menu-data-service/food-knowledge/tag-draft';
import { parseSource } from '@menu-data-service/menu-reader/in-this-process';
import test, { type ExecutionContext } from 'ava';
import { createMenuStore } from '../../src/db/menu-store.ts';
import { createPublisher } from '../../src/db/publisher.ts';
import { createRestaurantStore } from '../../src/db/restaurant-store.ts';
import { createSourceStore } from '../../src/db/source-store.ts';
import { type BatchDependencies, type DocumentOutcome, ingestBatch } from '../../src/ingest/ingest-batch.ts';
import { createStoredDecisions } from '../../src/ingest/load-decisions.ts';
import { fileSourceUrl, type SourceInput } from '../../src/ingest/source-input.ts';
import { createChangedSourceIngestion } from '../../src/ingest/sources/ingest-changed-source.ts';
import { renderIfNeeded } from '../../src/ingest/sources/render-if-needed.ts';
import { menuPage, PLAIN_PAGE } from '../cli/menu-page.ts';
import { testDatabase } from '../support/database.ts';
import { restaurantFacts, storedRestaurant } from '../support/tagged-menu.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const OPTIONS = { signal: new AbortController().signal, onDone: () => undefined };

interface Bench {
  readonly folder: string;
  readonly restaurantId: string;
  readonly deps: BatchDependencies;
  input(name: string, sourceUrl?: string): SourceInput;
  run(inputs: readonly SourceInput[], changed?: Partial<BatchDependencies>): Promise<readonly DocumentOutcome[]>;
  stored(): Promise<readonly (readonly [name: string, version: number])[]>;
}

/** The real stores, and the real reader in this process. */
async function bench(t: ExecutionContext): Promise<Bench> {
  const { db } = await testDatabase(t);
  const folder = await temporaryFolder(t, 'ingest');
  const restaurantId = await storedRestaurant(db);
  const sources = createSourceStore(db);
  const ocr = () => Promise.reject(new Error('no pictures here'));
  const deps: BatchDependencies = {
    parse: ({ bytes, label }) => parseSource({ bytes, fileName: label }, { ocr }),
    loadDecisions: createStoredDecisions(sources),
    tag: tagDraft,
    load: async ({ location, label, sourceUrl }) => ({
      bytes: await readFile('file' in location ? location.file : ''),
      label,
      sourceUrl,
    }),
    menus: createMenuStore(db),
    sources,
    publisher: createPublisher(db),
    restaurants: createRestaurantStore(db),
  };
  return {
    folder,
    restaurantId,
    deps,
    input: (name, sourceUrl = fileSourceUrl(basename(name))) => ({
      label: name,
      location: { file: join(folder, name) },
      sourceUrl,
      restaurant: restaurantId,
      menuName: undefined,
    }),
    run: (documents, changed = {}) => ingestBatch({ restaurants: [], documents }, OPTIONS, { ...deps, ...changed }),
    stored: async () => {
      const menus = await deps.menus.storedMenus(0, 100);
      return menus.map(({ name, version }) => [name, version] as const);
    },
  };
}

const kinds = (outcomes: readonly DocumentOutcome[]) =>
  outcomes.map((outcome) => {
    if ('error' in outcome) return 'failed';
    return 'known' in outcome ? 'known' : outcome.result.menus.map((menu) => menu.outcome.outcome).join();
  });

const DAYS = Array.from({ length: 20 }, (_, day) => `Menu ${day + 1}`);

test('twenty documents with a failure in the middle, an abort and a resume: nothing twice, nothing lost', async (t) => {
  const { folder, input, run, stored, deps } = await bench(t);
  for (const name of DAYS) {
    await writeFile(join(folder, `${name}.html`), PLAIN_PAGE.replaceAll('Lunch Menu', name));
  }
  await writeFile(join(folder, 'Menu 7.html'), '');
  const inputs = DAYS.map((name) => input(`${name}.html`));
  const controller = new AbortController();
  const interrupted = await ingestBatch(
    { restaurants: [], documents: inputs },
    {
      signal: controller.signal,
      onDone: (_outcome, done) => {
        if (done === 12) controller.abort();
      },
    },
    deps,
  );
  t.is(interrupted.length, 12);
  t.is(kinds(interrupted).filter((kind) => kind === 'failed').length, 1);
  t.is((await stored()).length, 11);

  await writeFile(join(folder, 'Menu 7.html'), PLAIN_PAGE.replaceAll('Lunch Menu', 'Menu 7'));
  const resumed = kinds(await run(inputs));
  t.is(resumed.filter((kind) => kind === 'unchanged').length, 11);
  t.is(resumed.filter((kind) => kind === 'created').length, 9);
  const menus = await stored();
  t.deepEqual(menus.map(([name]) => name).sort(), [...DAYS].sort());
  t.true(menus.every(([, version]) => version === 1));
  t.true(kinds(await run(inputs)).every((kind) => kind === 'unchanged'));
});

test('documents of one call with menus of one name are a menu each, however often the call is repeated', async (t) => {
  const { folder, input, run, stored } = await bench(t);
  const names = ['bar.html', 'garden.html', 'terrace.html'];
  for (const [index, name] of names.entries()) {
    await writeFile(join(folder, name), PLAIN_PAGE.replace('12.95', `1${index}.50`));
  }
  const inputs = names.map((name) => input(name));
  t.deepEqual(kinds(await run(inputs)), ['created', 'created', 'created']);
  t.deepEqual(kinds(await run(inputs)), ['unchanged', 'unchanged', 'unchanged']);
  t.deepEqual(await stored(), new Array(3).fill(['Lunch Menu', 1]));
});

test('a check takes no menu from a source that still answers, and takes one from a source that is gone', async (t) => {
  const { deps, restaurantId, stored } = await bench(t);
  const ingest = createChangedSourceIngestion(deps);
  const [bar, garden] = ['http://127.0.0.1/bar', 'http://127.0.0.1/garden'];
  const check = async (sourceUrl: string, page: string) =>
    ingest(
      { bytes: Buffer.from(page), mediaType: 'text/html', sourceUrl, fetchedAt: await deps.sources.now() },
      restaurantId,
    );
  await check(bar, PLAIN_PAGE);
  await check(garden, PLAIN_PAGE.replace('12.95', '13.50'));
  t.deepEqual(await stored(), new Array(2).fill(['Lunch Menu', 1]));
  for (const sourceUrl of [bar, garden]) {
    await deps.sources.recordCheck({ restaurantId, sourceUrl, outcome: 'unreachable' });
  }
  await deps.menus.withdraw((await deps.menus.activeMenuIds())[0] ?? 0);
  await check('http://127.0.0.1/new', PLAIN_PAGE.replace('12.95', '14.50'));
  t.deepEqual(await stored(), [['Lunch Menu', 2]]);
});

test('a check reads a page of scripts as rendered by a browser, and names the scripts if there is none', async (t) => {
  const { deps, restaurantId, stored } = await bench(t);
  const ingest = createChangedSourceIngestion(deps);
  const sourceUrl = 'http://127.0.0.1/app';
  const page = '<body><div id="root"></div><script src="app.js"></script></body>';
  const source = {
    bytes: Buffer.from(page),
    mediaType: 'text/html',
    sourceUrl,
    etag: '"shell"',
    fetchedAt: new Date(),
  };
  await t.throwsAsync(ingest(source, restaurantId), { message: /this page draws its menu by script/ });

  let price = '12.95';
  const render = async () => ({ bytes: Buffer.from(PLAIN_PAGE.replace('12.95', price)), mediaType: 'text/html' });
  const rendered = renderIfNeeded(ingest, render, { isAllowed: async () => true });
  t.is(await rendered(source, restaurantId), 'changed');
  t.is(await rendered(source, restaurantId), 'unchanged');
  price = '13.50';
  t.is(await rendered(source, restaurantId), 'changed');
  t.deepEqual(await stored(), [['Lunch Menu', 2]]);
  const [state] = await deps.sources.sources();
  t.is(state?.etag ?? null, null, 'the page without its scripts is asked for again');
});

test('a document interrupted by an abort is not a failure, and is ingested by the next run', async (t) => {
  const { folder, input, deps, run } = await bench(t);
  await writeFile(join(folder, 'lunch.html'), PLAIN_PAGE);
  const controller = new AbortController();
  const parse = () => {
    controller.abort();
    return Promise.reject(new Error('the reader ended'));
  };
  const plan = { restaurants: [], documents: [input('lunch.html')] };
  const options = { signal: controller.signal, onDone: () => undefined };
  t.deepEqual(await ingestBatch(plan, options, { ...deps, parse }), []);
  t.deepEqual(kinds(await run([input('lunch.html')])), ['created']);
});

test('versions of one source wait for a failed one, and a repeated run restores none', async (t) => {
  const { folder, input, run, stored } = await bench(t);
  const source = 'https://kiln.example/menu';
  await writeFile(join(folder, '2025.html'), '');
  await writeFile(join(folder, '2026.html'), PLAIN_PAGE.replace('5.50', '5.95'));
  const versions = [input('2025.html', source), input('2026.html', source)];
  const failed = await run(versions);
  t.deepEqual(kinds(failed), ['failed', 'failed']);
  t.regex(failed[1] && 'error' in failed[1] ? failed[1].error : '', /the same menu as 2025\.html/);
  await writeFile(join(folder, '2025.html'), PLAIN_PAGE);
  t.deepEqual(kinds(await run(versions)), ['created', 'changed']);
  t.deepEqual(kinds(await run(versions)), ['known', 'known']);
  t.deepEqual(await stored(), [['Lunch Menu', 2]]);
});

test('a menu missing from its document stays and is named with the command that withdraws it', async (t) => {
  const { input, deps, restaurantId, folder, run } = await bench(t);
  const parsed = async (names: readonly string[]) => {
    const page = await deps.parse({ bytes: Buffer.from(PLAIN_PAGE), label: '', sourceUrl: '' });
    const sections = page.menus.flatMap((menu) => menu.sections);
    return { ...page, menus: names.map((name) => ({ name, sections })) };
  };
  await writeFile(join(folder, 'all.html'), PLAIN_PAGE);
  const ingest = (names: readonly string[]) => run([input('all.html')], { parse: () => parsed(names) });
  await ingest(['Lunch', 'Dinner', 'Drinks']);
  const [outcome] = await ingest(['Lunch', 'Drinks']);
  const [dinner] = (await deps.menus.activeMenusOfSource(restaurantId, 'file:///all.html')).filter(
    ({ name }) => name === 'Dinner',
  );
  t.deepEqual(outcome && 'result' in outcome ? outcome.result.review : [], [
    `"Dinner" is no longer in the document; withdraw it with: menus ingest --withdraw ${dinner?.id}`,
  ]);
});

test('two documents with unnamed menus are two menus, even when ingested in sequence', async (t) => {
  const { input, deps, restaurantId, folder, run } = await bench(t);
  for (const name of ['lunch.html', 'dinner.html']) {
    await writeFile(join(folder, name), PLAIN_PAGE.replace('12.95', name === 'lunch.html' ? '9.95' : '14.95'));
  }
  const parse: typeof deps.parse = async (source) => {
    const draft = await deps.parse(source);
    return { ...draft, menus: draft.menus.map((menu) => ({ ...menu, name: '' })) };
  };
  for (const name of ['lunch.html', 'dinner.html']) {
    const [outcome] = await run([input(name)], { parse });
    t.deepEqual(outcome && kinds([outcome]), ['created'], name);
    t.is((await deps.menus.activeMenusOfSource(restaurantId, input(name).sourceUrl))[0]?.name, 'Menu');
  }
  t.is((await deps.menus.activeMenuIds()).length, 2);
});

test('two menus of one name in a document are one, with the sections of both', async (t) => {
  const { input, deps, folder, run } = await bench(t);
  await writeFile(join(folder, 'two.html'), PLAIN_PAGE);
  const draft = await deps.parse({ bytes: Buffer.from(PLAIN_PAGE), label: 'two.html', sourceUrl: '' });
  const twice = { ...draft, menus: [...draft.menus, ...draft.menus] };
  const [outcome] = await run([input('two.html')], { parse: () => Promise.resolve(twice) });
  t.like(outcome && 'result' in outcome ? outcome.result.menus[0] : {}, { sections: 4, items: 10 });
});

test('creates the restaurants of a manifest once, and stores nothing of a document without dishes', async (t) => {
  const { folder, deps, input } = await bench(t);
  await writeFile(join(folder, 'closed.html'), '<html><body><p>Closed until spring.</p></body></html>');
  await writeFile(join(folder, 'set.html'), menuPage('Set Menu', { Mains: { 'Beef Stew': 14, 'Fish Pie': 13 } }));
  const facts = restaurantFacts({ name: 'The Vine', postcode: 'ST5 5EE' });
  const menus = [input('closed.html'), input('set.html')];
  const plan = { restaurants: [{ id: undefined, facts, menus }], documents: [] };
  const options = { ...OPTIONS, ahead: 2 };
  const outcomes = await ingestBatch(plan, options, deps);
  t.deepEqual(kinds(outcomes).sort(), ['created', 'failed']);
  const failure = outcomes.find((outcome) => 'error' in outcome);
  t.is(failure && 'error' in failure ? failure.error : '', 'closed.html: no dishes were found');
  await ingestBatch(plan, options, deps);
  t.is((await deps.restaurants.find('the vine')).length, 1);
  t.is((await deps.sources.sources()).length, 1);
});
