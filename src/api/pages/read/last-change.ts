import { compareMenus } from '../../../domain/compare-menus/compare-menus.ts';
import { type Html, html } from '../../../pages/html.ts';
import { readMenu } from '../../menu-by-id.ts';
import { type ChangeGroup, changeGroups } from './change-groups.ts';
import { day } from './dates.ts';
import type { MenuReading } from './menu-facts.ts';

/** What a menu's newest version changed. */
export interface LastChange {
  readonly menu: number;
  readonly before: number;
  /** ISO 8601, UTC. */
  readonly when: string;
  readonly groups: readonly ChangeGroup[];
}

/** Null where a menu has had one version only. */
export async function readLastChange(reading: MenuReading, id: number): Promise<LastChange | null> {
  const [newest, before] = (await reading.guard(() => reading.menus.versions(id))) ?? [];
  if (!newest || !before) return null;
  const [earlier, later] = await Promise.all([readMenu(reading, before.id), readMenu(reading, id)]);
  if (!earlier || !later) return null;
  return {
    menu: id,
    before: before.id,
    when: newest.dateUpdated,
    groups: changeGroups(compareMenus(earlier, later).items),
  };
}

/** "3 May 2026: added 1, dearer 2", with the way to all of it. */
export function lastChangeWords({ menu, before, when, groups }: LastChange): Html {
  const counts = groups.map(({ title, changes }) => `${title.toLowerCase()} ${changes.length}`);
  return html`<p class="small">${day(when)}: ${counts.join(', ') || 'nothing that a guest sees'} · <a href="/menus/${menu}/compare/${before}">What changed</a></p>`;
}
