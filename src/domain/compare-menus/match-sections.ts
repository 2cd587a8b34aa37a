import { foldText } from '@menu-data-service/menu-model/fold-text';
import { grouped } from '@menu-data-service/menu-model/grouped';
import type { Section } from '@menu-data-service/menu-model/menu';
import type { Steps } from '@menu-data-service/menu-model/time-slices';

export interface SectionPair {
  readonly before: number;
  readonly after: number;
}

/** Minimum share of the smaller section's items in both for a renamed section. */
const MIN_SHARED_DISHES = 0.5;
/** Pairs of sections to compare; beyond, none counts as renamed. Menus have some twenty sections. */
const MAX_PAIRS = 2000;

/** Pairs sections by name, else by the names of their dishes. Each section is in at most one pair. */
export function* matchSections(before: readonly Section[], after: readonly Section[]): Steps<readonly SectionPair[]> {
  const pairs: SectionPair[] = [];
  const open = new Set(after.keys());
  const byName = grouped(after.keys(), (at) => foldText(after[at]?.name ?? ''));
  const left: number[] = [];
  for (const [index, section] of before.entries()) {
    const same = byName.get(foldText(section.name))?.shift();
    if (same === undefined) left.push(index);
    else {
      open.delete(same);
      pairs.push({ before: index, after: same });
    }
  }
  if (left.length * open.size > MAX_PAIRS) return pairs;
  const later = new Map<number, ReadonlySet<string>>();
  for (const at of open) {
    later.set(at, namesOf(after[at]));
    yield;
  }
  const shares: (SectionPair & { readonly share: number })[] = [];
  for (const index of left) {
    const names = namesOf(before[index]);
    for (const [at, others] of later) shares.push({ before: index, after: at, share: shared(names, others) });
    yield;
  }
  const renamed = shares
    .filter(({ share }) => share >= MIN_SHARED_DISHES)
    .sort((one, other) => other.share - one.share || one.before - other.before || one.after - other.after);
  const taken = new Set<number>();
  for (const pair of renamed) {
    if (taken.has(pair.before) || !open.delete(pair.after)) continue;
    taken.add(pair.before);
    pairs.push({ before: pair.before, after: pair.after });
  }
  return pairs;
}

/** Share of the smaller section's dishes, 0 to 1, whose names are in both. */
function shared(names: ReadonlySet<string>, others: ReadonlySet<string>): number {
  const [few, many] = names.size < others.size ? [names, others] : [others, names];
  let both = 0;
  for (const name of few) if (many.has(name)) both += 1;
  return both / Math.max(1, few.size);
}

const namesOf = (section: Section | undefined): ReadonlySet<string> =>
  new Set(section?.items.map(({ name }) => foldText(name)));
