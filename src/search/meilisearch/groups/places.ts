import { setTimeout as sleep } from 'node:timers/promises';
import type { RegionMap } from '../../../ports/regions.ts';
import type { Conditions } from '../../item-filter.ts';
import { DATA_FIELDS, type DataWords, dataWords } from '../../understanding/vocabulary.ts';
import { readValuesCondition } from '../../value-conditions.ts';
import type { EngineGroup } from './engine-group.ts';
import { hiddenCondition } from './hidden-condition.ts';

/** Which towns, postcode districts, cuisines and restaurants each group holds. */
export interface Places {
  /** Values of all groups, read again; of a group that does not answer at once, those that were read last. */
  read(): Promise<DataWords>;
  /** Names of the groups that may hold something of the conditions; null: all of them. */
  groupsWith(conditions: Conditions): ReadonlySet<string> | null;
}

interface Held {
  readonly values: ReadonlyMap<string, ReadonlySet<string>>;
  /** Version of the map when they were read. */
  readonly version: number;
}

/** How long a search waits for values of which older ones are known. */
const PATIENCE_MS = 250;

/** Reads what groups hold from their menus. @throws the refusal of a group where none ever answered */
export function createPlaces(groups: readonly EngineGroup[], regions: Pick<RegionMap, 'hiddenIn' | 'version'>): Places {
  const held = new Map<string, Held>();

  async function readGroup({ name, ask }: EngineGroup): Promise<void> {
    const version = regions.version();
    const filter = hiddenCondition(regions.hiddenIn(name));
    const [result] = await ask([{ index: 'menus', q: '', filter, limit: 0, facets: [...DATA_FIELDS] }], undefined);
    const values = dataWords((field) => Object.keys(result?.facetDistribution?.[field] ?? {}));
    held.set(name, { values: new Map(DATA_FIELDS.map((field) => [field, new Set(values[field])])), version });
  }

  function holders(field: string, values: readonly string[]): ReadonlySet<string> {
    const holding = [...held].filter(([, all]) => values.some((value) => all.values.get(field)?.has(value)));
    return new Set(holding.map(([name]) => name));
  }

  return {
    async read() {
      const reading = groups.map(async (group) => {
        const fresh = readGroup(group).then(
          () => null,
          (error: unknown) => error,
        );
        return held.has(group.name) ? Promise.race([fresh, sleep(PATIENCE_MS, null, { ref: false })]) : fresh;
      });
      const failures = (await Promise.all(reading)).filter((failure) => failure !== null);
      if (held.size === 0) throw failures[0];
      const all = [...held.values()];
      return dataWords((field) => [...new Set(all.flatMap(({ values }) => [...(values.get(field) ?? [])]))].sort());
    },

    groupsWith(conditions) {
      const version = regions.version();
      if (groups.some(({ name }) => held.get(name)?.version !== version)) return null;
      let names: ReadonlySet<string> | null = null;
      for (const condition of conditions) {
        const asked = readValuesCondition(condition);
        if (asked === null) continue;
        const here = holders(asked.field, asked.values);
        const both: ReadonlySet<string> = names === null ? here : new Set([...here].filter((name) => names?.has(name)));
        if (both.size > 0) names = both;
      }
      return names;
    },
  };
}
