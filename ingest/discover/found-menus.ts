import type { Holding } from './judge.ts';
import { linkText } from './rank-link.ts';
import { formsOfMenus } from './same-menu.ts';
import { isOver, type Served, servedOf } from './seasons.ts';
import type { FoundMenu, VisitedPage } from './visit.ts';

/** From here on a menu is stored without asking. */
const SURE = 0.7;

/** The menus that a site serves now, each in its best form. */
export function foundMenus(holdings: readonly Holding[], now: Date): readonly FoundMenu[] {
  const served = holdings.filter((holding) => overReason(holding, holdings, now) === null);
  return formsOfMenus(served).map(([best, ...others]) => {
    const { address, from, words, sha256, seen, sure } = best;
    const why = whyAsked(best);
    return {
      ...{ address, from, words, sha256, kind: seen.kind, items: seen.dishes.length, why },
      name: seen.names[0] || words,
      sure: Math.round(sure * 100) / 100,
      verdict: why === '' ? 'store' : 'ask',
      same: others.map((other) => other.address),
    };
  });
}

/** Tells pages with menus of times gone by as left out. */
export const withoutOver = (
  pages: readonly VisitedPage[],
  holdings: readonly Holding[],
  now: Date,
): readonly VisitedPage[] =>
  pages.map((page) => {
    const held = holdings.find(({ address }) => address === page.address);
    const why = held ? overReason(held, holdings, now) : null;
    return why === null ? page : { ...page, verdict: 'other', why: `left out: ${why}` };
  });

/** Why a person decides whether it is stored; '' where it is without. */
function whyAsked({ doubtful, sure }: Holding): string {
  if (doubtful !== null) return `it may be about ${doubtful}`;
  return sure < SURE ? 'it is not sure to be a menu' : '';
}

const overReason = (holding: Holding, all: readonly Holding[], now: Date): string | null =>
  isOver(servedIn(holding), all.filter((other) => other !== holding).map(servedIn), now);

function servedIn({ words, address, seen }: Holding): Served | null {
  const name = seen.names.length === 1 ? seen.names[0] : '';
  return servedOf(`${words} ${name} ${linkText(address, { words: '', heading: '' }).file}`);
}
