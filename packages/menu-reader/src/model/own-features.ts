import type { UnitFeatures } from '../structure/roles/features.ts';
import type { ClassHint } from '../structure/segments/html-origin.ts';
import { wordCount } from '../structure/text/text-shape.ts';
import type { PricePlace } from '../structure/units/unit.ts';
import { type Feature, featuresOf } from './feature.ts';
import { LEARNED_ROLES } from './seen-unit.ts';

/** Scores beyond are alike: the role is certain, or impossible. */
const SURE = 12;

const limited = (value: number): number => Math.max(-SURE, Math.min(SURE, value));

/** Scores where prices are with names, and where they end descriptions. */
const SCORES = LEARNED_ROLES.flatMap((role): Feature[] => [
  { name: `rules ${role}`, value: ({ rules }) => limited(rules.scores.named[role]) },
  { name: `rules ${role}, late prices`, value: ({ rules }) => limited(rules.scores.tailed[role]) },
]);

/** The rules' view of a unit: weaker on context, stronger on rare cases. */
const RULES_FEATURES: readonly Feature[] = [
  ...SCORES,
  ...LEARNED_ROLES.map((role): Feature => ({ name: `rules say ${role}`, value: ({ rules }) => rules.role === role })),
  { name: 'rules margin', value: ({ rules }) => limited(rules.margin) },
  { name: 'rules price', value: ({ rules }) => rules.owns.size > 0 },
];

type Mark = Exclude<keyof UnitFeatures, 'text' | 'style'>;

const MARKS: readonly Mark[] = [
  ...(['priced', 'priceInline', 'size', 'sizeToBody', 'sizeToLargest', 'bold', 'capitals', 'otherColour'] as const),
  ...(['lower', 'length', 'words', 'commas', 'fullStop', 'bracket', 'joiner', 'open', 'startsOpen'] as const),
  ...(['itemStyle', 'description', 'sectionWord', 'sectionEnd', 'sizeLabels', 'menu', 'note', 'addition'] as const),
  ...(['weekday', 'star', 'gap', 'sameLine', 'dash', 'first', 'last', 'down', 'repeated', 'previousOpen'] as const),
  ...(['previousPriced', 'sameStyleAsPrevious', 'amongNames', 'overLike', 'nextPriceAlone', 'nextSameLine'] as const),
  ...(['opensName', 'afterStronger', 'heading', 'unpricedAfter', 'namesAfter', 'underPrice'] as const),
  ...(['farFromPrices', 'goesOnAbove', 'overTail', 'underName'] as const),
];

const STYLE_MARKS: readonly (keyof UnitFeatures['style'])[] = [
  ...(['count', 'share', 'priced', 'followed', 'length', 'sectionWords', 'gapped', 'descriptions'] as const),
  ...(['beforeDescription', 'beforeName', 'beforePriceAlone', 'distance'] as const),
];

const HINTS: readonly ClassHint[] = ['name', 'description', 'price', 'heading', 'other'];
const PLACES: readonly PricePlace[] = ['cell', 'cellBefore', 'inline', 'alone'];
const FORMS = ['currency', 'pence', 'twoDecimals', 'oneDecimal', 'integer'];

const share = (text: string, sign: RegExp): number => (text.match(sign)?.length ?? 0) / Math.max(1, text.length);

const TEXT_FEATURES = featuresOf({
  prices: ({ unit }) => Math.min(3, unit.prices.length),
  amount: ({ unit }) => Math.log1p(unit.prices[0]?.value ?? 0),
  form: ({ unit }) => FORMS.indexOf(unit.prices[0]?.form ?? ''),
  codeCount: ({ unit }) => Math.min(3, unit.codes.length),
  wide: ({ unit }) => unit.wide,
  afterPrice: ({ unit }) => unit.afterPrice,
  italic: ({ unit }) => unit.italic,
  weight: ({ unit }) => unit.weight,
  confidence: ({ unit }) => unit.confidence,
  digits: ({ unit }) => share(unit.text, /\d/g),
  upper: ({ unit }) => share(unit.text, /\p{Lu}/gu),
  titleCase: ({ unit }) => (unit.text.match(/(?<=^|\s)\p{Lu}/gu)?.length ?? 0) / Math.max(1, wordCount(unit.text)),
  'next like': (here, document) => Math.min(12, document.next.get(here)?.units ?? 0),
  'priced before next like': (here, document) => Math.min(12, document.next.get(here)?.priced ?? 0),
  ampersand: ({ unit }) => unit.text.includes('&'),
  // 0 outside a repeated subtree, 1 its first text, 2 a later one, 3 without text
  record: ({ unit: { record } }) => (record ? (record.position === 0 ? 1 : record.position > 0 ? 2 : 3) : 0),
});

/** Relative to the width of the page's text, and in type sizes. */
const PLACE_FEATURES = featuresOf({
  left: ({ unit }, document) => across(unit.x, unit.page, document),
  right: ({ unit }, document) => across(unit.x1, unit.page, document),
  width: ({ unit }) => (unit.x1 - unit.x) / Math.max(0.1, unit.size),
});

function across(x: number, page: number, { spans }: Parameters<Feature['value']>[1]): number {
  const { left, right } = spans.get(page) ?? { left: 0, right: 1 };
  return right > left ? (x - left) / (right - left) : 0;
}

const DOCUMENT_FEATURES = featuresOf({
  web: (_here, document) => document.web,
  picture: (_here, document) => document.picture,
  texts: (_here, document) => Math.log1p(document.texts),
  pricedShare: (_here, document) => document.priced,
  capitalShare: (_here, document) => document.capitals,
  lowerShare: (_here, document) => document.lower,
  recordShare: (_here, document) => document.records,
  aloneShare: (_here, document) => document.alone,
  'prices end dishes': (_here, document) => document.priceEndsItem,
  styleShare: (_here, document) => document.styles,
});

const marks = MARKS.map((name): Feature => ({ name, value: ({ features }) => features[name] }));
const styleMarks = STYLE_MARKS.map(
  (name): Feature => ({ name: `look ${name}`, value: ({ features }) => features.style[name] }),
);
const hints = HINTS.map((hint): Feature => ({ name: `hint ${hint}`, value: ({ unit }) => unit.html?.hint === hint }));
const places = PLACES.map((place): Feature => ({ name: `price ${place}`, value: ({ unit }) => unit.place === place }));

/** Evidence of the words, and of the last one, for each role; and the share of them known from other menus. */
const words = LEARNED_ROLES.flatMap((role, index): Feature[] => [
  { name: `words ${role}`, value: (here, document) => document.words.get(here)?.mean[index] ?? 0 },
  { name: `last word ${role}`, value: (here, document) => document.words.get(here)?.last[index] ?? 0 },
]);
const knownWords: Feature = { name: 'known words', value: (here, document) => document.words.get(here)?.known ?? 0 };

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
