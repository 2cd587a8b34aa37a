import { memoize } from '@menu-data-service/menu-model/memoize';
import { lowerCased, lowerCasePattern } from '../../any-case.ts';
import { formsOf } from '../../vocabulary/load-forms.ts';
import { isLegend } from '../stated/legend.ts';

const PHONE = String.raw`(?:\+\d|\b0\d{2,4})[\d\s-]{6,}`;
const POSTCODE = String.raw`\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b`;
const NOTE = new RegExp(lowerCasePattern(`${PHONE}|${POSTCODE}|${formsOf('note-phrases')}`), 'u');

/** True for a phrase of notes: hours, addresses, charges, allergen advice, words to the guest. */
export const isNotePhrase = memoize((text) => NOTE.test(lowerCased(text)));

const CONTACT = new RegExp(`${PHONE}|${POSTCODE}`, 'u');

export const isContact = (text: string): boolean => CONTACT.test(text);

export const isWeekday = (text: string): boolean => /^\W*(?:mon|tues|wednes|thurs|fri|satur|sun)days?\W*$/i.test(text);

/** True for the beginning of a supplement or choice for other dishes: "Add bacon", "+ cheese". */
export const isAddition = (text: string): boolean =>
  /^\W*(?:add|adds|any extras?|extra|extras:|substitute|upgrade|swap|make it|why not|go large|choose|or with|with added)\b/i.test(
    text,
  ) || /^\+/.test(text);

/** True for an entry of a legend: "V - vegetarian", "(gf) gluten free", or a list of them: "1 gluten, 2 milk, 3 eggs". */
export const isLegendEntry = (text: string): boolean =>
  isLegend(text) ||
  /^\W*(?:v|vg|ve|vgn|veg|vgo|veo|gf|gfo|df|dfo|n|nf|h|s)\W*[-–=:]\s*\p{L}{4}/iu.test(text) ||
  /^\W*(?:v|vg|ve|vgn|gf|gfo|df)\W+(?:vegetarian|vegan|gluten|dairy)\b/i.test(text);
