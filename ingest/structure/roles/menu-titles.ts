import type { Unit } from '../units/unit.ts';
import type { Role } from './role.ts';
import { namesMenu } from './section-words.ts';
import type { UnitFeatures } from './unit-features.ts';

/**
 * Headings that only ever stand over other headings are names of menus. A style is promoted as a whole or not at all,
 * since a section made a menu is a section lost.
 */
export function promoteTitles(
  units: readonly Unit[],
  features: readonly UnitFeatures[],
  roles: readonly Role[],
): Role[] {
  const byStyle = new Map<string, { index: number; upper: boolean }[]>();
  units.forEach((unit, index) => {
    if (roles[index] !== 'heading') return;
    const group = byStyle.get(unit.styleKey) ?? [];
    byStyle.set(unit.styleKey, group);
    group.push({ index, upper: standsOverHeading(units, roles, index) });
  });
  const result = [...roles];
  for (const group of byStyle.values()) {
    const first = group[0];
    if (!first || !group.every((entry) => entry.upper)) continue;
    if (group.length < 2 && !features[first.index]?.menu) continue;
    for (const { index } of group) result[index] = 'title';
  }
  // "Menu" over the first heading, whatever its style
  const first = roles.indexOf('heading');
  const next = roles[first + 1];
  const names = namesMenu(units[first]?.text ?? '');
  if (names && next === 'heading' && !roles.slice(0, first).some((role) => role === 'item' || role === 'title'))
    result[first] = 'title';
  return result;
}

function standsOverHeading(units: readonly Unit[], roles: readonly Role[], index: number): boolean {
  const unit = units[index];
  let next = index + 1;
  while (
    next < index + 4 &&
    (roles[next] === 'other' || (roles[next] === 'description' && !units[next]?.prices.length))
  )
    next++;
  const below = units[next];
  if (!unit || !below || roles[next] !== 'heading' || below.styleKey === unit.styleKey) return false;
  if (namesMenu(unit.text)) return true;
  const level = unit.html?.heading ?? 0;
  return below.size < unit.size * 0.95 || (level > 0 && (below.html?.heading ?? 0) > level);
}
