import test from 'ava';
import type { SourceState } from '../../src/ports/source-store.ts';
import { sourcesPage } from '../../src/workbench/create-workbench.ts';
import { wholeSource } from '../../src/workbench/pages/section-forms.ts';
import { lineFinder } from '../../src/workbench/pages/source-page.ts';
import type { SourceView } from '../../src/workbench/source-view.ts';
import { textOf } from '../support/text-of.ts';

const KILN = '6f1e3c52-0000-4000-8000-000000000001';

const state = (own: Partial<SourceState>): SourceState => ({
  ...{ restaurantId: KILN, sourceUrl: 'https://kiln.example/lunch', lastCheck: null, lastOutcome: null, detail: null },
  ...{ failures: 0, etag: null, lastModified: null, sha256: null, fetchedAt: null },
  ...{ watched: true, open: null },
  ...own,
});

test('sources in trouble come first, each with its state', (t) => {
  const page = sourcesPage(
    [
      state({ sourceUrl: 'https://kiln.example/gone', watched: false }),
      state({ sourceUrl: 'https://kiln.example/well', lastCheck: new Date('2026-05-03'), lastOutcome: 'unchanged' }),
      state({ sourceUrl: 'https://kiln.example/held', open: { held: true, detail: null } }),
      state({
        sourceUrl: 'https://kiln.example/away',
        failures: 4,
        lastOutcome: 'unreachable',
        detail: 'no such host',
      }),
      state({ sourceUrl: 'https://kiln.example/look', open: { held: false, detail: null } }),
    ],
    [
      {
        ...{
          menuId: 1,
          name: 'Lunch',
          restaurantId: KILN,
          restaurantName: 'The Kiln',
          version: 1,
          sections: 1,
          items: 1,
        },
        ...{
          doubtful: 0,
          sourceUrl: 'https://kiln.example/well',
          dateUpdated: '2026-04-01T00:00:00',
          dateDeleted: null,
        },
      },
    ],
  );
  const rows = [...page.matchAll(/<tr><td.*?<\/tr>/gs)].map(([row]) => textOf(row));
  t.deepEqual(
    rows.map((row) => row.replace(/^The Kiln kiln\.example\/|^The Kiln https:\/\/kiln\.example\//, '')),
    [
      'away never stored never unreachable 4 failed in a row no such host',
      'held never stored never not checked',
      'look never stored never not checked',
      'well 2026-04-01 2026-05-03 unchanged',
      'gone never stored never not checked not in service',
    ],
  );
});

function whole(decisions: Partial<SourceView['decisions']>): {
  readonly options: readonly string[];
  readonly text: string;
} {
  const { html } = wholeSource({
    restaurant: { id: KILN },
    state: state({}),
    decisions: { corrections: [], currencyOk: false, ...decisions },
  } as unknown as SourceView);
  const options = [...html.matchAll(/<option value="([^"]*)"( selected)?>/g)];
  return {
    options: options.map(([, value, selected]) => `${value}${selected ? ' *' : ''}`),
    text: textOf(html),
  };
}

test("the currency of a source is the person's, else the document's", (t) => {
  const selected = (decisions: Partial<SourceView['decisions']>) =>
    whole(decisions).options.filter((option) => option.endsWith('*'));
  t.deepEqual(selected({}), [' *']);
  t.deepEqual(selected({ currencyOk: true }), ['pounds *']);
  t.deepEqual(selected({ currency: 'euros' }), ['euros *']);
  t.deepEqual(selected({ currency: 'dirhams' }), ['dirhams *']);
  t.is(whole({}).options.length + 1, whole({ currency: 'dirhams' }).options.length);
});

test('counts corrections of a source, latest first', (t) => {
  t.notRegex(whole({}).text, /corrected|Corrected/);
  const corrections = [
    { item: 'Pie', remove: true },
    { section: 'Mains', heading: false },
  ] as unknown as SourceView['decisions']['corrections'];
  t.regex(whole({ corrections }).text, /\(2 corrected\).*Corrected Mains: no heading Undo.*Pie: taken out Undo/);
});

test('each dish of a web page has its own line as its place', (t) => {
  const lines = ['Mains', 'Fish pie £9', 'Pie £8', 'PIE £7'].map((line) => ({ line }));
  const find = lineFinder({ drawn: { pages: null, lines } } as unknown as SourceView);
  t.deepEqual(['Fish Pie', 'Pie', 'Pie', 'Pie'].map(find), ['line-1', 'line-2', 'line-3', null]);
  const drawn = lineFinder({ drawn: { pages: '<svg/>', lines } } as unknown as SourceView);
  t.is(drawn('Pie'), null);
});
