import { wordCount } from '../text/text-shape.ts';
import type { Unit } from '../units/unit.ts';
import type { Role } from './role.ts';
import { isSectionWord } from './section-words.ts';

/** A card has no more lines above its price, and a name no more words. */
const MOST_LINES = 6;
const MOST_WORDS = 8;

/**
 * A block on paper without any dish that ends in a price of its own is a card: the line above the lines in one style at
 * its end is the name of a dish, whatever else its look was taken for.
 */
export function cardNames(units: readonly Unit[], roles: readonly Role[]): Role[] {
  const settled = [...roles];
  units.forEach((price, end) => {
    if (roles[end] !== 'price' || price.text || price.html || units[end + 1]?.block === price.block) return;
    let start = end;
    while (units[start - 1]?.block === price.block) start--;
    const above = units.slice(start, end);
    if (above.length < 2 || above.length > MOST_LINES || above.some((unit) => unit.prices.length > 0)) return;
    if (roles.slice(start, end).includes('item')) return;
    let about = end - 1;
    while (about > start && units[about - 1]?.styleKey === units[end - 1]?.styleKey) about--;
    const name = units[about - 1];
    if (about === start || !name || isSectionWord(name.text) || wordCount(name.text) > MOST_WORDS) return;
    settled[about - 1] = 'item';
    settled.fill('description', about, end);
  });
  return settled;
}
