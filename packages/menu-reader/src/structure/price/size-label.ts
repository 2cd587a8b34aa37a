import { formsOf } from '../../vocabulary/load-forms.ts';

const SIZE = formsOf('sizes');
const SIZES = new RegExp(String.raw`^(?:${SIZE})(?:[\s/|,&]+(?:${SIZE}))*\.?$`, 'i');
const SIZE_ITEM = new RegExp(
  String.raw`^(?:(?:pot|teapot|cafetiere) for (?:one|two|three|four|\d)|half pint|for (?:one|two)|half dozen|dozen|half a dozen|non[- ]?veg|with mixer|(?:entr[eé]e|main|starter)(?: size)?|${SIZE})$`,
  'i',
);

/** Number of pieces or servings of a size: "large 16 rolls", "small (serves up to 12)". */
const COUNT = /\s?[(:–-]?\s?(?:(?:serves|feeds)\s(?:up to\s)?)?\d{1,3}(?:\s?[-–]\s?\d{1,3})?(?:\s\p{L}{3,12})?\)?$/iu;

export const isSizeLabel = (text: string): boolean => SIZES.test(text.trim());

/** True for a size in the place of a dish: "Pot for two", "Large 16 rolls". */
export function isSizeName(text: string): boolean {
  const name = text.trim().replace(/[:.\s–-]+$/, '');
  return SIZE_ITEM.test(name) || SIZE_ITEM.test(name.replace(COUNT, ''));
}
