import type { Forest } from '@menu-data-service/menu-reader/src/model/trees';
import { createRandom, type Random } from '@menu-data-service/seeded-random';
import type { BinnedRows } from './binned-rows.ts';
import { type GrownTree, growTree, type TreeOptions } from './grow-tree.ts';

export interface Labels {
  readonly classes: Uint8Array;
  readonly weights: Float32Array;
}

export interface ForestOptions extends TreeOptions {
  readonly classCount: number;
  readonly rounds: number;
  readonly rate: number;
  readonly rowShare: number;
  readonly columnShare: number;
  readonly seed: number;
}

const LEAF_DIGITS = 5;

/**
 * Boosted trees, one per class and round. Deterministic by rows, labels and seed.
 *
 * @param rows the numbers of the rows to learn from
 */
export function growForest(all: BinnedRows, labels: Labels, rows: Int32Array, options: ForestOptions): Forest {
  const { classCount, rounds, rate, rowShare, columnShare, seed } = options;
  const random = createRandom(seed);
  const scores = Array.from({ length: classCount }, () => new Float64Array(all.count));
  const slopes = { gradient: new Float32Array(all.count), curvature: new Float32Array(all.count) };
  const forest: Forest[number][] = [];
  const starts = startScores(labels, rows, classCount);
  starts.forEach((start, own) => {
    scores[own]?.fill(start);
  });
  for (let round = 0; round < rounds; round++) {
    const bag = rows.filter(() => random.chance(rowShare));
    const chances = chancesOf(scores, rows);
    for (let own = 0; own < classCount; own++) {
      slopesOf(own, chances[own] ?? new Float32Array(), rows, labels, classCount, slopes);
      const grown = growTree(all, bag, someColumns(all.edges, columnShare, random), slopes, options);
      const leaf = grown.leaf.map((value) => Number((rate * value).toFixed(LEAF_DIGITS)));
      const { column, threshold, yes, no } = grown;
      const start = round === 0 ? (starts[own] ?? 0) : 0;
      forest.push({
        column,
        threshold,
        yes,
        no,
        leaf: leaf.map((value) => Number((start + value).toFixed(LEAF_DIGITS))),
      });
      addTree({ ...grown, leaf }, all, rows, scores[own] ?? new Float64Array());
    }
  }
  return forest;
}

function startScores({ classes, weights }: Labels, rows: Int32Array, classCount: number): number[] {
  const sums = Array.from({ length: classCount }, () => 1);
  for (const row of rows) {
    const own = classes[row] ?? 0;
    sums[own] = (sums[own] ?? 0) + (weights[row] ?? 0);
  }
  const all = sums.reduce((sum, value) => sum + value, 0);
  return sums.map((sum) => Number(Math.log(sum / all).toFixed(LEAF_DIGITS)));
}

/** Probability of each class in each row, in the order of `rows`. */
function chancesOf(scores: readonly Float64Array[], rows: Int32Array): Float32Array[] {
  const chances = scores.map(() => new Float32Array(rows.length));
  for (let j = 0; j < rows.length; j++) {
    const row = rows[j] ?? 0;
    let highest = Number.NEGATIVE_INFINITY;
    for (const own of scores) highest = Math.max(highest, own[row] ?? 0);
    let sum = 0;
    for (const own of scores) sum += Math.exp((own[row] ?? 0) - highest);
    scores.forEach((own, k) => {
      const list = chances[k];
      if (list) list[j] = Math.exp((own[row] ?? 0) - highest) / sum;
    });
  }
  return chances;
}

function slopesOf(
  own: number,
  chances: Float32Array,
  rows: Int32Array,
  { classes, weights }: Labels,
  classCount: number,
  { gradient, curvature }: { readonly gradient: Float32Array; readonly curvature: Float32Array },
): void {
  const factor = classCount / (classCount - 1);
  for (let j = 0; j < rows.length; j++) {
    const row = rows[j] ?? 0;
    const [chance, weight] = [chances[j] ?? 0, weights[row] ?? 0];
    gradient[row] = weight * (chance - (classes[row] === own ? 1 : 0));
    curvature[row] = weight * factor * chance * (1 - chance);
  }
}

const someColumns = (edges: BinnedRows['edges'], share: number, random: Random): number[] =>
  edges.flatMap((own, column) => (random.chance(share) && own.length ? [column] : []));

function addTree(
  { column, bin, yes, no, leaf }: GrownTree,
  all: BinnedRows,
  rows: Int32Array,
  scores: Float64Array,
): void {
  for (const row of rows) {
    let node = column.length ? 0 : -1;
    while (node >= 0)
      node = ((all.bins[(column[node] ?? 0) * all.count + row] ?? 0) <= (bin[node] ?? 0) ? yes[node] : no[node]) ?? -1;
    scores[row] = (scores[row] ?? 0) + (leaf[-1 - node] ?? 0);
  }
}
