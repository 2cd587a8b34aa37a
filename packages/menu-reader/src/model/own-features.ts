import type { StyleFeatures, UnitFeatures } from '../structure/roles/unit-features.ts';
import type { ClassHint } from '../structure/segments/html-origin.ts';
import { wordCount } from '../structure/text/text-shape.ts';
import type { PricePlace } from '../structure/units/unit.ts';
import type { Feature } from './feature.ts';
import { RULES_FEATURES } from './rules-features.ts';
import { LEARNED_ROLES } from './seen-unit.ts';

type Mark = Exclude<keyof UnitFeatures, 'text' | 'style'>;

/** What the rules look at too; unit-features.ts has the details, and more that no tree asks. */
const MARKS: Readonly<Partial<Record<Mark, string>>> = {
  priced: 'prices stood on its line',
  priceInline: 'its price stood within the text',
  size: 'type size over that of dishes',
  sizeToBody: 'type size over that of most text',
  sizeToLargest: 'type size over the largest',
  bold: 'set in bold',
  capitals: 'set in capitals',
  otherColour: 'set in another colour than most text',
  lower: 'begins with a small letter',
  length: 'number of characters',
  words: 'number of words',
  commas: 'number of commas, up to 6',
  fullStop: 'ends with a full stop',
  bracket: 'begins with a bracket',
  joiner: 'holds a word that joins ingredients',
  open: 'its last word wants a continuation',
  startsOpen: 'its first word continues something',
  itemStyle: 'looks like most units with prices',
  description: 'reads like a description',
  sectionWord: 'is a known heading of sections',
  sectionEnd: 'ends in a word of headings',
  sizeLabels: 'is the head of columns of sizes',
  menu: 'is worded as the name of a menu',
  note: 'is worded as a remark',
  addition: 'is worded as something that can be added',
  weekday: 'names a day',
  star: 'begins with a mark',
  gap: 'distance to the line above in usual leadings',
  sameLine: 'stands behind another unit on its line',
  dash: 'a dash sets it off from the unit before',
  first: 'begins a block',
  last: 'ends a block',
  down: 'how far down its page it stands',
  repeated: 'stands on several pages',
  previousOpen: 'the unit before wants a continuation',
  previousPriced: 'the unit before has a price',
  sameStyleAsPrevious: 'looks like the unit before',
  amongNames: 'looks like the priced line above and most of its look',
  overLike: 'stands over a line of its look',
  nextPriceAlone: 'a lone price follows',
  nextSameLine: 'the next unit stands on its line',
  opensName: 'opens a name of two lines',
  afterStronger: 'stands behind a stronger unit',
  heading: 'level of its heading element',
  unpricedAfter: 'number of short lines without price behind it',
  namesAfter: 'number of those that read like names',
  underPrice: 'one of several names under one price',
  farFromPrices: 'no price stands near',
  goesOnAbove: 'goes on the line above by its distance',
  overTail: 'stands over lines that end in a price',
  underName: 'is the line with the price under such a name',
};

/** Of all units of its look; see style-statistics.ts. */
const STYLE_MARKS: Readonly<Record<keyof StyleFeatures, string>> = {
  count: 'number of units of its look',
  share: 'share of its look among all units',
  priced: 'share of its look with prices',
  followed: 'share of its look over a lesser one',
  length: 'mean length of its look',
  sectionWords: 'share of its look that are known headings',
  gapped: 'share of its look below a wide gap',
  descriptions: 'share of its look that read like descriptions',
  beforeDescription: 'share of its look over descriptions',
  beforeName: 'share of its look over names',
  beforePriceAlone: 'share of its look before lone prices',
  distance: 'mean distance between two of its look',
};

const HINTS: readonly ClassHint[] = ['name', 'description', 'price', 'heading', 'other'];
const PLACES: readonly PricePlace[] = ['cell', 'cellBefore', 'inline', 'alone'];
const FORMS = ['currency', 'pence', 'twoDecimals', 'oneDecimal', 'integer'];

const share = (text: string, sign: RegExp): number => (text.match(sign)?.length ?? 0) / Math.max(1, text.length);

