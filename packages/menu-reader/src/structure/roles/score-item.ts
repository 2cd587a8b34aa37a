import { isContact } from '../text/note-phrases.ts';
import { type Evidence, scoreIf, sumOfScores } from './evidence.ts';
import type { UnitFeatures } from './features.ts';
import { NEVER } from './role.ts';
import type { ScoreContext } from './score-context.ts';
import { pricedHeading } from './score-heading.ts';

/** Minimum ratio to the size of priced text from which lines are headings, however many there are. */
const TOWERING = 1.6;

const odds = (share: number): number => Math.log(share / (1 - share));

function priceEvidence(f: UnitFeatures, { ownPrices, facts }: ScoreContext): number {
  let score = f.priced ? 3 : ownPrices ? -1.2 : 0;
  if (ownPrices) {
    const styled = 0.8 * odds(Math.min(0.95, f.style.priced)) + 0.8;
    score += f.priced ? styled : f.style.priced > 0.6 ? -0.6 : Math.min(0, styled);
  }
  if (f.nextPriceAlone && !f.description) score += facts.priceEndsItem ? 0.8 : 1.5;
  return score;
}

function styleEvidence(f: UnitFeatures, { manyPrices, ownPrices }: ScoreContext): number {
  if (ownPrices) return 0.6 * f.style.followed;
  const { beforeDescription, beforePriceAlone, beforeName, count, distance, length } = f.style;
  let score = 2.4 * beforeDescription + 1.6 * beforePriceAlone - 2 * beforeName * (count > 1 ? 1 : 0.5) - 0.2;
  if (f.description && !f.priced) score -= 0.8;
  if (distance > 3) score -= 1;
  if (!manyPrices && f.length < 45) score += 0.5;
  if (!manyPrices && length > 60) score -= 1.5;
  return score;
}

const OF_WORDS: readonly Evidence[] = [
  // lower case in the look of names over descriptions are the printer's capitals
  (f, { facts }) => scoreIf(f.lower && facts.lowerShare < 0.35, f.style.beforeDescription > 0.6 ? -0.4 : -1.6),
  (f) => scoreIf(f.length > 70, -1.5),
  (f) => scoreIf(f.length > 110, -2),
  (f) => scoreIf(f.note, !f.priced ? -3 : f.words <= 2 ? -5 : -2.5),
  (f) => scoreIf(f.addition, f.itemStyle && !/^\W*adds?\b/i.test(f.text) ? -2.2 : -5),
  (f) => scoreIf(f.underAddition, -4),
  (f) => scoreIf(f.startsOpen, f.lower ? -3.5 : -2),
  (f) => scoreIf(/\bmenu\b/i.test(f.text), -3),
  (f) => scoreIf(f.sizeLabels, -3),
  (f, { manyPrices }) => scoreIf(f.sectionWord && !f.priced, manyPrices ? -1.2 : -3),
  (f) => scoreIf(f.codes || f.listed, -4),
  (f) => scoreIf(f.fullStop && f.words > 4, -1),
  (f) => scoreIf(f.previousOpen, -1),
  (f) => scoreIf(f.bracket, -1.5),
];

const OF_ITEM: readonly Evidence[] = [
  priceEvidence,
  styleEvidence,
  (f, context) => sumOfScores(OF_WORDS, f, context),
  (f) => scoreIf(f.sameLine && !f.priced, -2.5),
  (f) => scoreIf(f.bold && !f.sameLine, 0.5),
  (f) => scoreIf(f.size < 0.94 && !f.priced, -1),
  (f) => scoreIf(f.size > 1.1 && !f.priced && f.style.count < 4, -1),
  (f) => scoreIf(f.size > TOWERING && !f.priced && f.heading === 0 && !f.nextPriceAlone, -2),
  (f) => scoreIf(f.nextSameLine, 1),
  (f) => scoreIf(f.opensName, 2),
  (f) => scoreIf(f.endsName, -2.5),
  (f) => scoreIf(f.amongNames && !f.priced, 1),
  (f) => scoreIf(f.heading > 0 && f.priced, 0.5),
  (f) => (f.priced ? -1.2 * pricedHeading(f) : 0),
];

export const scoreItem = (f: UnitFeatures, context: ScoreContext): number =>
  isContact(f.text) ? NEVER : sumOfScores(OF_ITEM, f, context);
