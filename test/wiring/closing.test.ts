import test from 'ava';
import { pino } from 'pino';
import { openDiscovery } from '../../app/wiring/discovery.ts';
import { openDocumentReader } from '../../app/wiring/document-reader.ts';
import { openIngestion } from '../../app/wiring/ingestion.ts';
import { openSourceChecks } from '../../app/wiring/source-checks.ts';
import type { Stores } from '../../app/wiring/stores.ts';
import { serve } from '../support/serve.ts';

const PAGE = '<h1>Lunch</h1><h2>Mains</h2><p>Fish Pie £9.50</p><p>Oatcakes £6.00</p><p>Lobby £7.50</p>';
const CONFIG = { allowPrivateSources: true, browserUrl: undefined };
const logger = pino({ level: 'silent' });
/** Nothing opened here asks them. */
const stores = {} as Stores;
const PARSER = { message: /the parser is closed/ };
const FETCHER = { message: /the client is destroyed/i };

const lunch = {
  bytes: Buffer.from(PAGE),
  label: 'lunch.html',
  sourceUrl: 'file:///lunch.html',
  mediaType: 'text/html',
};
const at = (url: string) => ({
  ...{ label: url, location: { url }, sourceUrl: url, restaurant: undefined, menuName: undefined },
});
const address = (t: Parameters<typeof serve>[0]) =>
  serve(t, (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(PAGE));

test('a reader of documents reads until it is closed, and no longer', async (t) => {
  const url = await address(t);
  const reader = openDocumentReader(CONFIG, logger);
  const { menus } = await reader.understand(at(url));
  t.is(menus[0]?.menu.name, 'Lunch');
  await reader.close();
  await t.throwsAsync(reader.understand(at(url)), FETCHER);
  const file = { ...at(url), location: { file: new URL(import.meta.url).pathname } };
  await t.throwsAsync(reader.understand(file), PARSER);
});

test('ingestion and checks of sources leave no parser and no connection', async (t) => {
  const url = await address(t);
  const ingestion = openIngestion(stores, CONFIG, logger);
  const checks = openSourceChecks(CONFIG, ingestion);
  t.regex((await ingestion.load(at(url))).bytes.toString(), /Fish Pie/);
  await checks.close();
  await ingestion.close();
  await t.throwsAsync(ingestion.load(at(url)), FETCHER);
  await t.throwsAsync(async () => ingestion.parse(lunch), PARSER);
  t.is(await checks.robots.isAllowed(url).catch(() => 'closed'), 'closed');
});

test('visits of websites leave neither, nor the ingestion that they are for', async (t) => {
  const url = await address(t);
  const discovery = openDiscovery(stores, CONFIG, logger, new AbortController().signal);
  await discovery.close();
  await t.throwsAsync(async () => discovery.requests.read(lunch), PARSER);
  await t.throwsAsync(async () => discovery.requests.fetcher.fetchText(url), FETCHER);
  await t.throwsAsync(async () => discovery.ingestion.parse(lunch), PARSER);
});
