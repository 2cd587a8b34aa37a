import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { createPlacedSearch } from '../../src/api/items/placed-search.ts';
import type { PlaceFinder } from '../../src/api/shared/circle-of.ts';
import { packageRoot } from '../../src/lib/package-root.ts';
import type { MenuDocuments } from '../../src/ports/search/documents.ts';
import type { SearchIndex } from '../../src/ports/search-index.ts';
import { createInProcessIndex } from '../../src/search/in-process/create-in-process-index.ts';
import { createMeilisearchIndex } from '../../src/search/meilisearch/create-meilisearch-index.ts';
import { createIndexKeys } from '../../src/search/meilisearch/index-keys.ts';
import { askedNear } from '../../src/search/understanding/asked-near.ts';
import { createNames } from '../../src/search/understanding/names.ts';
import { askedRegion } from '../../test/support/asked/asked-region.ts';
import { card } from '../../test/support/asked/card.ts';
import { askAll, type Judgement } from '../../test/support/asked/judge.ts';
import { askCard } from '../../test/support/asked/judge-card.ts';
import { regionQuestions, SAMPLE_QUESTIONS } from '../../test/support/asked/questions.ts';
import { sampleMenus } from '../../test/support/asked/sample-menus.ts';
import { storeSamplePlaces } from '../../test/support/asked/sample-places.ts';
import { inBatches } from '../../test/support/menu-documents.ts';
import { withOwnServer } from '../../test/support/own-server.ts';
import { region } from '../../test/support/region.ts';
import { relevanceQueries } from '../../test/support/relevance/queries.ts';
import { type FamilyScore, type Scorecard, scorecard } from '../../test/support/relevance/scorecard.ts';
import { tellingNames } from '../../test/support/telling-names.ts';

// Grades the answers of the in-process index and, with MEILI_URL and MEILI_MASTER_KEY, of Meilisearch. Writes
// docs/search-questions.md, and docs/search-relevance.md when both were graded.

const PREFIX = 'score_search';
const logger = pino({ level: 'warn' });
const menus = region();
const queries = relevanceQueries(menus);

async function over<T>(
  documents: readonly MenuDocuments[],
  index: SearchIndex,
  ask: (index: SearchIndex) => Promise<T>,
): Promise<T> {
  try {
    await index.rebuild(inBatches(documents), 'scorecard');
    return await ask(index);
  } finally {
    await index.close();
  }
}

const graded = (index: SearchIndex): Promise<Scorecard> => over(menus, index, () => scorecard(index, menus, queries));

interface Asked {
  /** Questions in the words of the parser's authors, over the region with awkward names and over the samples. */
  readonly promised: readonly Judgement[];
  /** The card that was written independently of the parser, over the samples. */
  readonly card: readonly Judgement[];
}

async function judged(open: () => SearchIndex, places: PlaceFinder): Promise<Asked> {
  const [asked, samples] = [askedRegion(), sampleMenus()];
  const overRegion = await over(asked, open(), (index) => askAll(index, asked, regionQuestions(asked)));
  return over(samples, open(), async (index) => ({
    promised: [...overRegion, ...(await askAll(index, samples, SAMPLE_QUESTIONS))],
    card: await askCard(createPlacedSearch(index, { places, askedNear }), samples, card()),
  }));
}

const REASONS: ReadonlyMap<string, string> = new Map(
  readFileSync(join(packageRoot, 'test', 'support', 'asked', 'misses.txt'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(' | ') as [typed: string, reason: string]),
);

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

const HEAD = [
  'family',
  'queries',
  'right dish first',
  'in the first three',
  'nDCG@10 (95 % interval)',
  'false friends above',
] as const;

function cells({
  family,
  queries: count,
  ndcg,
  interval,
  first,
  firstThree,
  falseFriends,
}: FamilyScore): readonly string[] {
  const [low, high] = interval;
  const range = `${ndcg.toFixed(3)} (${low.toFixed(3)} to ${high.toFixed(3)})`;
  return [family, String(count), percent(first), percent(firstThree), range, String(falseFriends)];
}

function table({ families }: Scorecard): string {
  const rows = [HEAD, ...families.map(cells)];
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]): string =>
    `| ${row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(' | ')} |`;
  const rule = line(widths.map((width) => '-'.repeat(width)));
  return [line(HEAD), rule, ...families.map((score) => line(cells(score)))].join('\n');
}

function misses({ queries: scores }: Scorecard): string {
  const missed = scores.filter((one) => !one.first || one.falseFriendAbove);
  if (missed.length === 0) return 'None.';
  return missed
    .map((one) => `- ${one.query.family}: "${one.query.typed}" finds ${one.top.join(', ') || 'nothing'}`)
    .join('\n');
}

const orTheSame = (text: string, other: string): string => (text === other ? 'The same, line for line.' : text);

const ranking = (score: Scorecard): string => `${table(score)}

Not first, or a false friend above:

${misses(score)}`;

