import { languageTwin } from './address.ts';
import type { MenuCandidate } from './judge.ts';
import { linkText } from './rank-link.ts';
import { type ServingTime, seasonOverReason, servedOf } from './seasons.ts';
import type { SeenPage } from './seen-page.ts';
import type { FoundMenu, VisitedPage } from './visit.ts';

/** Minimum probability for storing a menu without asking. */
const MIN_SURE = 0.7;

export function foundMenus(holdings: readonly MenuCandidate[], now: Date): readonly FoundMenu[] {
  const served = holdings.filter((holding) => overReason(holding, holdings, now) === null);
  return formsOfMenus(served).map(([best, ...others]) => {
    const { address, from, words, sha256, seen, sure } = best;
    const why = reviewReason(best);
    return {
      ...{ address, from, words, sha256, kind: seen.kind, items: seen.dishes.length, why },
      name: seen.names[0] || words,
      sure: Math.round(sure * 100) / 100,
      verdict: why === '' ? 'store' : 'ask',
      same: others.map((other) => other.address),
    };
  });
}

export const withoutPastMenus = (
  pages: readonly VisitedPage[],
  holdings: readonly MenuCandidate[],
  now: Date,
): readonly VisitedPage[] =>
  pages.map((page) => {
    const held = holdings.find(({ address }) => address === page.address);
    const why = held ? overReason(held, holdings, now) : null;
    return why === null ? page : { ...page, verdict: 'other', why: `left out: ${why}` };
  });

/** Reason to ask a person before storing; '' for none. */
function reviewReason({ doubtful, sure }: MenuCandidate): string {
  if (doubtful !== null) return `it may be about ${doubtful}`;
  return sure < MIN_SURE ? 'it is not sure to be a menu' : '';
}

const overReason = (holding: MenuCandidate, all: readonly MenuCandidate[], now: Date): string | null =>
  seasonOverReason(servedIn(holding), all.filter((other) => other !== holding).map(servedIn), now);

function servedIn({ words, address, seen }: MenuCandidate): ServingTime | null {
  const name = seen.names.length === 1 ? seen.names[0] : '';
  return servedOf(`${words} ${name} ${linkText(address, { words: '', heading: '' }).file}`);
}

/** Minimum share of the smaller menu's dishes in the larger for both to be the same. */
const MIN_SAME_DISHES = 0.6;
/** Minimum share of words, for menus read from pictures or with other line breaks in names. */
const MIN_SAME_WORDS = 0.8;
/** Minimum share of a document's dishes for a page to be preferred, because its text is exact. */
const MIN_COVERED = 0.75;
const EXACT: Readonly<Record<SeenPage['kind'], number>> = { html: 2, pdf: 1, image: 0 };

export type MenuForms = readonly [MenuCandidate, ...MenuCandidate[]];

/** Groups sources of the same menu: a page, a PDF and a picture of it, or a part of it. */
function formsOfMenus(holdings: readonly MenuCandidate[]): readonly MenuForms[] {
  const groups: [MenuCandidate, ...MenuCandidate[]][] = [];
  for (const holding of holdings.toSorted(byWorth)) {
    const own = groups.find(([best]) => isSame(best, holding));
    if (own) own.push(holding);
    else groups.push([holding]);
  }
  return groups.map(bestFirst);
}

/** Larger first, because a smaller one may be a part of it. */
const byWorth = (a: MenuCandidate, b: MenuCandidate): number =>
  b.seen.dishes.length - a.seen.dishes.length || EXACT[b.seen.kind] - EXACT[a.seen.kind] || b.promise - a.promise;

function isSame(larger: MenuCandidate, smaller: MenuCandidate): boolean {
  if (sharedShare(smaller.seen.dishes, larger.seen.dishes) >= MIN_SAME_DISHES) return true;
  const isOtherKind = larger.seen.kind !== smaller.seen.kind;
  return isOtherKind && sharedShare(wordsOf(smaller), wordsOf(larger)) >= MIN_SAME_WORDS;
}

const wordsOf = ({ seen }: MenuCandidate): readonly string[] => [
  ...new Set(seen.dishes.flatMap((dish) => dish.split(' ')).filter((word) => word.length > 3)),
];

function sharedShare(some: readonly string[], others: readonly string[]): number {
  const all = new Set(others);
  return some.length === 0 ? 0 : some.filter((one) => all.has(one)).length / some.length;
}

/** 1 for a page that names another language than English. */
const inOther = ({ address }: MenuCandidate): number =>
  languageTwin(address)?.language.startsWith('en') === false ? 1 : 0;

function bestFirst(group: readonly [MenuCandidate, ...MenuCandidate[]]): MenuForms {
  const most = group[0].seen.dishes.length;
  const about = group.filter(({ seen }) => seen.dishes.length >= MIN_COVERED * most);
  const [best = group[0]] = about.toSorted(
    (a, b) =>
      EXACT[b.seen.kind] - EXACT[a.seen.kind] ||
      inOther(a) - inOther(b) ||
      b.promise - a.promise ||
      a.seen.doubt - b.seen.doubt,
  );
  return [best, ...group.filter((one) => one !== best)];
}
