import { foldText } from '../fold-text.ts';
import type { Section } from '../menu.ts';

/** Indexes of a section in the earlier and the later version. */
export interface SectionPair {
  readonly before: number;
  readonly after: number;
}

/** Share of the smaller section's items that must have come along for a section with another name to be the same one. */
const MOST = 0.5;

/** Sections that are the same in both versions: by name, else by the names of the dishes below. Each section is in at most one pair. */
export function matchSections(before: readonly Section[], after: readonly Section[]): SectionPair[] {
  const pairs: SectionPair[] = [];
  const open = new Set(after.keys());
  const left: number[] = [];
  for (const [index, section] of before.entries()) {
    const name = foldText(section.name);
    const same = [...open].find((at) => foldText(after[at]?.name ?? '') === name);
    if (same === undefined) left.push(index);
    else {
      open.delete(same);
      pairs.push({ before: index, after: same });
    }
  }
  const renamed = left
    .flatMap((index) => [...open].map((at) => ({ before: index, after: at, share: shared(before[index], after[at]) })))
    .filter(({ share }) => share >= MOST)
    .sort((one, other) => other.share - one.share || one.before - other.before || one.after - other.after);
  const taken = new Set<number>();
  for (const pair of renamed) {
    if (taken.has(pair.before) || !open.delete(pair.after)) continue;
    taken.add(pair.before);
    pairs.push({ before: pair.before, after: pair.after });
  }
  return pairs;
}

/** Share of the dishes of the smaller section, 0 to 1, whose names are in both. */
function shared(one: Section | undefined, other: Section | undefined): number {
  const names = new Set(one?.items.map(({ name }) => foldText(name)));
  const others = new Set(other?.items.map(({ name }) => foldText(name)));
  const both = [...names].filter((name) => others.has(name)).length;
  return both / Math.max(1, Math.min(names.size, others.size));
}
