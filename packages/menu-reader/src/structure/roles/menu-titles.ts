import type { Unit } from '../units/unit.ts';
import type { UnitFeatures } from './features.ts';
import type { Role } from './role.ts';
import { isMeal, isMenuTitle, namesMenu } from './title-words.ts';

/** Maximum number of remarks between a title and the first heading of a section; the lines of a page of paper mix more. */
const REMARKS = 2;
const REMARKS_ON_WEB = 6;

/** Promotes headings that only occur over others to names of menus, by whole styles: a wrong one loses a section. */
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
  // "Menu" over another heading, whatever its style; else the last heading of a page that is over lesser ones
  const named = above.findLastIndex(
    (role, i) => role === 'heading' && result[i + 1] === 'heading' && namesMenu(units[i]?.text ?? ''),
  );
  const upper = above.findLastIndex((role, i) => role === 'heading' && isUpperHeading(units, roles, i));
  const title = named >= 0 ? named : upper >= 0 ? upper : worded(units, roles);
  if (title >= 0) entitle(units, result, title);
  return result;
}

function entitle(units: readonly Unit[], roles: Role[], title: number): void {
  roles[title] = 'title';
  const style = units[title]?.styleKey;
  const section = roles.indexOf('heading', title);
  if (section < 0 || units[section]?.styleKey === style) return;
  roles.forEach((role, i) => {
    const { styleKey, text } = units[i] ?? { styleKey: null, text: '' };
    if (role === 'heading' && styleKey === style && isMenuTitle(text)) roles[i] = 'title';
  });
}

/** Index of the last text above the first dish that is worded as a title; -1 for none. */
function worded(units: readonly Unit[], roles: readonly Role[]): number {
  const firstHeading = roles.indexOf('heading');
  // without a price, a line above the first heading is rarely a dish
  const firstDish = units.findIndex(
    (unit, i) => roles[i] === 'item' && (unit.prices.length > 0 || i > firstHeading) && !isMenuTitle(unit.text),
  );
  const top = units.slice(0, Math.max(0, firstDish));
  // one word for a meal is the title where the first section has a heading of its own
  const section = roles.slice(0, top.length).lastIndexOf('heading');
  const titles = top.flatMap(({ text }, i) =>
    roles[i] !== 'nameRest' && roles[i] !== 'price' && (isMenuTitle(text) || (i < section && isMeal(text))) ? [i] : [],
  );
  // of two, the lower one may itself head the first dishes
  return titles.findLast((i) => i !== section) ?? titles.at(-1) ?? -1;
}

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
    next <= index + (unit?.html ? REMARKS_ON_WEB : REMARKS) &&
    (roles[next] === 'other' || (roles[next] === 'description' && !units[next]?.prices.length))
  )
    next++;
  const below = units[next];
  if (!unit || !below || roles[next] !== 'heading' || below.styleKey === unit.styleKey) return false;
  if (namesMenu(unit.text)) return true;
  const level = unit.html?.heading ?? 0;
  return below.size < unit.size * 0.95 || (level > 0 && (below.html?.heading ?? 0) > level);
}
