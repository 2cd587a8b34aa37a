import { formsOf } from '../../vocabulary/load-forms.ts';

const OCCASIONS = formsOf('occasions');
const MEALS = formsOf('meals');
/** Nothing but words for a time, guests and a meal: "Sunday lunch", "Bar food", "Breakfast & lunch". */
const OCCASION = new RegExp(
  String.raw`^(?:(?:${OCCASIONS}|${MEALS})(?:\s*[&,/+]\s*|\s+and\s+|\s+))*(?:${MEALS})$`,
  'iu',
);
/** Single words that are titles; others are as often headings of a section. */
const ALONE = /^(?:take ?aways?|take ?out|early ?bird|(?:à|a) la carte)$/iu;
const MENU =
  /\b(?:menu|carte|carta|bill of fare|price list|wine list|drinks list)\b|^(?:breakfast|brunch|lunch|dinner|drinks|supper)$/i;
/** Longer texts with the word are sentences, as are those that begin so. */
const TITLE_WORDS = 7;
const SPEAKS = /^(?:welcome|please|see|view|join|try|ask|download|scan|visit|choose|any|we)\b/i;

export const isMeal = (text: string): boolean => /^(?:breakfast|brunch|lunch|dinner|supper|drinks)$/i.test(text.trim());

export const namesMenu = (text: string): boolean => MENU.test(text);

/** True where the text, or one of two parts set off from each other, ends in the word or names an occasion and a meal. */
export function isMenuTitle(text: string): boolean {
  const parts = text.replace(/[’‘]/g, "'").split(/\s+[–—|•·:-]\s+|\s*[(:]/);
  return !SPEAKS.test(text.trim()) && parts.slice(0, 2).some((part) => isTitlePart(part.trim()));
}

function isTitlePart(text: string): boolean {
  if (!text || SPEAKS.test(text)) return false;
  const words = text.split(/\s+/).length;
  if (words > TITLE_WORDS) return false;
  if (/\b(?:menu|price list|wine list|drinks list|carte|carta)$/i.test(text)) return true;
  return ALONE.test(text) || (words > 1 && OCCASION.test(text));
}
