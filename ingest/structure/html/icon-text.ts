import type { TreeElement } from './html-origin.ts';

const MEANINGFUL =
  /^(?:suitable for )?(?:(?:is |contains |100% )?(?:v|vg|ve|gf|df|n|vegan|vegetarian|veggie|gluten[- ]free|dairy[- ]free|nut[- ]free|halal|spicy|hot|mild|medium|very hot|chill?i(?:es)?|nuts?|peanuts?|milk|dairy|eggs?|fish|soya?|celery|mustard|sesame(?: seeds?)?|lupin|molluscs?|crustaceans?|sul(?:ph|f)ites?|sul(?:ph|f)ur dioxide|gluten|wheat|cereals)(?: option| available)?)(?:s)?(?: (?:icon|symbol|logo|sign))?$/i;

/** A diet, an allergen or heat, and nothing more. */
export const isDietSign = (text: string): boolean => MEANINGFUL.test(text);

/** The words an icon stands for: its alternative text, label or title, where that is a diet, an allergen or heat. */
export function iconText(element: TreeElement): string | null {
  const { tag, attributes } = element;
  const isIcon =
    tag === 'img' || tag === 'svg' || ((tag === 'i' || tag === 'span' || tag === 'abbr') && element.length <= 4);
  if (!isIcon) return null;
  const label = (attributes.alt ?? attributes['aria-label'] ?? attributes.title ?? '').replace(/\s+/g, ' ').trim();
  if (!MEANINGFUL.test(label)) return null;
  return `(${label.replace(/ (?:icon|symbol|logo|sign)$/i, '')})`;
}
