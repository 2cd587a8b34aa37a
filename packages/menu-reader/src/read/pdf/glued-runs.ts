import type { LayerWord } from './layer-word.ts';

/** Largest gap between runs that belong together, in type sizes; a space is about a quarter. */
const GLUED_GAP = 0.4;

/** Groups adjoining runs of a line, because the parts of one word often come as separate runs. */
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
  return Math.abs(left.y - right.y) < 0.3 * size && gap < GLUED_GAP * size && gap > -0.5 * size;
}
