import type { LayerWord } from './page-words.ts';

/** Gap up to which runs of one line belong together, in type sizes: a space is about a quarter. */
const gluedGap = 0.4;

/** Groups runs of one line that stand side by side: parts of one word often come as runs of their own. */
export function gluedRuns(layer: readonly LayerWord[]): LayerWord[][] {
  const groups: LayerWord[][] = [];
  for (const run of [...layer].sort((a, b) => a.x - b.x)) {
    const group = groups.find((members) => isGlued(members.at(-1), run));
    if (group) group.push(run);
    else groups.push([run]);
  }
  return groups;
}

function isGlued(left: LayerWord | undefined, right: LayerWord): boolean {
  if (!left || Math.abs(left.angle - right.angle) > 0.02 || Math.abs(left.angle) > 0.02) return false;
  const size = Math.min(left.size, right.size);
  const gap = right.x - (left.x + left.w);
  return Math.abs(left.y - right.y) < 0.3 * size && gap < gluedGap * size && gap > -0.5 * size;
}
