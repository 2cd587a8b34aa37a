import { forSmallLetters, inSmallLetters } from '../../any-case.ts';
import { remembered } from '../../remembered.ts';
import { formsOf } from '../../vocabulary/load-forms.ts';
import { isAllergenLegend } from '../stated/legend.ts';

const PHONE = String.raw`(?:\+\d|\b0\d{2,4})[\d\s-]{6,}`;
const POSTCODE = String.raw`\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b`;
const NOTE = new RegExp(forSmallLetters(`${PHONE}|${POSTCODE}|${formsOf('note-phrases')}`), 'u');

/** Holds a phrase that belongs to notes: hours, addresses, charges, allergen advice, words to the guest. */
export const isNotePhrase = remembered((text) => NOTE.test(inSmallLetters(text)));

const CONTACT = new RegExp(`${PHONE}|${POSTCODE}`, 'u');

/** Holds a phone number or a postcode, as no name of a dish does. */
export const isContact = (text: string): boolean => CONTACT.test(text);

/** The day of a special that is on a line of its own. */
export const isWeekday = (text: string): boolean => /^\W*(?:mon|tues|wednes|thurs|fri|satur|sun)days?\W*$/i.test(text);

/** Begins like a supplement or choice that belongs to other dishes: "Add bacon", "+ cheese". */
export const isAddition = (text: string): boolean =>
  /^\W*(?:add|adds|any extras?|extra|extras:|substitute|upgrade|swap|make it|why not|go large|choose|or with|with added)\b/i.test(
    text,
  ) || /^\+/.test(text);

/** An entry of a legend: "V - vegetarian", "(gf) gluten free", or a list of them: "1 gluten, 2 milk, 3 eggs". */
export const isLegendEntry = (text: string): boolean =>
  isAllergenLegend(text) ||
  /^\W*(?:v|vg|ve|vgn|veg|vgo|veo|gf|gfo|df|dfo|n|nf|h|s)\W*[-–=:]\s*\p{L}{4}/iu.test(text) ||
  /^\W*(?:v|vg|ve|vgn|gf|gfo|df)\W+(?:vegetarian|vegan|gluten|dairy)\b/i.test(text);
