import { median } from '../../median.ts';
import type { LabelledUnit } from '../../structure/assemble/gather-menus.ts';
import type { OpenItem, OpenMenu, OpenSection } from '../../structure/assemble/open-menu.ts';
import type { PriceToken } from '../../structure/price/price-token.ts';
import type { RulesView } from '../../structure/roles/rules-view.ts';
import type { Unit } from '../../structure/units/unit.ts';
import type { SeenUnit } from '../seen-unit.ts';

export interface PlacedDish {
  readonly item: OpenItem;
  readonly section: OpenSection;
  readonly at: number;
}

export interface PriceContext {
  readonly units: readonly LabelledUnit[];
  readonly dishes: readonly PlacedDish[];
  readonly priced: readonly number[];
  /** Running counts of names, units with prices and description lines before each unit. */
  readonly names: readonly number[];
  readonly prices: readonly number[];
  readonly descriptions: readonly number[];
  /** Running counts of names and of units with prices before and in each block. */
  readonly blocks: ReadonlyMap<number, { readonly first: number; readonly last: number }>;
  readonly owners: ReadonlyMap<PriceToken, readonly OpenItem[]>;
  readonly medianPrice: number;
  readonly pricedShare: number;
  readonly relations: ReadonlyMap<string, number>;
  /** Share of dishes with a price nearby in each relation, whichever dish it belongs to. */
  readonly chances: ReadonlyMap<string, number>;
  /** The rules' view of each unit, and for each price the lines of the dish that they give it to. */
  readonly rules: ReadonlyMap<Unit, RulesView>;
  readonly ruled: ReadonlyMap<PriceToken, ReadonlySet<Unit>>;
  readonly web: boolean;
  readonly picture: boolean;
}

export interface PriceChoice {
  readonly dish: PlacedDish;
  readonly there: number;
  readonly context: PriceContext;
}

const STEPS = 3;

/** Relation of a price to a name, which most dishes of a menu share. */
export function relationOf({ dish, there, context: { units } }: PriceChoice): string {
  const [name, price] = [units[dish.at], units[there]];
  const steps = Math.max(-STEPS, Math.min(STEPS, there - dish.at));
  return [price?.role, price?.unit.place, name?.unit.line === price?.unit.line, steps].join(' ');
}

export const isGathered = ({ dish, there, context }: PriceChoice): boolean =>
  context.units[there]?.unit.prices.some((price) => dish.item.prices.includes(price)) ?? false;

export const isOfOtherDish = ({ dish, there, context }: PriceChoice): boolean =>
  context.units[there]?.unit.prices.some((price) => context.owners.get(price)?.some((item) => item !== dish.item)) ??
  false;

export function priceContext(
  units: readonly LabelledUnit[],
  menus: readonly OpenMenu[],
  seen: readonly SeenUnit[],
): PriceContext {
  const indices = new Map(units.map(({ unit }, index) => [unit, index]));
  const dishes = menus.flatMap((menu) =>
    menu.sections.flatMap((section) =>
      section.items.flatMap((item) => {
        const at = item.units[0] && indices.get(item.units[0]);
        return at === undefined ? [] : [{ item, section, at }];
      }),
    ),
  );
  const priced = units.flatMap(({ unit }, index) => (unit.prices.length ? [index] : []));
  const blocks = new Map<number, { first: number; last: number }>();
  units.forEach(({ unit }, index) => {
    const block = blocks.get(unit.block);
    if (block) block.last = index;
    else blocks.set(unit.block, { first: index, last: index });
  });
  const context: PriceContext = {
    units,
    dishes,
    priced,
    names: countsBefore(units, ({ role }) => role === 'item'),
    prices: countsBefore(units, ({ unit }) => unit.prices.length > 0),
    descriptions: countsBefore(units, ({ role }) => role === 'description'),
    blocks,
    owners: ownersOf(dishes),
    medianPrice: median(priced.map((index) => units[index]?.unit.prices[0]?.value ?? 0)) || 1,
    pricedShare: dishes.filter(({ item }) => item.prices.length).length / Math.max(1, dishes.length),
    relations: new Map(),
    chances: new Map(),
    rules: new Map(seen.map(({ unit, rules }) => [unit, rules])),
    ruled: ruledPrices(seen),
    web: units.some(({ unit }) => unit.html),
    picture: units.some(({ unit }) => unit.text && unit.confidence < 1),
  };
  return { ...context, ...relationShares(context) };
}

function ruledPrices(seen: readonly SeenUnit[]): Map<PriceToken, Set<Unit>> {
  const ruled = new Map<PriceToken, Set<Unit>>();
  for (const { unit, rules } of seen)
    for (const price of rules.owns) ruled.set(price, (ruled.get(price) ?? new Set()).add(unit));
  return ruled;
}

function ownersOf(dishes: readonly PlacedDish[]): Map<PriceToken, OpenItem[]> {
  const owners = new Map<PriceToken, OpenItem[]>();
  for (const { item } of dishes)
    for (const price of item.prices) owners.set(price, [...(owners.get(price) ?? []), item]);
  return owners;
}

function countsBefore(units: readonly LabelledUnit[], counts: (unit: LabelledUnit) => boolean): number[] {
  let sum = 0;
  return [
    ...units.map((unit) => {
      const before = sum;
      if (counts(unit)) sum++;
      return before;
    }),
    sum,
  ];
}

function relationShares(context: PriceContext): Pick<PriceContext, 'relations' | 'chances'> {
  const relations = new Map<string, number>();
  const chances = new Map<string, number>();
  const one = 1 / Math.max(1, context.dishes.length);
  for (const dish of context.dishes) {
    for (const there of candidatePrices(dish, context)) {
      const choice = { dish, there, context };
      const relation = relationOf(choice);
      chances.set(relation, (chances.get(relation) ?? 0) + one);
      if (isGathered(choice)) relations.set(relation, (relations.get(relation) ?? 0) + one);
    }
  }
  return { relations, chances };
}

/** Maximum number of units with prices considered before and after a name, and their maximum distance. */
const BEFORE = 3;
const AFTER = 4;
const REACH = 25;

/** Units whose price may belong to the dish: its own, and the nearest in reading order. */
export function candidatePrices({ at }: PlacedDish, { priced }: PriceContext): number[] {
  const own = priced.findIndex((index) => index >= at);
  const middle = own < 0 ? priced.length : own;
  return priced.slice(Math.max(0, middle - BEFORE), middle + AFTER).filter((index) => Math.abs(index - at) <= REACH);
}
