import type { Menu } from '@menu-data-service/menu-model/menu';
import type { TaggedMenu } from '@menu-data-service/menu-model/tagged-menu';
import type { Knex } from 'knex';
import { ServiceError } from '../../domain/errors.ts';
import { isoDate } from '../../domain/iso-date.ts';
import { type LatestVersion, type MenuFingerprint, nextVersion } from '../../domain/next-version.ts';
import type { PublishOutcome } from '../../domain/published-menu.ts';
import type { PublishOptions } from '../../ports/menu-store.ts';
import { recordVersion } from '../changes/record-version.ts';
import { assertDefined, oneRow } from '../rows.ts';
import { writeBody, writeDateDeleted } from './body-rows.ts';
import { fingerprint } from './fingerprint.ts';
import { assertNoOtherActiveMenu, findLine, lockRestaurant, menuLinesOf, type StoredLine } from './menu-lines.ts';
import { insertItems, insertSections, leftOutColumn } from './menu-rows.ts';
import { rewriteMenu } from './rewrite-menu.ts';
import { storableMenu } from './storable-menu.ts';

export async function publishMenu(trx: Knex, given: TaggedMenu, options: PublishOptions): Promise<PublishOutcome> {
  const menu = storableMenu(given);
  if (!(await lockRestaurant(trx, menu.restaurantId))) {
    throw new ServiceError(400, 'unknown_restaurant', `there is no restaurant ${menu.restaurantId}`);
  }
  const lines = await menuLinesOf(trx, menu.restaurantId);
  const line = await findLine(trx, lines, menu, options);
  assertNoOtherActiveMenu(lines, line, menu, options);
  const { latest } = line ?? {};
  if (latest?.withdrawnAt && options.fetchedAt && latest.withdrawnAt >= options.fetchedAt) {
    return { outcome: 'withdrawn', menuId: latest.menuId };
  }
  const print = fingerprint(menu);
  const next = nextVersion(latest ?? null, print);
  if (next.step === 'keep') {
    return { outcome: 'unchanged', menuId: next.current.menuId, version: next.current.version };
  }
  if (next.step === 'revise') {
    await rewriteMenu(trx, next.current.menuId, menu, print);
    return { outcome: 'revised', menuId: next.current.menuId, version: next.current.version };
  }
  const menuId = await createVersion(trx, menu, line, next.version, print);
  return next.previous
    ? { outcome: 'changed', menuId, version: next.version, previousMenuId: next.previous.menuId }
    : { outcome: 'created', menuId, version: 1 };
}

async function createVersion(
  trx: Knex,
  menu: TaggedMenu,
  line: StoredLine | null,
  version: number,
  print: MenuFingerprint,
): Promise<number> {
  const previous = line?.latest ?? null;
  const date = await publishingDate(trx, previous?.dateUpdated ?? null);
  const replaced = previous?.active ? await replacePrevious(trx, previous, date) : null;
  const storedLineId = await lineId(trx, line, menu);
  const { id } = await oneRow<{ id: number }>(
    trx,
    `insert into menus (line_id, restaurant_id, name, source_url, date_updated, version, previous_id, presented_hash, content_hash,
       body_changed, left_out)
     values (?, ?, ?, ?, ?, ?, ?, decode(?, 'hex'), decode(?, 'hex'), ?, ?::jsonb)
     returning id`,
    [
      storedLineId,
      menu.restaurantId,
      menu.name,
      menu.sourceUrl,
      date,
      version,
      previous?.menuId ?? null,
      print.presented,
      print.content,
      date,
      leftOutColumn(menu),
    ],
  );
  const ids = await insertSections(trx, id, menu.sections);
  await insertItems(trx, id, menu.sections);
  const stored: Menu = {
    ...menu,
    id,
    dateUpdated: isoDate(date),
    dateDeleted: null,
    version,
    previousMenuVersionId: previous?.menuId ?? null,
    sections: menu.sections.map(({ name, items }, position) => ({ id: assertDefined(ids[position]), name, items })),
  };
  await writeBody(trx, stored);
  await recordVersion(trx, storedLineId, replaced, stored);
  return id;
}

/** The current time in UTC, but never before the replaced version, in case the clock was set back. */
async function publishingDate(trx: Knex, after: string | null): Promise<string> {
  const { now } = await oneRow<{ now: string }>(
    trx,
    "select greatest(timezone('utc', clock_timestamp()), ?::timestamp + interval '1 microsecond') as now",
    [after],
  );
  return now;
}

/** @returns the previous version as it was in service */
async function replacePrevious(trx: Knex, previous: LatestVersion, date: string): Promise<Menu> {
  await trx.raw('update menus set date_deleted = ?, body_changed = ?, revision = revision + 1 where id = ?', [
    date,
    date,
    previous.menuId,
  ]);
  return writeDateDeleted(trx, previous.menuId, isoDate(date));
}

async function lineId(trx: Knex, line: StoredLine | null, menu: TaggedMenu): Promise<number> {
  if (line) {
    await trx.raw('update menu_lines set source_url = ?, name = ? where id = ?', [
      menu.sourceUrl,
      menu.name,
      line.lineId,
    ]);
    return line.lineId;
  }
  const { id } = await oneRow<{ id: number }>(
    trx,
    'insert into menu_lines (restaurant_id, source_url, name) values (?, ?, ?) returning id',
    [menu.restaurantId, menu.sourceUrl, menu.name],
  );
  return id;
}
