import { median } from './median.ts';

/** In letter-spaced text, a gap that exceeds the usual one by this share of the type size, and by this factor, is a space. */
const MORE = 0.12;
const TIMES = 1.7;

/** Gap between letters above which words end, by all gaps of a text, in the unit of these and of the type size. */
export function wordGap(gaps: readonly number[], size: number): number {
  const usual = median(gaps);
  return Math.max(usual + MORE * size, TIMES * usual);
}
