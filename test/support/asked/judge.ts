import type { ItemDocument, MenuDocuments } from '../../../src/ports/search/documents.ts';
import type { ItemPage } from '../../../src/ports/search/pages.ts';
import type { SearchIndex } from '../../../src/ports/search-index.ts';
import { type Grade, type GradedQuery, grade } from '../relevance/grade.ts';
import { breaks, names, servedAs, type Wanted } from './wanted.ts';

const ASKED_FAMILIES = [
  ...['diet', 'free from', 'price', 'calories', 'spice', 'course', 'cuisine', 'place', 'restaurant', 'several at once'],
  ...['without a food', 'mistyped', 'unknown word', 'trap', 'samples'],
] as const;
export type AskedFamily = (typeof ASKED_FAMILIES)[number];

/** A question in someone's own words, with its meaning. */
export interface AskedQuery {
  readonly family: AskedFamily;
  readonly typed: string;
  /** The dish, with `|` between other names; absent if there are only conditions. */
  readonly dish?: string;
  readonly wanted: Wanted;
}

/**
 * The rule of judgement. These are wrong: a hit that breaks a diet, a free-from, a price, calories or an excluded word; a hit among the
 * first ten from another place, cuisine, restaurant or course; if the data have such a dish: a first hit without the dish in its name (or,
 * if no name has it, in its texts), or fewer hits than dishes of that name; without a dish: any other number of hits than the data have. If
 * the data have no such dish, hits must only not break anything.
 */
export interface Judgement {
  readonly query: { readonly family: string; readonly typed: string };
  readonly right: boolean;
  readonly breach: boolean;
  readonly why: string;
}

const LIMIT = 300;
const SEEN = 10;

interface Data {
  readonly items: readonly ItemDocument[];
  readonly menus: ReadonlyMap<number, MenuDocuments>;
}

export function dataOf(menus: readonly MenuDocuments[]): Data {
  return {
    items: menus.flatMap((menu) => menu.sections.flatMap((section) => section.items)),
    menus: new Map(menus.map((menu) => [menu.menuId, menu])),
  };
}

export function judge(
  query: AskedQuery,
  { hits, total }: Pick<ItemPage, 'hits' | 'total'>,
  { items, menus }: Data,
): Judgement {
  const { wanted, dish } = query;
  const verdict = (why: string): Judgement => ({ query, right: why === '', breach: why.startsWith('breaks'), why });
  const served = (item: ItemDocument): boolean => servedAs(item, menus.get(item.menuId) as MenuDocuments, wanted);
  const broken = hits.find((hit) => breaks(hit, wanted));
  if (broken !== undefined) return verdict(`breaks: ${broken.item.name}`);
  const fitting = items.filter((item) => !breaks(item, wanted) && served(item));
  if (dish === undefined) {
    if (total !== fitting.length) return verdict(`${total} found, ${fitting.length} there`);
    const strange = hits.find((hit) => !served(hit));
    return verdict(strange === undefined ? '' : `elsewhere: ${strange.item.name}`);
  }
  const graded: GradedQuery = { family: 'synonym', typed: query.typed, means: dish.split('|') };
  const grades = fitting.map((item) => grade(graded, item));
  const best = grades.reduce<Grade>((most, one) => (one > most ? one : most), 0);
  if (best === 0) return verdict('');
  const strange = hits.slice(0, SEEN).find((hit) => !served(hit) && !names(hit, wanted));
  if (strange !== undefined) return verdict(`elsewhere: ${strange.item.name}`);
  const [first] = hits;
  if (first === undefined) return verdict('nothing found');
  if (grade(graded, first) < Math.min(best, 2)) return verdict(`first: ${first.item.name}`);
  const there = grades.filter((one) => one >= 2).length;
  return verdict(total < there ? `${total} found, ${there} there` : '');
}

export async function askAll(
  index: Pick<SearchIndex, 'searchItems'>,
  menus: readonly MenuDocuments[],
  queries: readonly AskedQuery[],
): Promise<readonly Judgement[]> {
  const data = dataOf(menus);
  const judgements: Judgement[] = [];
  for (const query of queries) {
    const page = await index.searchItems({
      search: query.typed,
      filter: {},
      limit: LIMIT,
      offset: 0,
      withoutMenus: [],
    });
    judgements.push(judge(query, page, data));
  }
  return judgements;
}
