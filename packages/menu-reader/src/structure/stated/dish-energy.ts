import { lowerCased, lowerCasePattern } from '../../any-case.ts';
import { formsOf } from '../../vocabulary/load-forms.ts';

const KCAL = /(\d{1,2},\d{3}|\d{2,4})\s*(?:k?cals?|kilocalories)\b/gi;
const MAX_CALORIES = 5000;
const BEFORE = new RegExp(lowerCasePattern(String.raw`(?<![\p{L}\d])(?:${formsOf('energy-before')})\s*$`), 'u');
const BEHIND_FORMS = String.raw`(?:${formsOf('energy-behind')})(?![\p{L}])`;
const BEHIND = new RegExp(lowerCasePattern(String.raw`^\s*[)\]]?[\s,(–-]*${BEHIND_FORMS}`), 'u');
const OF_MEASURE = new RegExp(lowerCasePattern(String.raw`(?<![\p{L}\d])(?:${BEHIND_FORMS}|per 100(?!\d))`), 'u');

/** True where the words around an energy value leave it to the dish: neither "under 500 kcal" nor "260 kcal per slice". */
export const isOfDish = (before: string, behind: string): boolean =>
  !BEFORE.test(lowerCased(before)) && !BEHIND.test(lowerCased(behind));

/** True for an energy value per measure or piece: "2500 kJ / 600 kcal per 100 g". */
export const isByMeasure = (text: string): boolean => OF_MEASURE.test(lowerCased(text));

export function caloriesIn(texts: readonly string[]): { readonly value: number; readonly words: string } | null {
  for (const text of texts) {
    for (const { 0: words, 1: number = '', index } of text.matchAll(KCAL)) {
      const value = Number(number.replace(',', ''));
      if (value > 0 && value <= MAX_CALORIES && isOfDish(text.slice(0, index), text.slice(index + words.length)))
        return { value, words };
    }
  }
  return null;
}
