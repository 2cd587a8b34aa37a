import { priceCell } from '../price/price-cell.ts';
import { priceCount } from '../price/price-count.ts';
import type { ClassHint, TreeElement } from '../segments/html-origin.ts';

const HINTS: readonly (readonly [ClassHint, RegExp])[] = [
  ['price', /price|cost|amount/i],
  ['description', /desc|ingredient|detail|blurb|(?:dish|food|item|product)[-_]?text/i],
  [
    'heading',
    /(?:section|sec|category|cat|group|course)[-_ ]?(?:name|title|head)|menu[-_]?(?:sub)?heading|(?:^|[-_ ])category$|subheading/i,
  ],
  [
    'name',
    /(?:item|dish|food|product|meal|drink|plate)[-_ ]?(?:name|title|head)|(?:^|[-_ ])(?:dish|name|drink)(?:name)?$|foodtitle|dishname/i,
  ],
  [
    'other',
    /allergen|disclaimer|footnote|legend|notes?$|caption|badge|fine-?print|small-?print|^aside$|^tagline$|(?:^|[-_])add-?ons?$|opening-?(?:hours|times)/i,
  ],
];

export function classHint(element: TreeElement): ClassHint | null {
  const names = [...element.classes, element.attributes.itemprop ?? ''].filter(Boolean);
  const tagged = definitionHint(element);
  const match = HINTS.find(([, pattern]) => names.some((name) => pattern.test(name)));
  if (!match) return tagged;
  const [hint] = match;
  if (element.length >= 300 || (hint === 'name' && element.length >= 90)) return null;
  if (hint === 'price' && !/\d|poa|n\/?a/i.test(element.text)) return null;
  if (hint === 'description' && priceCount(element.text) > 2) return null;
  return hint;
}

function definitionHint({ tag, text }: TreeElement): ClassHint | null {
  if (tag === 'dt') return 'name';
  return tag === 'dd' && !priceCell(text.replace(/\s+/g, ' ').trim()) ? 'description' : null;
}
