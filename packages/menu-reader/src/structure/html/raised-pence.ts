import { SIGN_BEFORE } from '../price/currencies.ts';
import type { TreeElement } from '../segments/html-origin.ts';

/** "£6" at the end of any text, or a number that is all there is: "Soup 6" before a raised 12 may be a name and a footnote. */
const WHOLE_PART = new RegExp(String.raw`(?:${SIGN_BEFORE}\s?|^\s*)\d{1,3}$`, 'u');

/** The pence of a price whose last two figures are raised: ".95" for the `<sup>` of `£6<sup>95</sup>`; null for any other element. */
export function raisedPence(element: TreeElement): string | null {
  const { tag, text, parent } = element;
  const figures = text.trim();
  if ((tag !== 'sup' && tag !== 'small') || !/^\d{2}$/.test(figures)) return null;
  const before = parent?.children[parent.children.indexOf(element) - 1];
  return typeof before === 'string' && WHOLE_PART.test(before) ? `.${figures}` : null;
}
