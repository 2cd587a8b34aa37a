import { formsOf } from '../../vocabulary/load-forms.ts';

const SIZE = formsOf('sizes');
const SIZES = new RegExp(String.raw`^(?:${SIZE})(?:[\s/|,&]+(?:${SIZE}))*\.?$`, 'i');
const SIZE_ITEM = new RegExp(
  String.raw`^(?:(?:pot|teapot|cafetiere) for (?:one|two|three|four|\d)|half pint|for (?:one|two)|half dozen|dozen|half a dozen|non[- ]?veg|with mixer|(?:entr[eé]e|main|starter)(?: size)?|${SIZE})$`,
  'i',
);

/** Nothing but names of sizes: "175ml", "Glass / Bottle". */
export const isSizeLabel = (text: string): boolean => SIZES.test(text.trim());

/** A size that is where a dish could be: "Pot for two". */
export const isSizeName = (text: string): boolean => SIZE_ITEM.test(text.trim().replace(/[:.\s–-]+$/, ''));
