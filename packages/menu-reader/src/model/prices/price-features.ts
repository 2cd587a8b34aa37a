import type { LabelledUnit } from '../../structure/assemble/gather-menus.ts';
import { ROLES } from '../../structure/roles/role.ts';
import type { PricePlace } from '../../structure/units/unit.ts';
import { isGathered, isTaken, type PriceChoice, relationOf } from './price-context.ts';

/** One thing the model looks at before it says whether a price is that of a dish; true and false as 1 and 0. */
export interface PriceFeature {
  readonly name: string;
  /** What it says, in a sentence. */
  readonly about: string;
  readonly value: (choice: PriceChoice) => number | boolean;
}

const PLACES: readonly (PricePlace | null)[] = [null, 'cell', 'cellBefore', 'inline', 'alone'];
const FORMS = ['currency', 'pence', 'twoDecimals', 'oneDecimal', 'integer'];
/** Distances in type sizes beyond which all are alike. */
const FAR = 30;

const limited = (value: number, most = FAR): number => Math.max(-most, Math.min(most, value));

interface Sides {
  readonly name: LabelledUnit;
  readonly price: LabelledUnit;
}

/** A feature of the two units, where both are there. */
const between = (value: (sides: Sides, choice: PriceChoice) => number | boolean) => (choice: PriceChoice) => {
  const [name, price] = [choice.context.units[choice.dish.at], choice.context.units[choice.there]];
  return name && price ? value({ name, price }, choice) : 0;
};

/** How many of a count lie between the name and the price, less than nought where the price is first. */
const steps =
  (counts: 'names' | 'prices' | 'descriptions') =>
  ({ dish, there, context }: PriceChoice): number =>
    limited((context[counts][there] ?? 0) - (context[counts][dish.at] ?? 0), 9);

/** How far apart the name and the price are among the names and the prices of the block. */
function outOfStep({ dish, there, context: { names, prices, blocks, units } }: PriceChoice): number {
  const block = blocks.get(units[there]?.unit.block ?? -1);
  if (!block || units[dish.at]?.unit.block !== units[there]?.unit.block) return 9;
  const name = (names[dish.at] ?? 0) - (names[block.first] ?? 0);
  const price = (prices[there] ?? 0) - (prices[block.first] ?? 0);
  return limited(price - name, 8);
}

/** Prices for each name in the block of the name. */
function pricesPerName({ dish, context: { names, prices, blocks, units } }: PriceChoice): number {
  const block = blocks.get(units[dish.at]?.unit.block ?? -1);
  if (!block) return 0;
  const count = (of: readonly number[]): number => (of[block.last + 1] ?? 0) - (of[block.first] ?? 0);
  return limited(count(prices) / Math.max(1, count(names)), 5);
}

/** Names behind the price before the next price. */
function namesServed({ there, context: { names, priced, units } }: PriceChoice): number {
  const next = priced.find((index) => index > there) ?? units.length;
  return limited((names[next] ?? 0) - (names[there + 1] ?? 0), 9);
}

const pricesByRules = ({ name }: Sides, { context }: PriceChoice): number =>
  context.rules.get(name.unit)?.owns.size ?? 0;

const isRuled = ({ name, price }: Sides, { context }: PriceChoice): boolean => {
  const owned = context.rules.get(name.unit)?.owns;
  return owned !== undefined && price.unit.prices.some((token) => owned.has(token));
};

const amount = ({ price }: Sides): number => price.unit.prices[0]?.value ?? 0;

