import type { UnitFeatures } from './unit-features.ts';

/** How much a unit looks like a note, a running head, a legend or anything else that is no part of the menu. */
export function scoreOther(f: UnitFeatures): number {
  let score = -1.2;
  if (f.note) score += f.size < 0.9 ? 3.8 : 2.8;
  if (f.addition || f.afterAddition) score += f.size < 0.85 ? 3.2 : 2.2;
  if (f.down > 0.96 && !f.priced) score += 0.9;
  if (f.down < 0.06 && !f.priced) score += 0.8;
  if (f.repeated) score += 1.2;
  if (f.otherColour && !f.priced && f.style.share < 0.15) score += 0.4;
  if (f.underAddition || (f.addition && /^\W*adds?\b/i.test(f.text))) score += 1.5;
  if (f.priced && !(f.addition && !f.itemStyle)) score -= 1;
  if (f.length > 80 && f.fullStop) score += 0.4;
  if (f.first && !f.priced) score += 0.3;
  if (f.mealPrice) score += 3;
  if (f.star) score += 0.3;
  if (f.sameLine) score -= 1.5;
  if (f.sizeToBody < 0.8) score += 0.6;
  if (f.weekday) score += 9;
  if (f.legend) score += 3;
  if (f.sizeLabels) score += 1;
  if (f.codes) score += 4;
  return score;
}
