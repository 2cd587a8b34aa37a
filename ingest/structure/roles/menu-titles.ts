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
  const firstItem = roles.indexOf('item');
  const above = result.slice(0, Math.max(0, firstItem));
  if (above.includes('title')) return result;
  // "Menu" over another heading, whatever its style; else the last heading of a page that stands over lesser ones
  const named = above.findLastIndex(
    (role, i) => role === 'heading' && result[i + 1] === 'heading' && namesMenu(units[i]?.text ?? ''),
  );
  const upper = above.findLastIndex((role, i) => role === 'heading' && isUpperHeading(units, roles, i));
  const title = named >= 0 ? named : upper;
  if (title >= 0) result[title] = 'title';
  return result;
}

/** A main heading of a web page that stands over a lesser one and has no like. */
function isUpperHeading(units: readonly Unit[], roles: readonly Role[], index: number): boolean {
  const unit = units[index];
  const level = unit?.html?.heading ?? 0;
  if (!unit || level < 1 || level > 2 || !standsOverHeading(units, roles, index)) return false;
  return !units.some((other, i) => i !== index && roles[i] === 'heading' && other.styleKey === unit.styleKey);
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
