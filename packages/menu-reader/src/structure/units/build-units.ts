import { segmentRows } from '../layout/segment-rows.ts';
import type { PriceRegime } from '../price/price-regime.ts';
import type { Segment } from '../segments/segment.ts';
import { type LeftOut, runSteps } from '../step.ts';
import { lineUnits } from './line-units.ts';
import type { Unit } from './unit.ts';
import { UNIT_STEPS } from './unit-steps.ts';

/** Gap of a line at the top of its block. */
const TOP = 9;

export function buildUnits(blocks: readonly Segment[][], regime: PriceRegime, leftOut: LeftOut): readonly Unit[] {
  const units: Unit[] = [];
  let line = 0;
  blocks.forEach((block, index) => {
    let above: number | null = null;
    for (const row of segmentRows(block)) {
      line++;
      const first = row.segments[0];
      if (!first) continue;
      const gap = first.gap ?? (above === null ? TOP : (row.y - above) / first.size);
      const added = lineUnits(row, { block: index, line, gap }, regime);
      units.push(...added);
      if (added.length) above = row.y;
    }
  });
  return runSteps(UNIT_STEPS, units, undefined, leftOut);
}
