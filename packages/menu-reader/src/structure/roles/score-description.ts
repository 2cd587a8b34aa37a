import { type Evidence, weigh, when } from './evidence.ts';
import type { UnitFeatures } from './features.ts';
import type { ScoreContext } from './score-context.ts';

/** In the style of names, and not set apart from them by its words. */
function isLikeNames(f: UnitFeatures): boolean {
  const nameStyle = f.style.priced > 0.5 && f.style.count > 3;
  // where names have commas, a comma says nothing
  return nameStyle && !f.sameLine && (f.style.descriptions < 0.4 ? !f.description : f.amongNames);
}

const OF_DESCRIPTION: readonly Evidence[] = [
  (f) => (f.priced ? -2.2 : 0.8),
  (f) => when(f.size < 0.94, 1),
  (f) => when(f.size > 1.1, -1.5),
  (f) => 0.35 * f.commas,
  (f) => when(f.length > 45, 0.8),
  (f, { facts }) => when(f.lower && facts.lowerShare < 0.5, 0.9),
  (f) => when(f.sameLine, f.dash ? 3 : 2),
  (f) => when(f.joiner, 0.3),
  (f) => when(f.previousOpen || f.startsOpen, 1),
  (f) => when(f.bold, -1),
  (f, { facts }) => when(f.capitals && facts.capitalsShare < 0.6, -1.2),
  (f) => when(!f.sameLine && f.gap > 1.6, -1.2),
  (f) => when(f.first, -1),
  (f) => -1.2 * (f.style.priced - 0.3),
  (f) => when(isLikeNames(f), -1.5),
  (f) => when(f.note, -1.2),
  (f) => when(f.sectionWord, -1.5),
  (f) => when(f.bracket, 0.8),
  (f) => when(f.listed, 2),
  (f) => when(f.addition, -0.3),
  (f) => (f.style.length > 40 ? 0.6 : -0.2),
];

const OF_NAME_REST: readonly Evidence[] = [
  (f) => -1 + (f.sameStyleAsPrevious && !f.sameLine && f.gap < 1.15 ? 1 : -3),
  (f) => when(f.previousOpen, 1.6),
  (f) => when(f.startsOpen, 1.6),
  (f) => when(f.previousPriced && !f.previousOpen && !f.startsOpen && !f.lower, -1.5),
  (f) => when(f.open, 0.2),
  (f) => when(f.endsName, 3),
  // where names stand apart, lines close together are one
  (f) => when(f.goesOnAbove && f.style.gapped > 0.4, 2.5),
  (f, { facts }) => when(f.lower && facts.lowerShare < 0.35, 1.2),
  (f) => (f.bold ? 0.3 : -0.6),
  (f) => when(f.commas > 1, -0.8),
  (f) => when(f.length > 45, -1.5),
  (f) => when(f.priced && f.previousPriced, -3),
  (f) => when(f.gap < 0.97, 0.5),
  (f) => when(f.style.length > 45, -1),
];

/** How much a unit looks like a description. */
export const scoreDescription = (f: UnitFeatures, context: ScoreContext): number => weigh(OF_DESCRIPTION, f, context);

/** How much a unit looks like the second line of a name. */
export const scoreNameRest = (f: UnitFeatures, context: ScoreContext): number => weigh(OF_NAME_REST, f, context);
