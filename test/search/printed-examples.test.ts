import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'ava';
import { ITEM_OPERATIONS } from '../../src/api/items/item-operations.ts';
import { itemFilterOf } from '../../src/api/items/item-query.ts';
import { itemQuerySchema, itemSearchQuerySchema } from '../../src/api/items/item-search-query.ts';
import { parseQuery } from '../../src/api/shared/parse-query.ts';
import { packageRoot } from '../../src/lib/package-root.ts';
import { sampleMenus } from '../support/asked/sample-menus.ts';
import { searchOver } from '../support/search-index.ts';

const DOCS = readdirSync(join(packageRoot, 'docs')).filter(
  (file) => file.endsWith('.md') && !/^(?:search-(?:questions|relevance)|samples-tags)/.test(file),
);
const FILES = [
  ...['README.md', 'packages/client/README.md'],
  ...DOCS.map((file) => `docs/${file}`),
  ...[
    'api/pages/start-page.ts',
    'api/pages/find/find-page.ts',
    'api/items/item-operations.ts',
    'api/mcp/inputs.ts',
  ].map((file) => `src/${file}`),
];
/** Addresses of the item search, including the finder. */
const ADDRESS = /\/(?:v1\/menus\/items|find)\?([^\s"'`)<|]+)/g;
/** Quoted text with a price, calories or an exclusion. */
const SAID = /[“"']([^“”"'\n]{2,60}(?:£\d|kcal)[^“”"'\n]{0,30}|[^“”"'\n]{2,30} no \p{L}+|no \p{L}+)[”"']/gu;

/** Every search for dishes that a reader may try. */
function printed(): readonly (readonly [where: string, query: string])[] {
  const inFiles = FILES.flatMap((file) => {
    const text = readFileSync(join(packageRoot, file), 'utf8');
    const found = (pattern: RegExp): readonly string[] =>
      [...text.matchAll(pattern)].map((match) => match[1] as string);
    return [...found(ADDRESS), ...found(SAID).map((said) => `search=${encodeURIComponent(said)}`)].map(
      (query) => [file, query] as const,
    );
  });
  const ofItems = ITEM_OPERATIONS.filter(({ query }) => query === itemSearchQuerySchema || query === itemQuerySchema);
  const shown = ofItems.filter(({ id }) => id !== 'relaxItemSearch');
  return [...inFiles, ...shown.map(({ id, exampleQuery = '' }) => [id, exampleQuery] as const)];
}

test('every search for dishes printed anywhere finds something on the sample menus', async (t) => {
  const index = searchOver(sampleMenus());
  const examples = printed().filter(([, query]) => /^search=[^&]*[\p{L}\d]/u.test(query) && !/{{|…/.test(query));
  t.true(examples.length >= 8, JSON.stringify(examples));
  const fruitless: string[] = [];
  for (const [where, querystring] of examples) {
    const {
      search = null,
      limit,
      offset,
      understand,
      sort: _sort,
      fields: _fields,
      ...filter
    } = parseQuery(itemSearchQuerySchema, { querystring }).query;
    const page = await index.searchItems({
      ...{ search, limit, offset, understand, filter: itemFilterOf(filter), withoutMenus: [] },
    });
    if (page.total + page.allergensUnknown === 0) fruitless.push(`${where}: ${decodeURIComponent(querystring)}`);
  }
  t.deepEqual(fruitless, []);
});
