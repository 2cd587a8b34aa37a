import { endsOpen } from '../text/text-shape.ts';
import type { Unit } from '../units/unit.ts';
import { crossesBlockElement } from './crosses-block.ts';
import type { UnitFeatures } from './features.ts';
import { NEVER, type Role, type RoleScores } from './role.ts';
import type { ScoreContext } from './score-context.ts';

export const START: RoleScores = {
  title: 0,
  heading: 0,
  item: -0.7,
  nameRest: NEVER,
  description: NEVER,
  price: -3,
  other: 0,
};

export const FOLLOWS: Readonly<Record<Role, RoleScores>> = {
  title: { title: -0.5, heading: 0, item: -0.7, nameRest: NEVER, description: NEVER, price: -4, other: 0 },
  heading: { title: -2.5, heading: -1.3, item: 0.4, nameRest: NEVER, description: -0.4, price: -3, other: 0 },
  item: { title: -2.5, heading: -0.5, item: 0, nameRest: 0, description: 0.6, price: 0.5, other: -0.5 },
  nameRest: { title: -2.5, heading: -0.5, item: 0, nameRest: 0.2, description: 0.6, price: 0.5, other: -0.5 },
  description: { title: -2.5, heading: 0, item: 0.2, nameRest: NEVER, description: 0.2, price: 0.2, other: -0.3 },
  price: { title: -2.5, heading: 0, item: 0.3, nameRest: NEVER, description: 0.2, price: -2, other: -0.3 },
  other: { title: -1, heading: 0, item: 0, nameRest: NEVER, description: -3.5, price: -1.5, other: 0.6 },
};

export interface ScoredUnit {
  readonly unit: Unit;
  readonly features: UnitFeatures;
}

type Term = (from: Role, before: ScoredUnit, here: ScoredUnit, context: ScoreContext) => number;

/** Evidence of two neighbours for the role of the second, given that of the first. */
export const PAIR_TERMS: Partial<Record<Role, Term>> = {
  nameRest: (_from, before, here, { manyPrices }) => {
    let score = 0;
    if (before.unit.styleKey !== here.unit.styleKey) score -= 4;
    if (before.unit.block !== here.unit.block) score -= 6;
    if (crossesBlockElement(before.unit, here.unit)) score -= 6;
    const priced = [before.unit.prices.length > 0, here.unit.prices.length > 0];
    if (priced[0] && priced[1]) score -= 4;
    if (manyPrices && !priced[0] && priced[1]) score += 1.2;
    // in a style without descriptions, an unpriced line after a priced one continues its name
    const { style, startsOpen, lower, gap } = here.features;
    const ownStyle = style.priced > 0.4 && (style.descriptions < 0.15 || startsOpen || lower || before.features.open);
    if (manyPrices && priced[0] && !priced[1] && ownStyle) score += gap < 1.1 ? 2 : 1.5;
    return score;
  },
  description: (from, before, here, context) => {
    const { unit, features } = here;
    const sameStyle = before.unit.styleKey === unit.styleKey;
    let score = before.unit.block !== unit.block ? -2.5 : 0;
    if ((from === 'item' || from === 'nameRest') && sameStyle && !unit.sameLine && features.commas < 2) score -= 1;
    if (from === 'heading' && (features.priced || unit.sameLine)) score -= 4;
    if (from === 'item' && holdsPriceOf(before, here)) score += LOW_PRICE;
    if (from === 'description') score += goesOnWith(before, here, context);
    // between two prices on lines of their own there is a name
    if (from === 'price' && (context.facts.priceEndsItem || features.nextPriceAlone)) score -= 3;
    return score;
  },
  item: (from, before, here, { reading, facts }) => {
    const { unit, features } = here;
    let score = 0;
    const continues = from === 'item' && !unit.sameLine && before.unit.styleKey === unit.styleKey;
    if (
      continues &&
      !before.unit.prices.length &&
      unit.prices.length &&
      features.gap < 1.1 &&
      features.style.gapped > 0.4
    )
      score -= 1.2;
    if (from === 'description' && reading === 'after the description' && before.unit.prices.length) score += 1;
    if (from === 'price' && facts.priceEndsItem) score += 0.5;
    return score;
  },
  heading: (from, before, here, { facts }) => {
    const { unit, features } = here;
    const sameStyle = before.unit.styleKey === unit.styleKey;
    let score = 0;
    // a text beside a heading is a remark, unless it continues it: "Fish" "& chips"
    if (from === 'heading' && unit.html && unit.sameLine && !features.startsOpen) score -= 6;
    if (from === 'heading' && sameStyle && features.gap < 1.2) score += 0.4;
    if (from === 'price' && facts.priceEndsItem) score += 0.5;
    if (from === 'item' && !unit.sameLine && sameStyle) score -= 1;
    return score;
  },
  other: (from, before, here) => {
    const { unit, features } = here;
    const close = before.unit.styleKey === unit.styleKey && features.gap < 1.2;
    if (from === 'other' && close) return 0.6;
    return from === 'description' && close && !features.note && !features.addition ? -0.8 : 0;
  },
};

function goesOnWith(before: ScoredUnit, here: ScoredUnit, { reading, facts }: ScoreContext): number {
  const { unit, features } = here;
  const sameStyle = before.unit.styleKey === unit.styleKey;
  let score = sameStyle ? 0.7 : 0;
  if (sameStyle && endsSentence(before, here, facts.lowerShare)) score += TAIL_PRICE;
  if (!unit.sameLine && features.otherColour && before.unit.colour !== unit.colour) score -= 2;
  if (reading === 'after the description' && before.unit.prices.length && !unit.sameLine) score -= 3;
  return score;
}

/** Bonus of a price set a line too low, against the evidence for a priced line as a dish. */
const LOW_PRICE = 6;

/** True where the price of the name above, in a style that mostly has prices, is beside this line, in one that mostly has none. */
function holdsPriceOf(name: ScoredUnit, { unit, features }: ScoredUnit): boolean {
  if (name.unit.prices.length || unit.place !== 'cell' || !unit.prices.length || unit.sameLine) return false;
  if (name.unit.block !== unit.block || features.gap > USUAL_LEADING) return false;
  return name.features.style.priced > 0.6 && features.style.priced < 0.3 && features.description;
}

/** Bonus of a price at the end of a description, against the evidence for a priced line as a dish. */
const TAIL_PRICE = 6;
const USUAL_LEADING = 1.3;

function endsSentence(before: ScoredUnit, { unit, features }: ScoredUnit, lowerShare: number): boolean {
  if (!unit.prices.length || unit.sameLine || before.unit.prices.length || before.unit.block !== unit.block)
    return false;
  if (features.gap > USUAL_LEADING || features.addition) return false;
  return endsOpen(before.unit.text) || features.startsOpen || (features.lower && lowerShare < 0.5);
}
