import { table } from '../measure/table.ts';
import type { Judged } from './cross-validate.ts';
import type { DocumentRow } from './examples.ts';
import { meanOf } from './fit-logistic.ts';

const BINS = 10;
const SHARES = [0.15, 0.2, 0.25, 0.3, 0.35, 0.4, 0.5] as const;
/** Normal quantile for 95 %. */
const Z = 1.96;

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** Reliability table in ten bins: mean prediction, observed share, and count. */
export function reliability(judged: readonly Judged[]): string {
  const bins = Array.from({ length: BINS }, (_, bin) =>
    judged.filter(({ chance }) => Math.min(BINS - 1, Math.floor(chance * BINS)) === bin),
  );
  const rows = bins.flatMap((own, bin) =>
    own.length
      ? [
          [
            `${bin * BINS} to ${(bin + 1) * BINS} %`,
            percent(meanOf(own.map(({ chance }) => chance))),
            percent(meanOf(own.map(({ bad }) => (bad ? 1 : 0)))),
            String(own.length),
          ],
        ]
      : [],
  );
  return table(['bin', 'said', 'seen', 'count'], rows);
}

export function gateTable(judged: readonly Judged[]): string {
  const sorted = [...judged].sort((a, b) => b.chance - a.chance);
  const bad = judged.filter((one) => one.bad).length;
  const rows = SHARES.map((share) => {
    const marked = sorted.slice(0, Math.round(share * sorted.length));
    const found = marked.filter((one) => one.bad).length;
    const most = Math.min(1, marked.length / bad);
    return [percent(share), interval(found, bad), percent(most), percent(found / marked.length)];
  });
  return table(['marked', 'of the bad ones', 'at most', 'bad among marked'], rows);
}

export function gateLine(judged: readonly Judged[]): string {
  const marked = judged.filter((one) => one.marked);
  const found = marked.filter((one) => one.bad).length;
  const bad = judged.filter((one) => one.bad).length;
  return `the gate marks ${marked.length} of ${judged.length} (${percent(marked.length / judged.length)}), among them ${found} of ${bad} bad ones: ${interval(found, bad)}`;
}

/** Item F1 above which nothing needs review, and below which little was read. */
export const READ_WELL = 0.95;
const COLLAPSED = 0.8;

/** Recall of the gate on collapsed documents, and its marks on well-read ones. */
export function collapseLine(documents: readonly Judged<DocumentRow>[]): string {
  const part = (group: readonly Judged<DocumentRow>[]): string =>
    interval(group.filter(({ marked }) => marked).length, group.length);
  const collapsed = documents.filter(({ row }) => row.f1 < COLLAPSED);
  const well = documents.filter(({ row }) => row.f1 > READ_WELL);
  return `of ${collapsed.length} documents with an F1 below ${COLLAPSED} it marks ${part(collapsed)}, of ${well.length} above ${READ_WELL} ${part(well)}`;
}

/** Share with its 95 % interval (Wilson). */
function interval(hits: number, of: number): string {
  const share = hits / Math.max(1, of);
  const middle = (share + (Z * Z) / (2 * of)) / (1 + (Z * Z) / of);
  const half = (Z / (1 + (Z * Z) / of)) * Math.sqrt((share * (1 - share)) / of + (Z * Z) / (4 * of * of));
  return `${percent(share)} (${percent(middle - half)} to ${percent(middle + half)})`;
}
