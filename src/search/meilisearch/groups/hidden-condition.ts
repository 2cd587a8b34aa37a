import type { Conditions } from '../../item-filter.ts';

/** Leaves out regions that a group holds but must not show; nothing while no region moves. */
export function hiddenCondition(regions: readonly string[]): Conditions {
  return regions.length === 0 ? [] : [`region NOT IN [${regions.map((region) => `"${region}"`).join(', ')}]`];
}
