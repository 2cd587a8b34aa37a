import { asideReason, linkText, namesMenu, namesPart, STRONG_PROMISE } from './rank-link.ts';
import type { SeenPage } from './seen-page.ts';

/** A document that holds a menu, or may. */
export interface Holding {
  readonly address: string;
  readonly from: string | null;
  readonly words: string;
  /** How much its link promised. */
  readonly promise: number;
  readonly seen: SeenPage;
  /** Of its bytes. */
  readonly sha256: string | null;
  /** Probability, 0 to 1, that it is a menu of the place. */
  readonly sure: number;
  /** Why a person should decide, whatever its dishes are; null for no reason. */
  readonly doubtful: string | null;
}

const FEWEST_DISHES = 3;
/** Dishes without prices are a list that may be of anything. */
const FEWEST_PRICED = 2;
const FEWEST_UNPRICED = 8;

/** What makes a menu likely, found on websites of restaurants with known menus. */
const WEIGHTS = { start: -4, dishes: 1, mostDishes: 4, priced: 2, named: 1.5, promised: 0.5, doubt: -2, picture: -0.3 };

/**
 * What a page that was opened holds.
 * @returns why it holds no menu where it holds none
 */
export function judge(opened: Omit<Holding, 'sure' | 'doubtful'> & { readonly heading: string }): Holding | string {
  const { seen, address, promise } = opened;
  const { dishes, priced } = seen;
  if (dishes.length === 0) return 'no dishes';
  const text = linkText(address, opened);
  const isNamed = namesMenu(text) || namesMenu(linkText('https://-/', { words: seen.title, heading: '' }));
  const isPriced = priced >= FEWEST_PRICED || ((isNamed || namesPart(text)) && dishes.length >= FEWEST_UNPRICED);
  if (dishes.length < FEWEST_DISHES || !isPriced) {
    return `${dishes.length} ${dishes.length === 1 ? 'dish' : 'dishes'}, ${priced} with a price: too few for a menu`;
  }
  const { start, mostDishes, ...weights } = WEIGHTS;
  const odds =
    start +
    weights.dishes * Math.min(mostDishes, Math.log2(dishes.length + 1)) +
    weights.priced * (priced / dishes.length) +
    (isNamed ? weights.named : 0) +
    (promise >= STRONG_PROMISE ? weights.promised : 0) +
    weights.doubt * seen.doubt +
    (seen.kind === 'image' ? weights.picture : 0);
  const aside = asideReason({ words: `${text.words} ${text.heading}`, file: text.file });
  return { ...opened, sure: 1 / (1 + Math.exp(-odds)), doubtful: aside };
}
