import { type MoveStep, OTHER_REGIONS, type RegionEntry, type RegionStore } from '../ports/regions.ts';
import type { Database } from './open-database.ts';
import { rowCount, rows } from './rows.ts';

/** Channel on which changes of the map are told. */
export const REGIONS_CHANNEL = 'regions';

interface RegionRow {
  readonly region: string;
  readonly group_name: string;
  readonly step: MoveStep | null;
  readonly other_group: string | null;
}

/** What each step becomes. */
const NEXT: Readonly<Record<MoveStep, string>> = {
  announced: `step = 'filling'`,
  filling: `step = 'switched', group_name = other_group, other_group = group_name`,
  switched: `step = 'removing'`,
  removing: 'step = null, other_group = null',
};

/** Postcodes of a region, or of all regions without an entry. */
const OF_REGION = `(region_of(r.postcode) = :region
  or :region = '${OTHER_REGIONS}' and region_of(r.postcode) not in (select region from regions))`;

/** Reads the whole map, sorted by region. */
export async function readRegions(db: Database): Promise<readonly RegionEntry[]> {
  const found = await rows<RegionRow>(
    db,
    'select region, group_name, step, other_group from regions order by region',
    [],
  );
  return found.map(({ region, group_name: group, step, other_group: other }) => ({
    ...{ region, group },
    move: step === null || other === null ? null : { step, other },
  }));
}

/** The map from regions to groups in PostgreSQL; who follows it is told of each change. */
export function createRegionStore(db: Database): RegionStore {
  const groupOf = `(select group_name from regions where region in (:region, '${OTHER_REGIONS}') order by region desc limit 1)`;

  /** Runs a statement that changes the map. False where it changed nothing. */
  async function change(statement: string, values: Record<string, string>): Promise<boolean> {
    return db.transaction(async (trx) => {
      const changed = (await rowCount(trx, statement, values)) > 0;
      if (changed) await trx.raw('select pg_notify(?, ?)', [REGIONS_CHANNEL, '']);
      return changed;
    });
  }

  return {
    entries: () => readRegions(db),

    async menusByRegion() {
      const found = await rows<{ region: string; menus: number }>(
        db,
        `select region_of(r.postcode) as region, count(*)::integer as menus
         from menus m join restaurants r on r.id = m.restaurant_id where m.date_deleted is null group by 1 order by 1`,
        [],
      );
      return new Map(found.map(({ region, menus }) => [region, menus]));
    },

    async activeMenuIds(region) {
      const found = await rows<{ id: number }>(
        db,
        `select m.id from menus m join restaurants r on r.id = m.restaurant_id
         where m.date_deleted is null and ${OF_REGION} order by m.id`,
        { region },
      );
      return found.map(({ id }) => id);
    },

    async enginesByGroup() {
      const found = await rows<{ name: string; group_name: string }>(
        db,
        'select name, group_name from search_engines where group_name is not null order by group_name, name',
        [],
      );
      const groups = new Map<string, string[]>();
      for (const { name, group_name: group } of found) groups.set(group, [...(groups.get(group) ?? []), name]);
      return groups;
    },

    async begin(group) {
      await change('insert into regions (region, group_name) values (:region, :group) on conflict do nothing', {
        ...{ region: OTHER_REGIONS, group },
      });
    },

    assign: (region, group) =>
      change(
        `insert into regions (region, group_name)
         select :region, :group
         where coalesce(${groupOf} = :group, true)
           or not exists (select 1 from search_engines where group_name is not null and epoch is not null)
           or not exists (
             select 1 from menus m join restaurants r on r.id = m.restaurant_id where m.date_deleted is null and ${OF_REGION}
           )
         on conflict (region) do update set group_name = excluded.group_name where regions.step is null`,
        { region, group },
      ),

    async announce(region, to) {
      if (region === OTHER_REGIONS) return false;
      await db.raw(`insert into regions (region, group_name) select :region, ${groupOf} on conflict do nothing`, {
        region,
      });
      return change(
        `update regions set step = 'announced', other_group = :to
         where region = :region and step is null and group_name <> :to`,
        { region, to },
      );
    },

    advance: (region, from) =>
      change(`update regions set ${NEXT[from]} where region = :region and step = :from`, { region, from }),
  };
}
