import { segmentRows } from '../layout/segment-rows.ts';
import type { PriceRegime } from '../price/price-regime.ts';
import type { Segment } from '../segments/segment.ts';
import { attachCodeLines } from './attach-code-lines.ts';
import { dayPrices } from './day-prices.ts';
import { joinPartBold } from './join-part-bold.ts';
import { joinTableNames } from './join-table-names.ts';
import { lineUnits } from './line-units.ts';
import { sizesAsPrices } from './size-units.ts';
import type { Unit } from './unit.ts';

/** Gap of a line at the top of its block. */
const TOP = 9;

/** Cuts the lines of blocks in reading order into units. */
export function buildUnits(blocks: readonly Segment[][], regime: PriceRegime): Unit[] {
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
  return joinTableNames(dayPrices(sizesAsPrices(joinPartBold(attachCodeLines(units)))));
}
