import type { Unit } from '../units/unit.ts';
import { type Evidence, scoreIf, sumOfScores } from './evidence.ts';
import type { UnitFeatures } from './features.ts';
import { NEVER, ROLES, type RoleScores } from './role.ts';
import type { ScoreContext } from './score-context.ts';
import { scoreHeading, scoreTitle } from './score-heading.ts';
import { scoreItem } from './score-item.ts';

function isLikeNames(f: UnitFeatures): boolean {
  const nameStyle = f.style.priced > 0.5 && f.style.count > 3;
  // where names have commas, a comma says nothing
  return nameStyle && !f.sameLine && (f.style.descriptions < 0.4 ? !f.description : f.amongNames);
}

const OF_DESCRIPTION: readonly Evidence[] = [
  (f) => (f.priced ? -2.2 : 0.8),
  (f) => scoreIf(f.size < 0.94, 1),
  (f) => scoreIf(f.size > 1.1, -1.5),
  (f) => 0.35 * f.commas,
  (f) => scoreIf(f.length > 45, 0.8),
  (f, { facts }) => scoreIf(f.lower && facts.lowerShare < 0.5, 0.9),
  (f) => scoreIf(f.sameLine, f.dash ? 3 : 2),
  (f) => scoreIf(f.joiner, 0.3),
  (f) => scoreIf(f.previousOpen || f.startsOpen, 1),
  (f) => scoreIf(f.bold, -1),
  (f, { facts }) => scoreIf(f.capitals && facts.capitalsShare < 0.6, -1.2),
  (f) => scoreIf(!f.sameLine && f.gap > 1.6, -1.2),
  (f) => scoreIf(f.first, -1),
  (f) => -1.2 * (f.style.priced - 0.3),
  (f) => scoreIf(isLikeNames(f), -1.5),
  (f) => scoreIf(f.note, -1.2),
  (f) => scoreIf(f.sectionWord, -1.5),
  (f) => scoreIf(f.bracket, 0.8),
  (f) => scoreIf(f.listed, 2),
  (f) => scoreIf(f.addition, -0.3),
  (f) => (f.style.length > 40 ? 0.6 : -0.2),
];

const OF_NAME_REST: readonly Evidence[] = [
  (f) => -1 + (f.sameStyleAsPrevious && !f.sameLine && f.gap < 1.15 ? 1 : -3),
  (f) => scoreIf(f.previousOpen, 1.6),
  (f) => scoreIf(f.startsOpen, 1.6),
  (f) => scoreIf(f.previousPriced && !f.previousOpen && !f.startsOpen && !f.lower, -1.5),
  (f) => scoreIf(f.open, 0.2),
  (f) => scoreIf(f.endsName, 3),
  // where names stand apart, lines close together are one
  (f) => scoreIf(f.goesOnAbove && f.style.gapped > 0.4, 2.5),
  (f, { facts }) => scoreIf(f.lower && facts.lowerShare < 0.35, 1.2),
  (f) => (f.bold ? 0.3 : -0.6),
  (f) => scoreIf(f.commas > 1, -0.8),
  (f) => scoreIf(f.length > 45, -1.5),
  (f) => scoreIf(f.priced && f.previousPriced, -3),
  (f) => scoreIf(f.gap < 0.97, 0.5),
  (f) => scoreIf(f.style.length > 45, -1),
];

const scoreDescription = (f: UnitFeatures, context: ScoreContext): number => sumOfScores(OF_DESCRIPTION, f, context);

const scoreNameRest = (f: UnitFeatures, context: ScoreContext): number => sumOfScores(OF_NAME_REST, f, context);

export function roleScores(unit: Unit, features: UnitFeatures, document: ScoreContext): RoleScores {
  const context = features.farFromPrices ? { ...document, manyPrices: false, ownPrices: false } : document;
  if (!unit.text) {
    const scores = Object.fromEntries(ROLES.map((role) => [role, NEVER])) as RoleScores;
    return { ...scores, price: 5, other: -1 };
  }
  const scores: RoleScores = {
    title: scoreTitle(features, context),
    heading: scoreHeading(features, context),
    item: scoreItem(features, context),
    nameRest: scoreNameRest(features, context),
    description: scoreDescription(features, context),
    price: NEVER,
    other: scoreOther(features, context),
  };
  addHints(scores, unit, features);
  if (features.underPrice && !features.note && !(features.sectionWord && features.overLike)) {
    scores.item += 4;
    scores.heading -= 3;
  }
  addRecords(scores, unit, features, context);
  if (context.reading === 'after the description') addTailPrice(scores, features);
  if (context.reading === 'with the heading' && features.priced) addHeadingPrice(scores, features);
  return scores;
}

