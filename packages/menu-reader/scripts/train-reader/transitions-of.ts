import { LEARNED_ROLES, type LearnedRole } from '../../src/model/seen-unit.ts';

/** Counted in before the first document, so that nothing is impossible. */
const SMOOTHING = 0.5;

/** Logarithm of how much likelier a role is after another than by itself: rows before, columns after. */
export function transitionsOf(documents: readonly (readonly (LearnedRole | null)[])[]): number[][] {
  const counts = LEARNED_ROLES.map(() => LEARNED_ROLES.map(() => SMOOTHING));
  for (const labels of documents) {
    const texts = labels.filter((label) => label !== null);
    texts.slice(1).forEach((after, i) => {
      const before = counts[LEARNED_ROLES.indexOf(texts[i] ?? 'other')];
      const column = LEARNED_ROLES.indexOf(after);
      if (before) before[column] = (before[column] ?? 0) + 1;
    });
  }
  const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
  const all = sum(counts.map(sum));
  const after = LEARNED_ROLES.map((_role, column) => sum(counts.map((row) => row[column] ?? 0)) / all);
  return counts.map((row) =>
    row.map((count, column) => Number((Math.log(count / sum(row)) - Math.log(after[column] ?? 1)).toFixed(4))),
  );
}
