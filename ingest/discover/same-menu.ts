import { languageTwin } from './address.ts';
import type { Holding } from './judge.ts';
import type { SeenPage } from './seen-page.ts';

/** Share of the dishes of the smaller that the larger has too, from which on both show the same menu. */
const SAME = 0.6;
/** Share of their words, for what was read from pictures and with other breaks in names. */
const SAME_WORDS = 0.8;
/** A page with this share of the dishes of a document is preferred, because its text is exact. */
const ABOUT_ALL = 0.75;
const EXACT: Readonly<Record<SeenPage['kind'], number>> = { html: 2, pdf: 1, image: 0 };

/** One menu in all its forms: the best source first. */
export type Forms = readonly [Holding, ...Holding[]];

/** Puts together what shows the same menu: a page, a PDF and a picture of it, or a part of it. */
export function formsOfMenus(holdings: readonly Holding[]): readonly Forms[] {
  const groups: [Holding, ...Holding[]][] = [];
  for (const holding of holdings.toSorted(byWorth)) {
    const own = groups.find(([best]) => isSame(best, holding));
    if (own) own.push(holding);
    else groups.push([holding]);
  }
  return groups.map(bestFirst);
}

/** The larger first, because what is smaller may be a part of it. */
const byWorth = (a: Holding, b: Holding): number =>
  b.seen.dishes.length - a.seen.dishes.length || EXACT[b.seen.kind] - EXACT[a.seen.kind] || b.promise - a.promise;

function isSame(larger: Holding, smaller: Holding): boolean {
  if (sharedShare(smaller.seen.dishes, larger.seen.dishes) >= SAME) return true;
  const isOtherKind = larger.seen.kind !== smaller.seen.kind;
  return isOtherKind && sharedShare(wordsOf(smaller), wordsOf(larger)) >= SAME_WORDS;
}

const wordsOf = ({ seen }: Holding): readonly string[] => [
  ...new Set(seen.dishes.flatMap((dish) => dish.split(' ')).filter((word) => word.length > 3)),
];

function sharedShare(some: readonly string[], others: readonly string[]): number {
  const all = new Set(others);
  return some.length === 0 ? 0 : some.filter((one) => all.has(one)).length / some.length;
}

/** 1 for a page that names another language than English. */
const inOther = ({ address }: Holding): number => (languageTwin(address)?.language.startsWith('en') === false ? 1 : 0);

function bestFirst(group: readonly [Holding, ...Holding[]]): Forms {
  const most = group[0].seen.dishes.length;
  const about = group.filter(({ seen }) => seen.dishes.length >= ABOUT_ALL * most);
  const [best = group[0]] = about.toSorted(
    (a, b) =>
      EXACT[b.seen.kind] - EXACT[a.seen.kind] ||
      inOther(a) - inOther(b) ||
      b.promise - a.promise ||
      a.seen.doubt - b.seen.doubt,
  );
  return [best, ...group.filter((one) => one !== best)];
}