function addHints(scores: RoleScores, unit: Unit, features: UnitFeatures): void {
  const hint = unit.html?.hint;
  if (hint === 'name') scores.item += 2.5;
  if (hint === 'description') scores.description += 2.5;
  if (hint === 'heading' && !features.priced) scores.heading += 2;
  if (hint === 'other') scores.other += 3;
}

function addRecords(scores: RoleScores, unit: Unit, features: UnitFeatures, { facts }: ScoreContext): void {
  // a record of only a heading and its price is not a dish
  if (facts.recordShare <= 0.4 || (features.priced && features.namesAfter >= 3)) return;
  if (unit.record?.position === 0) {
    if (features.addition || features.note) return;
    scores.item += 3;
    scores.heading -= 2;
    scores.description -= 1.5;
  } else if (unit.record && unit.record.position > 0) {
    scores.item -= 3;
    scores.description += 2;
    scores.heading -= 3;
    scores.nameRest -= 1;
  } else if (!unit.record && facts.recordShare > 0.6 && !features.priced) {
    scores.item -= 1.5;
    scores.description -= 1;
    scores.heading += 0.6;
  }
}

function addTailPrice(scores: RoleScores, features: UnitFeatures): void {
  const { priced, priceInline, afterStronger, length, previousPriced, sameLine, style, lower } = features;
  // the last word of a description may stand alone with the price
  const ends = (priceInline || afterStronger) && (length > 14 || lower) && (!previousPriced || sameLine);
  if (priced && (ends || features.underName) && style.followed < 0.5) {
    scores.item -= 5.5;
    scores.description += 4.5;
  }
  if (!priced && !sameLine) scores.item += 1.4 + 1.2 * style.followed;
  if (features.overTail && !features.sectionWord) {
    scores.item += 1.5;
    scores.heading -= 3;
  }
}

function addHeadingPrice(scores: RoleScores, { words, unpricedAfter, addition, note }: UnitFeatures): void {
  if (unpricedAfter < 1 || words > 7 || addition || note) return;
  scores.item -= 7;
  scores.heading += 6;
}

const opensAdditions = (f: UnitFeatures): boolean => f.addition && /^\W*adds?\b/i.test(f.text);

const OF_OTHER: readonly Evidence[] = [
  () => -1.2,
  (f) => scoreIf(f.note, f.size < 0.9 ? 3.8 : 2.8),
  (f) => scoreIf(f.addition, f.size < 0.85 ? 3.2 : 2.2),
  (f) => scoreIf(f.down > 0.96 && !f.priced, 0.9),
  (f) => scoreIf(f.down < 0.06 && !f.priced, 0.8),
  (f) => scoreIf(f.repeated, 1.2),
  (f) => scoreIf(f.otherColour && !f.priced && f.style.share < 0.15, 0.4),
  (f) => scoreIf(f.underAddition || opensAdditions(f), 1.5),
  (f) => scoreIf(f.priced && !(f.addition && !f.itemStyle), -1),
  (f) => scoreIf(f.length > 80 && f.fullStop, 0.4),
  (f) => scoreIf(f.first && !f.priced, 0.3),
  (f) => scoreIf(f.star, 0.3),
  (f) => scoreIf(f.sameLine, -1.5),
  (f) => scoreIf(f.sizeToBody < 0.8, 0.6),
  (f) => scoreIf(f.weekday, 9),
  (f) => scoreIf(f.legend, 3),
  (f) => scoreIf(f.sizeLabels, 1),
  (f) => scoreIf(f.codes, 4),
];

const scoreOther = (f: UnitFeatures, context: ScoreContext): number => sumOfScores(OF_OTHER, f, context);
