import type { LabelledUnit } from '../../structure/assemble/gather-menus.ts';
import { ROLES } from '../../structure/roles/role.ts';
import type { PricePlace } from '../../structure/units/unit.ts';
import { isGathered, isOfOtherDish, type PriceChoice, relationOf } from './price-context.ts';

/** Feature of the decision whether a price belongs to a dish; booleans count as 1 and 0. */
export interface PriceFeature {
  readonly name: string;
  readonly value: (choice: PriceChoice) => number | boolean;
}

const PLACES: readonly (PricePlace | null)[] = [null, 'cell', 'cellBefore', 'inline', 'alone'];
const FORMS = ['currency', 'pence', 'twoDecimals', 'oneDecimal', 'integer'];
const FAR = 30;

const limited = (value: number, most = FAR): number => Math.max(-most, Math.min(most, value));

interface Sides {
  readonly name: LabelledUnit;
  readonly price: LabelledUnit;
}

const between = (value: (sides: Sides, choice: PriceChoice) => number | boolean) => (choice: PriceChoice) => {
  const [name, price] = [choice.context.units[choice.dish.at], choice.context.units[choice.there]];
  return name && price ? value({ name, price }, choice) : 0;
};

/** Difference of a running count between name and price; negative where the price comes first. */
const steps =
  (counts: 'names' | 'prices' | 'descriptions') =>
  ({ dish, there, context }: PriceChoice): number =>
    limited((context[counts][there] ?? 0) - (context[counts][dish.at] ?? 0), 9);

/** Offset between the name and the price in the name and price sequences of the block. */
function outOfStep({ dish, there, context: { names, prices, blocks, units } }: PriceChoice): number {
  const block = blocks.get(units[there]?.unit.block ?? -1);
  if (!block || units[dish.at]?.unit.block !== units[there]?.unit.block) return 9;
  const name = (names[dish.at] ?? 0) - (names[block.first] ?? 0);
  const price = (prices[there] ?? 0) - (prices[block.first] ?? 0);
  return limited(price - name, 8);
}

function pricesPerName({ dish, context: { names, prices, blocks, units } }: PriceChoice): number {
  const block = blocks.get(units[dish.at]?.unit.block ?? -1);
  if (!block) return 0;
  const count = (of: readonly number[]): number => (of[block.last + 1] ?? 0) - (of[block.first] ?? 0);
  return limited(count(prices) / Math.max(1, count(names)), 5);
}

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

export const PRICE_FEATURES: readonly PriceFeature[] = Object.entries<PriceFeature['value']>({
  gathered: isGathered,
  taken: isOfOtherDish,
  itself: ({ dish, there }) => dish.at === there,
  part: between(({ price }, { dish }) => dish.item.units.includes(price.unit)),
  steps: ({ dish, there }) => limited(there - dish.at),
  names: steps('names'),
  prices: steps('prices'),
  descriptions: steps('descriptions'),
  role: between(({ price }) => ROLES.indexOf(price.role)),
  'role behind': ({ there, context }) => ROLES.indexOf(context.units[there + 1]?.role ?? 'other'),
  place: between(({ price }) => PLACES.indexOf(price.unit.place)),
  line: between(({ name, price }) => name.unit.line === price.unit.line),
  block: between(({ name, price }) => name.unit.block === price.unit.block),
  page: between(({ name, price }) => name.unit.page === price.unit.page),
  down: between(({ name, price }) => limited((price.unit.y - name.unit.y) / Math.max(0.1, name.unit.size))),
  across: between(({ name, price }) => limited((price.unit.x - name.unit.x) / Math.max(0.1, name.unit.size))),
  look: between(({ name, price }) => name.unit.styleKey === price.unit.styleKey),
  gap: between(({ price }) => limited(price.unit.gap)),
  amount: between((sides) => Math.log1p(amount(sides))),
  'usual amount': between((sides, { context }) => Math.log((0.01 + amount(sides)) / context.medianPrice)),
  form: between(({ price }) => FORMS.indexOf(price.unit.prices[0]?.form ?? '')),
  count: between(({ price }) => Math.min(4, price.unit.prices.length)),
  'read surely': between(({ price }) => price.unit.confidence),
  'name margin': between(({ name }) => limited(name.margin, 4)),
  'price margin': between(({ price }) => limited(price.margin, 4)),
  'has price': ({ dish }) => Math.min(4, dish.item.prices.length),
  'rules gathered': between(isRuled),
  'rules otherwise': between((sides, choice) => pricesByRules(sides, choice) > 0 && !isRuled(sides, choice)),
  'rules elsewhere': between(({ name, price }, { context }) =>
    price.unit.prices.some((token) => context.ruled.get(token)?.has(name.unit) === false),
  ),
  'rules name': between(({ name }, { context }) => context.rules.get(name.unit)?.role === 'item'),
  'rules role': between(({ price }, { context }) => ROLES.indexOf(context.rules.get(price.unit)?.role ?? 'other')),
  'section price': ({ dish }) => dish.section.price !== null,
  addition: between(({ price }) => price.features.addition),
  note: between(({ price }) => price.features.note),
  'under price': between(({ name }) => name.features.underPrice),
  'look priced': between(({ name }) => name.features.style.priced),
  served: namesServed,
  'out of step': outOfStep,
  'prices per name': pricesPerName,
  'usual relation': (choice) => choice.context.relations.get(relationOf(choice)) ?? 0,
  'possible relation': (choice) => choice.context.chances.get(relationOf(choice)) ?? 0,
  'priced share': ({ context }) => context.pricedShare,
  web: ({ context }) => context.web,
  picture: ({ context }) => context.picture,
}).map(([name, value]) => ({ name, value }));

export const priceRow = (choice: PriceChoice): Float32Array =>
  Float32Array.from(PRICE_FEATURES, ({ value }) => Number(value(choice)) || 0);
