import type { Unit } from '../units/unit.ts';
import type { UnitFeatures } from './features.ts';
import { NEVER, ROLES, type RoleScores } from './role.ts';
import type { ScoreContext } from './score-context.ts';
import { scoreDescription, scoreNameRest } from './score-description.ts';
import { scoreHeading, scoreTitle } from './score-heading.ts';
import { scoreItem } from './score-item.ts';
import { scoreOther } from './score-other.ts';

/** Scores of one unit by itself; weights were set by hand on labelled menus. */
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

/** The first text of a record is the name, the rest is not. */
function addRecords(scores: RoleScores, unit: Unit, features: UnitFeatures, { facts }: ScoreContext): void {
  // a record of a heading and its price alone does not belong to a dish
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