/** Everything that the model sees of a price that could be that of a dish. */
export const PRICE_FEATURES: readonly PriceFeature[] = [
  { name: 'gathered', about: 'the order of the lines gives the price to the dish', value: isGathered },
  { name: 'taken', about: 'the order of the lines gives the price to another dish', value: isTaken },
  { name: 'itself', about: 'the price stands with the name', value: ({ dish, there }) => dish.at === there },
  {
    name: 'part',
    about: 'the price stands with a line of the dish',
    value: between(({ price }, { dish }) => dish.item.units.includes(price.unit)),
  },
  { name: 'steps', about: 'units between name and price', value: ({ dish, there }) => limited(there - dish.at) },
  { name: 'names', about: 'names between them', value: steps('names') },
  { name: 'prices', about: 'prices between them', value: steps('prices') },
  { name: 'descriptions', about: 'lines of descriptions between them', value: steps('descriptions') },
  { name: 'role', about: 'role of the line with the price', value: between(({ price }) => ROLES.indexOf(price.role)) },
  {
    name: 'role behind',
    about: 'role of the line behind the price',
    value: ({ there, context }) => ROLES.indexOf(context.units[there + 1]?.role ?? 'other'),
  },
  {
    name: 'place',
    about: 'where the price stands on its line',
    value: between(({ price }) => PLACES.indexOf(price.unit.place)),
  },
  {
    name: 'line',
    about: 'both stand on one line',
    value: between(({ name, price }) => name.unit.line === price.unit.line),
  },
  {
    name: 'block',
    about: 'both stand in one block',
    value: between(({ name, price }) => name.unit.block === price.unit.block),
  },
  {
    name: 'page',
    about: 'both stand on one page',
    value: between(({ name, price }) => name.unit.page === price.unit.page),
  },
  {
    name: 'down',
    about: 'how far below the name the price stands, in type sizes',
    value: between(({ name, price }) => limited((price.unit.y - name.unit.y) / Math.max(0.1, name.unit.size))),
  },
  {
    name: 'across',
    about: 'how far right of the beginning of the name the line with the price begins',
    value: between(({ name, price }) => limited((price.unit.x - name.unit.x) / Math.max(0.1, name.unit.size))),
  },
  {
    name: 'look',
    about: 'both look alike',
    value: between(({ name, price }) => name.unit.styleKey === price.unit.styleKey),
  },
  { name: 'gap', about: 'space over the line with the price', value: between(({ price }) => limited(price.unit.gap)) },
  { name: 'amount', about: 'logarithm of the price', value: between((sides) => Math.log1p(amount(sides))) },
  {
    name: 'usual amount',
    about: 'logarithm of the price over that in the middle',
    value: between((sides, { context }) => Math.log((0.01 + amount(sides)) / context.medianPrice)),
  },
  {
    name: 'form',
    about: 'how the price is written',
    value: between(({ price }) => FORMS.indexOf(price.unit.prices[0]?.form ?? '')),
  },
  {
    name: 'count',
    about: 'number of prices on the line',
    value: between(({ price }) => Math.min(4, price.unit.prices.length)),
  },
  {
    name: 'read surely',
    about: 'confidence of the weakest letter of the line with the price',
    value: between(({ price }) => price.unit.confidence),
  },
  {
    name: 'name margin',
    about: 'how clearly the role of the name won',
    value: between(({ name }) => limited(name.margin, 4)),
  },
  {
    name: 'price margin',
    about: 'how clearly the role of the line with the price won',
    value: between(({ price }) => limited(price.margin, 4)),
  },
  {
    name: 'has price',
    about: 'prices the dish was gathered with',
    value: ({ dish }) => Math.min(4, dish.item.prices.length),
  },
  { name: 'rules gathered', about: 'rules give the price to the dish', value: between(isRuled) },
  {
    name: 'rules otherwise',
    about: 'rules give the dish another price',
    value: between((sides, choice) => pricesByRules(sides, choice) > 0 && !isRuled(sides, choice)),
  },
  {
    name: 'rules elsewhere',
    about: 'rules give the price to another dish',
    value: between(({ name, price }, { context }) =>
      price.unit.prices.some((token) => context.ruled.get(token)?.has(name.unit) === false),
    ),
  },
  {
    name: 'rules name',
    about: 'the name is one by rules too',
    value: between(({ name }, { context }) => context.rules.get(name.unit)?.role === 'item'),
  },
  {
    name: 'rules role',
    about: 'role of the line with the price by rules',
    value: between(({ price }, { context }) => ROLES.indexOf(context.rules.get(price.unit)?.role ?? 'other')),
  },
  { name: 'section price', about: 'its section has a price', value: ({ dish }) => dish.section.price !== null },
  {
    name: 'addition',
    about: 'the line with the price speaks of additions',
    value: between(({ price }) => price.features.addition),
  },
  {
    name: 'note',
    about: 'the line with the price is worded as a remark',
    value: between(({ price }) => price.features.note),
  },
  {
    name: 'under price',
    about: 'the name is one of several under one price',
    value: between(({ name }) => name.features.underPrice),
  },
  {
    name: 'look priced',
    about: 'share of the look of the name with prices',
    value: between(({ name }) => name.features.style.priced),
  },
  { name: 'served', about: 'names behind the price before the next one', value: namesServed },
  {
    name: 'out of step',
    about: 'how far apart both stand among the names and prices of their block',
    value: outOfStep,
  },
  { name: 'prices per name', about: 'prices for each name of its block', value: pricesPerName },
  {
    name: 'usual relation',
    about: 'share of the dishes whose price stands to the name like this',
    value: (choice) => choice.context.relations.get(relationOf(choice)) ?? 0,
  },
  {
    name: 'possible relation',
    about: 'share of the dishes that have a price near that stands to the name like this',
    value: (choice) => choice.context.chances.get(relationOf(choice)) ?? 0,
  },
  {
    name: 'priced share',
    about: 'share of the dishes gathered with a price',
    value: ({ context }) => context.pricedShare,
  },
  { name: 'web', about: 'the document is a web page', value: ({ context }) => context.web },
  { name: 'picture', about: 'words were recognised from a picture', value: ({ context }) => context.picture },
];

/** A row of PRICE_FEATURES. */
export const priceRow = (choice: PriceChoice): Float32Array =>
  Float32Array.from(PRICE_FEATURES, ({ value }) => Number(value(choice)) || 0);
