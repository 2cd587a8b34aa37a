import { lowerCased } from '../../any-case.ts';
import { formsOf } from '../../vocabulary/load-forms.ts';
import type { TreeElement } from '../segments/html-origin.ts';
import { allergensIn } from '../stated/allergen-words.ts';

const MEANINGFUL = new RegExp(
  `^(?:suitable for )?(?:(?:is |contains |100% )?(?:${formsOf('diet-signs')})(?: option| available)?)(?:s)?(?: (?:icon|symbol|logo|sign))?$`,
  'i',
);

/** Meaning of an icon: its alternative text, label or title, if that is a diet, an allergen or heat. */
export function iconText(element: TreeElement): string | null {
  const { tag } = element;
  const isIcon =
    tag === 'img' || tag === 'svg' || ((tag === 'i' || tag === 'span' || tag === 'abbr') && element.length <= 4);
  if (!isIcon) return null;
  const label = labelOf(element);
  if (!MEANINGFUL.test(label)) return null;
  return `(${label.replace(/ (?:icon|symbol|logo|sign)$/i, '')})`;
}

const STATES = new RegExp(`^(?:${formsOf('statement-beginnings')})(?!\\p{L})`, 'u');
const MAX_STATEMENT_LENGTH = 100;

/** Alternative text of a picture that states allergens in words: "may contain nuts", "not suitable for nut allergy". */
export function statementOfPicture(element: TreeElement): string | null {
  if (element.tag !== 'img' && element.tag !== 'svg') return null;
  const label = labelOf(element);
  const isStatement = label.length <= MAX_STATEMENT_LENGTH && STATES.test(lowerCased(label)) && namesWho(label);
  return isStatement ? `(${label.replace(/[()]/g, '').replace(/[.!]+$/, '')})` : null;
}

const namesWho = (label: string): boolean =>
  allergensIn(label).length > 0 || /c(?:o?e|œ)liac|zöliakie|celia/i.test(label);

const labelOf = ({ attributes }: TreeElement): string =>
  (attributes.alt ?? attributes['aria-label'] ?? attributes.title ?? '').replace(/\s+/g, ' ').trim();