const TEXT_FEATURES: readonly Feature[] = [
  { name: 'prices', about: 'number of prices, up to 3', value: ({ unit }) => Math.min(3, unit.prices.length) },
  {
    name: 'amount',
    about: 'logarithm of the first price',
    value: ({ unit }) => Math.log1p(unit.prices[0]?.value ?? 0),
  },
  {
    name: 'form',
    about: 'how the first price is written, -1 without',
    value: ({ unit }) => FORMS.indexOf(unit.prices[0]?.form ?? ''),
  },
  { name: 'codeCount', about: 'number of codes, up to 3', value: ({ unit }) => Math.min(3, unit.codes.length) },
  { name: 'wide', about: 'a wide gap stands before it on its line', value: ({ unit }) => unit.wide },
  { name: 'afterPrice', about: 'a price stands before it on its line', value: ({ unit }) => unit.afterPrice },
  { name: 'italic', about: 'set in italics', value: ({ unit }) => unit.italic },
  { name: 'weight', about: 'weight of its face, 400 is upright', value: ({ unit }) => unit.weight },
  { name: 'confidence', about: 'of its weakest character', value: ({ unit }) => unit.confidence },
  { name: 'digits', about: 'share of digits', value: ({ unit }) => share(unit.text, /\d/g) },
  { name: 'upper', about: 'share of capital letters', value: ({ unit }) => share(unit.text, /\p{Lu}/gu) },
  {
    name: 'titleCase',
    about: 'share of words with a capital first letter',
    value: ({ unit }) => (unit.text.match(/(?<=^|\s)\p{Lu}/gu)?.length ?? 0) / Math.max(1, wordCount(unit.text)),
  },
  {
    name: 'next like',
    about: 'number of units before the next of its look, up to 12',
    value: (here, document) => Math.min(12, document.next.get(here)?.units ?? 0),
  },
  {
    name: 'priced before next like',
    about: 'number of these with prices, up to 12',
    value: (here, document) => Math.min(12, document.next.get(here)?.priced ?? 0),
  },
  { name: 'ampersand', about: 'holds an &', value: ({ unit }) => unit.text.includes('&') },
  {
    name: 'record',
    about: 'place in a repeated subtree: 0 outside, 1 first text, 2 later text, 3 without text',
    value: ({ unit: { record } }) => (record ? (record.position === 0 ? 1 : record.position > 0 ? 2 : 3) : 0),
  },
];

const PLACE_FEATURES: readonly Feature[] = [
  {
    name: 'left',
    about: 'left end over the width of the text of its page',
    value: ({ unit }, document) => across(unit.x, unit.page, document),
  },
  {
    name: 'right',
    about: 'right end over the width of the text of its page',
    value: ({ unit }, document) => across(unit.x1, unit.page, document),
  },
  { name: 'width', about: 'width in type sizes', value: ({ unit }) => (unit.x1 - unit.x) / Math.max(0.1, unit.size) },
];

function across(x: number, page: number, { spans }: Parameters<Feature['value']>[1]): number {
  const { left, right } = spans.get(page) ?? { left: 0, right: 1 };
  return right > left ? (x - left) / (right - left) : 0;
}

const DOCUMENT_FEATURES: readonly Feature[] = [
  { name: 'web', about: 'the document is a web page', value: (_here, document) => document.web },
  { name: 'picture', about: 'words were recognised from a picture', value: (_here, document) => document.picture },
  { name: 'texts', about: 'logarithm of the number of texts', value: (_here, document) => Math.log1p(document.texts) },
  { name: 'pricedShare', about: 'share of texts with prices', value: (_here, document) => document.priced },
  { name: 'capitalShare', about: 'share of texts in capitals', value: (_here, document) => document.capitals },
  { name: 'lowerShare', about: 'share of texts that begin small', value: (_here, document) => document.lower },
  { name: 'recordShare', about: 'share of texts in records', value: (_here, document) => document.records },
  { name: 'aloneShare', about: 'lone prices for each text', value: (_here, document) => document.alone },
  {
    name: 'prices end dishes',
    about: 'what follows lone prices does not read like descriptions',
    value: (_here, document) => document.priceEndsItem,
  },
  { name: 'styleShare', about: 'number of looks for each text', value: (_here, document) => document.styles },
];

const marks = Object.entries(MARKS).map(
  ([name, about]): Feature => ({ name, about, value: ({ features }) => features[name as Mark] }),
);
const styleMarks = (Object.keys(STYLE_MARKS) as (keyof StyleFeatures)[]).map(
  (name): Feature => ({
    name: `look ${name}`,
    about: STYLE_MARKS[name],
    value: ({ features }) => features.style[name],
  }),
);
const hints = HINTS.map(
  (hint): Feature => ({
    name: `hint ${hint}`,
    about: `class names of the page call it ${hint}`,
    value: ({ unit }) => unit.html?.hint === hint,
  }),
);
const places = PLACES.map(
  (place): Feature => ({
    name: `price ${place}`,
    about: `its price stands in the place "${place}"`,
    value: ({ unit }) => unit.place === place,
  }),
);

const words = LEARNED_ROLES.flatMap((role, index): Feature[] => [
  {
    name: `words ${role}`,
    about: `how much its words speak for the role "${role}"`,
    value: (here, document) => document.words.get(here)?.mean[index] ?? 0,
  },
  {
    name: `last word ${role}`,
    about: `how much its last word speaks for the role "${role}"`,
    value: (here, document) => document.words.get(here)?.last[index] ?? 0,
  },
]);
const knownWords: Feature = {
  name: 'known words',
  about: 'share of its words that other menus have',
  value: (here, document) => document.words.get(here)?.known ?? 0,
};

/** Everything that the model sees of one unit. */
export const OWN_FEATURES: readonly Feature[] = [
  ...marks,
  ...styleMarks,
  ...words,
  knownWords,
  ...hints,
  ...places,
  ...TEXT_FEATURES,
  ...PLACE_FEATURES,
  ...DOCUMENT_FEATURES,
  ...RULES_FEATURES,
];
