import { type Evidence, scoreIf, sumOfScores } from './evidence.ts';
import type { UnitFeatures } from './features.ts';
import type { ScoreContext } from './score-context.ts';

/** A heading may carry the price of all its dishes: lines without prices follow. */
export function pricedHeading(f: UnitFeatures): number {
  if ((f.sectionWord || f.sectionEnd) && f.unpricedAfter >= 2) return 4.5;
  if (f.namesAfter >= 3 || f.overList) return 4.5;
  return f.unpricedAfter >= 3 && (f.size > 1.02 || f.bold || f.capitals || f.heading > 0) ? 2 : 0;
}

const OF_WORDS: readonly Evidence[] = [
  (f) => (f.sectionWord ? 2.4 : scoreIf(f.sectionEnd && f.words < 5, 1.2)),
  // names have descriptions here, this has none
  (f) => scoreIf(f.sectionWord && f.overLike && f.style.beforeDescription > 0.6, 3.5),
  (f) => 1.5 * f.style.sectionWords,
  (f) => scoreIf(f.words > 6, -1.5),
  (f) => scoreIf(f.length > 45, -1.5),
  (f) => scoreIf(f.fullStop, -1.5),
  (f) => scoreIf((f.commas > 0 && !f.sectionWord) || f.listed, -1.2),
  (f) => scoreIf(f.note, -2.5),
  (f, { facts }) => scoreIf(f.lower && facts.lowerShare < 0.4, -1.5),
  (f) => scoreIf(f.bracket || f.startsOpen, -2),
  (f) => scoreIf(f.colon && f.words < 5, 0.3),
];

const OF_LOOK: readonly Evidence[] = [
  (f) => scoreIf(f.size > 1.1, 1.4),
  (f) => scoreIf(f.size > 1.35, 0.6),
  (f) => scoreIf(f.size < 0.94, -1),
  (f, { facts }) => scoreIf(f.capitals && facts.capitalsShare < 0.5, 0.7),
  (f, { manyPrices }) => scoreIf(f.bold && manyPrices && f.style.priced < 0.3, 1),
  (f) => scoreIf(f.heading > 0, 2),
  (f) => scoreIf(f.sameLine, -3),
  (f) => scoreIf(f.gap > 1.3, 0.6),
  (f) => scoreIf(f.style.share > 0.25, -1.2),
  (f) => scoreIf(f.last, -0.8),
  (f) => scoreIf(f.repeated, -0.8),
];

/** Without evidence from prices, the usual successor of its look counts. */
const OF_UNPRICED: readonly Evidence[] = [
  (f) => 2.2 * f.style.beforeName * (f.style.count > 1 ? 1 : 0.5) - 1.5 * f.style.beforeDescription,
  (f) => scoreIf(f.style.distance > 3, 0.8),
  (f) => scoreIf(f.nextPriceAlone, -3),
];

const isOdd = (f: UnitFeatures): boolean => !f.priced && f.style.priced > 0.6 && !f.sameLine && f.words < 6;

const OF_HEADING: readonly Evidence[] = [
  (f) => (f.priced ? -3.2 : -0.4),
  (f, context) => sumOfScores(OF_WORDS, f, context),
  (f, context) => sumOfScores(OF_LOOK, f, context),
  (f, context) => (context.ownPrices || f.priced ? 0 : sumOfScores(OF_UNPRICED, f, context)),
  (f, { manyPrices }) => (f.opensName ? -2 : scoreIf(manyPrices && isOdd(f), f.gap > 1.3 ? 1.8 : 1)),
  (f) => scoreIf(f.style.priced > 0.5 && !(f.priced && pricedHeading(f) > 0), -1.5),
  (f) => scoreIf(f.sizeLabels, 1.5),
  (f) => (f.priced ? pricedHeading(f) : 0),
];

const OF_TITLE: readonly Evidence[] = [
  () => -2.5,
  (f) => scoreIf(f.menu, /\bmenu\b/i.test(f.text) && f.words < 7 ? 2.8 : 1.8),
  (f) => scoreIf(f.sizeToLargest > 0.97 && f.size > 1.2, 1.2),
  (f) => scoreIf(f.down < 0.2, 0.6),
  (f) => scoreIf(f.sectionWord && !f.menu, -1.5),
  (f) => scoreIf(f.priced, -4),
  (f) => scoreIf(f.length > 45, -2),
  (f) => scoreIf(f.sameLine, -3),
  (f) => scoreIf(f.heading === 1, 1.5),
  (f) => scoreIf(f.style.count > 3, -1),
  (f) => scoreIf(f.note, -1.5),
  (f) => scoreIf(f.size < 1.1, -1),
  (f) => scoreIf(f.style.count === 1 && f.size > 1.15 && f.down < 0.15, 1.2),
];

export const scoreHeading = (f: UnitFeatures, context: ScoreContext): number => sumOfScores(OF_HEADING, f, context);

export const scoreTitle = (f: UnitFeatures, context: ScoreContext): number => sumOfScores(OF_TITLE, f, context);
