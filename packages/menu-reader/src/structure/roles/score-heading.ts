import type { ScoreContext } from './score-context.ts';
import type { UnitFeatures } from './unit-features.ts';

/** How much a unit looks like the heading of a section. */
export function scoreHeading(f: UnitFeatures, context: ScoreContext): number {
  let score = (f.priced ? -3.2 : -0.4) + headingWords(f, context) + headingLook(f, context);
  if (!context.ownPrices && !f.priced) {
    score += 2.2 * f.style.beforeName * (f.style.count > 1 ? 1 : 0.5) - 1.5 * f.style.beforeDescription;
    if (f.style.distance > 3) score += 0.8;
    if (f.nextPriceAlone) score -= 3;
  }
  // a line without price in the style of priced ones
  const odd = !f.priced && context.manyPrices && f.style.priced > 0.6 && !f.sameLine && f.words < 6;
  if (f.opensName) score -= 2;
  else if (odd) score += f.gap > 1.3 ? 1.8 : 1;
  if (f.style.priced > 0.5 && !(f.priced && pricedHeading(f))) score -= 1.5;
  if (f.sizeLabels) score += 1.5;
  if (f.priced) score += pricedHeading(f);
  return score;
}

/** A heading may carry the price of all its dishes: lines without prices follow. */
export function pricedHeading(f: UnitFeatures): number {
  if ((f.sectionWord || f.sectionEnd) && f.unpricedAfter >= 2) return 4.5;
  if (f.namesAfter >= 3 || f.overList) return 4.5;
  return f.unpricedAfter >= 3 && (f.size > 1.02 || f.bold || f.capitals || f.heading > 0) ? 2 : 0;
}

function headingWords(f: UnitFeatures, { facts }: ScoreContext): number {
  let score = f.sectionWord ? 2.4 : f.sectionEnd && f.words < 5 ? 1.2 : 0;
  // names have descriptions here, this has none
  if (f.sectionWord && f.overLike && f.style.beforeDescription > 0.6) score += 3.5;
  score += 1.5 * f.style.sectionWords;
  if (f.words > 6) score -= 1.5;
  if (f.length > 45) score -= 1.5;
  if (f.fullStop) score -= 1.5;
  if ((f.commas && !f.sectionWord) || f.listed) score -= 1.2;
  if (f.note) score -= 2.5;
  if (f.lower && facts.lowerShare < 0.4) score -= 1.5;
  if (f.bracket || f.startsOpen) score -= 2;
  if (f.colon && f.words < 5) score += 0.3;
  return score;
}

function headingLook(f: UnitFeatures, { facts, manyPrices }: ScoreContext): number {
  let score = 0;
  if (f.size > 1.1) score += 1.4;
  if (f.size > 1.35) score += 0.6;
  if (f.size < 0.94) score -= 1;
  if (f.capitals && facts.capitalsShare < 0.5) score += 0.7;
  if (f.bold && manyPrices && f.style.priced < 0.3) score += 1;
  if (f.heading) score += 2;
  if (f.sameLine) score -= 3;
  if (f.gap > 1.3) score += 0.6;
  if (f.style.share > 0.25) score -= 1.2;
  if (f.last) score -= 0.8;
  if (f.repeated) score -= 0.8;
  return score;
}

/** How much a unit looks like the title of a menu. */
export function scoreTitle(f: UnitFeatures): number {
  let score = -2.5;
  if (f.menu) score += /\bmenu\b/i.test(f.text) && f.words < 7 ? 2.8 : 1.8;
  if (f.sizeToLargest > 0.97 && f.size > 1.2) score += 1.2;
  if (f.down < 0.2) score += 0.6;
  if (f.sectionWord && !f.menu) score -= 1.5;
  if (f.priced) score -= 4;
  if (f.length > 45) score -= 2;
  if (f.sameLine) score -= 3;
  if (f.heading === 1) score += 1.5;
  if (f.style.count > 3) score -= 1;
  if (f.note) score -= 1.5;
  if (f.size < 1.1) score -= 1;
  if (f.style.count === 1 && f.size > 1.15 && f.down < 0.15) score += 1.2;
  return score;
}