function page(embedded: Scorecard, engine: Scorecard): string {
  const same = embedded.queries.filter((one, i) => one.top.join('\n') === engine.queries[i]?.top.join('\n')).length;
  return `# Search relevance

Written by \`npm run score:search\`; do not edit. ${queries.length} queries over an invented region of ${menus.length} restaurants
(test/support/region.ts) are asked of both engines and graded by the rule in test/support/relevance/grade.ts: 3 when the
name is just what is meant, 2 when the name has it, 1 when name and other fields have it together. "Right dish first"
means grade 3 for exact names and grade 2 or better otherwise, or the best there is. Typos, cuts and exact names are
made from the names of the region with a fixed seed; the rest is written by hand (test/support/relevance). The floors
that a change must not fall below are in test/search/relevance.test.ts.

The queries were written by the people who chose the synonyms, so the share of synonyms found says that the list works,
not that it is complete.

## In-process index

${ranking(embedded)}

## Meilisearch 1.50.0

${orTheSame(ranking(engine), ranking(embedded))}

The first three dishes are the same on both engines for ${same} of ${queries.length} queries.
`;
}

function questionRows(judgements: readonly Judgement[]): string {
  const row = (name: string, of: readonly Judgement[]): string => {
    const right = of.filter((one) => one.right).length;
    return `| ${name} | ${of.length} | ${right} | ${percent(right / of.length)} | ${of.filter((one) => one.breach).length} |`;
  };
  const families = [...new Set(judgements.map(({ query }) => query.family))].map((family) =>
    row(
      family,
      judgements.filter(({ query }) => query.family === family),
    ),
  );
  const wrong = judgements
    .filter((one) => !one.right)
    .map(({ query, why }) => {
      const reason = REASONS.get(query.typed);
      return `- ${query.family}: "${query.typed}": ${why}${reason === undefined ? '' : ` (${reason})`}`;
    });
  return [
    '| kind | questions | right | share | hits that break a condition in |',
    '|---|---|---|---|---|',
    ...families,
    row('all', judgements),
    '',
    'Wrong:',
    '',
    ...(wrong.length > 0 ? wrong : ['None.']),
  ].join('\n');
}

const questionsOf = ({ promised, card: asked }: Asked): string => `### The card

${questionRows(asked)}

### What is promised

${questionRows(promised)}`;

function questionsPage(embedded: Asked, engine: Asked | null): string {
  return `# What people ask, and how often the answer is right

Written by \`npm run score:search\`; do not edit.

The card (test/support/asked/card.txt) has ${embedded.card.length} questions in people's own words over the sample menus. They and what is
expected of the answers were written from the menus alone, before its author had looked at the code that reads questions.
The kinds called "later" were written by somebody who had seen the code, before anything was changed for them. Those called "second" were
written by somebody else from the menus and this card alone: when they were first asked, 100 of 127 were right. Those called "after it" are of
the same person after the changes for these: 64 of 74 at first. 28 lines were corrected, because they asked for what no menu has or were too
narrow. Each is judged by the rule in test/support/asked/judge-card.ts: nothing in the answer breaks a condition, the
conditions that were understood are those that were asked for and no others, and the first dish is one that is meant.

What is promised: ${embedded.promised.length} questions over an invented region, with restaurants whose dishes and towns are easily taken for
something else, and over the sample menus. Whether a hit fits is computed from its data; the rule is written in
test/support/asked/judge.ts. They were written by the people who wrote the reader of questions, and seen while it was
written: they show that what is promised works, not how a stranger's question fares.

## In-process index

${questionsOf(embedded)}
${engine === null ? '' : `\n## Meilisearch 1.50.0\n\n${orTheSame(questionsOf(engine), questionsOf(embedded))}\n`}`;
}

await withOwnServer(async ({ db }) => {
  const places = await storeSamplePlaces(db);
  const embeddedQuestions = await judged(() => createInProcessIndex({ logger }), places);
  console.log(questionsOf(embeddedQuestions));
  const embedded = await graded(createInProcessIndex({ logger }));
  console.log(table(embedded));
  const { MEILI_URL, MEILI_MASTER_KEY } = process.env;
  if (MEILI_URL !== undefined && MEILI_MASTER_KEY !== undefined) {
    const keys = await createIndexKeys(MEILI_URL, MEILI_MASTER_KEY, PREFIX);
    const open = () => {
      const names = createNames<number>();
      return tellingNames(createMeilisearchIndex({ url: MEILI_URL, ...keys, prefix: PREFIX, logger, names }), names);
    };
    const engine = await graded(open());
    console.log(table(engine));
    const engineQuestions = await judged(open, places);
    writeFileSync(join(packageRoot, 'docs', 'search-relevance.md'), page(embedded, engine));
    writeFileSync(join(packageRoot, 'docs', 'search-questions.md'), questionsPage(embeddedQuestions, engineQuestions));
  } else {
    writeFileSync(join(packageRoot, 'docs', 'search-questions.md'), questionsPage(embeddedQuestions, null));
    console.log('MEILI_URL and MEILI_MASTER_KEY are not set: docs/search-relevance.md is left as it is.');
  }
});
