import { formsOf } from '../../vocabulary/load-forms.ts';
import type { TreeElement } from '../segments/html-origin.ts';

/** A diet, an allergen or heat, and nothing more. */
const MEANINGFUL = new RegExp(
  `^(?:suitable for )?(?:(?:is |contains |100% )?(?:${formsOf('diet-signs')})(?: option| available)?)(?:s)?(?: (?:icon|symbol|logo|sign))?$`,
  'i',
);

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
