import type { Menu } from '../menu.ts';
import { compareItems } from './compare-items.ts';
import type { ItemChange, MenuComparison, SectionChange } from './comparison.ts';
import { matchItems } from './match-items.ts';
import { matchSections, type SectionPair } from './match-sections.ts';

/**
 * What changed from one version of a menu to another: items are recognised by their names, or by spelling, description, price and
 * neighbours where they were renamed. The two may be of different menus, and then nearly everything differs.
 */
export function compareMenus(
  before: Pick<Menu, 'name' | 'sections'>,
  after: Pick<Menu, 'name' | 'sections'>,
): MenuComparison {
  const sections = matchSections(before.sections, after.sections);
  const { pairs, removed, added } = matchItems(before.sections, after.sections, sections);
  const changed = compareItems(pairs, sections);
  const later = [
    ...changed,
    ...added.map((placed) => ({
      order: placed.order,
      change: { kind: 'added', after: placed.shown } satisfies ItemChange,
    })),
  ].sort((one, other) => one.order - other.order);
  return {
    name: before.name === after.name ? null : { before: before.name, after: after.name },
    sections: sectionChanges(before, after, sections),
    items: [
      ...removed.map((placed): ItemChange => ({ kind: 'removed', before: placed.shown })),
      ...later.map(({ change }) => change),
    ],
    unchanged: pairs.length - changed.length,
  };
}

function sectionChanges(
  before: Pick<Menu, 'sections'>,
  after: Pick<Menu, 'sections'>,
  pairs: readonly SectionPair[],
): SectionChange[] {
  const kept = new Set(pairs.map((pair) => pair.before));
  const earlier = new Map(pairs.map((pair) => [pair.after, pair.before]));
  return [
    ...before.sections
      .filter((_, at) => !kept.has(at))
      .map(({ name }): SectionChange => ({ kind: 'removed', before: name })),
    ...after.sections.flatMap(({ name }, at): SectionChange[] => {
      const old = earlier.get(at);
      const oldName = old === undefined ? undefined : before.sections[old]?.name;
      if (oldName === undefined) return [{ kind: 'added', after: name }];
      return oldName === name ? [] : [{ kind: 'renamed', before: oldName, after: name }];
    }),
  ];
}
