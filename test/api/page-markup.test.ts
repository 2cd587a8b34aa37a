import test from 'ava';
import { HtmlValidate } from 'html-validate';
import { DOUBTFUL_PAGE, PLAIN_PAGE } from '../cli/menu-page.ts';
import { workbenchService } from '../workbench/workbench-service.ts';
import { everyPage } from './every-page.ts';
import { pagesService } from './pages-service.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // The layout of the source does not matter.
    'no-trailing-whitespace': 'off',
    'attribute-boolean-style': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
  },
});

/** Faults of a page's markup by the HTML standard, a line each. */
async function faults(address: string): Promise<readonly string[]> {
  const page = await (await fetch(address, { headers: { Accept: 'text/html' } })).text();
  const { results } = await validator.validateString(page);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${ruleId}: ${message} (${line}:${column})`),
  );
}

async function faultsOf(base: string, paths: Readonly<Record<string, string>>): Promise<object> {
  const found = await Promise.all(
    Object.entries(paths).map(async ([name, path]) => [name, await faults(`${base}${path}`)] as const),
  );
  return Object.fromEntries(found.filter(([, all]) => all.length > 0));
}

test('the markup of every kind of page is valid', async (t) => {
  const service = await pagesService(t);
  t.deepEqual(await faultsOf(service.url, everyPage(service)), {});
});

test('the markup of every page for operators is valid', async (t) => {
  const { url, ingest, sourcePage } = await workbenchService(t);
  await ingest('lunch.html', PLAIN_PAGE);
  await ingest('lunch.html', DOUBTFUL_PAGE);
  const source = sourcePage('lunch.html').slice(url.length);
  const own = ['', '/decided', '/found', '/sources', '/state', '/source?restaurant=none&source=none'];
  const paths = [...own.map((path) => `/workbench${path}`), source, '/status'];
  t.deepEqual(await faultsOf(url, Object.fromEntries(paths.map((path) => [path, path]))), {});
});
