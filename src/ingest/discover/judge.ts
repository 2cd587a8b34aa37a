import { asideReason, linkText, namesMenu, namesPart, STRONG_PROMISE } from './rank-link.ts';
import type { SeenPage } from './seen-page.ts';

/** A document that holds a menu, or may. */
export interface MenuCandidate {
  readonly address: string;
  readonly from: string | null;
  readonly words: string;
  readonly promise: number;
  readonly seen: SeenPage;
  readonly sha256: string | null;
  readonly sure: number;
  /** Reason to ask a person regardless of its dishes; null for none. */
  readonly doubtful: string | null;
}

const MIN_DISHES = 3;
/** A list of dishes without prices may be of anything. */
const MIN_PRICED = 2;
const MIN_UNPRICED = 8;

/** Weights of a logistic model, fitted on websites of restaurants with known menus. */
const WEIGHTS = { start: -4, dishes: 1, mostDishes: 4, priced: 2, named: 1.5, promised: 0.5, doubt: -2, picture: -0.3 };

/** Judges an opened page. @returns the reason if it holds no menu */
export function judge(
  opened: Omit<MenuCandidate, 'sure' | 'doubtful'> & { readonly heading: string },
): MenuCandidate | string {
  const { seen, address, promise } = opened;
  const { dishes, priced } = seen;
  if (dishes.length === 0) return 'no dishes';
  const text = linkText(address, opened);
  const isNamed = namesMenu(text) || namesMenu(linkText('https://-/', { words: seen.title, heading: '' }));
  const isPriced = priced >= MIN_PRICED || ((isNamed || namesPart(text)) && dishes.length >= MIN_UNPRICED);
  if (dishes.length < MIN_DISHES || !isPriced) {
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
