import { type Evidence, weigh, when } from './evidence.ts';
import type { UnitFeatures } from './features.ts';
import type { ScoreContext } from './score-context.ts';

const opensAdditions = (f: UnitFeatures): boolean => f.addition && /^\W*adds?\b/i.test(f.text);

const OF_OTHER: readonly Evidence[] = [
  () => -1.2,
  (f) => when(f.note, f.size < 0.9 ? 3.8 : 2.8),
  (f) => when(f.addition, f.size < 0.85 ? 3.2 : 2.2),
  (f) => when(f.down > 0.96 && !f.priced, 0.9),
  (f) => when(f.down < 0.06 && !f.priced, 0.8),
  (f) => when(f.repeated, 1.2),
  (f) => when(f.otherColour && !f.priced && f.style.share < 0.15, 0.4),
  (f) => when(f.underAddition || opensAdditions(f), 1.5),
  (f) => when(f.priced && !(f.addition && !f.itemStyle), -1),
  (f) => when(f.length > 80 && f.fullStop, 0.4),
  (f) => when(f.first && !f.priced, 0.3),
  (f) => when(f.star, 0.3),
  (f) => when(f.sameLine, -1.5),
  (f) => when(f.sizeToBody < 0.8, 0.6),
  (f) => when(f.weekday, 9),
  (f) => when(f.legend, 3),
  (f) => when(f.sizeLabels, 1),
  (f) => when(f.codes, 4),
];

/** How much a unit looks like a note, a running head, a legend or anything else that is no part of the menu. */
export const scoreOther = (f: UnitFeatures, context: ScoreContext): number => weigh(OF_OTHER, f, context);
