import { setTimeout as sleep } from 'node:timers/promises';
import type { RegionMap } from '../../../ports/regions.ts';
import { INDEX_SETTINGS } from '../../index-settings.ts';
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
  /** Fields of which a group has more values than an engine lists. */
  readonly cut: ReadonlySet<string>;
  /** Version of the map when they were read. */
  readonly version: number;
}

/** How long a search waits for values of which older ones are known. */
const PATIENCE_MS = 250;
const MOST_VALUES = INDEX_SETTINGS.menus.faceting.maxValuesPerFacet;

/** Reads what groups hold from their menus. @throws the refusal of a group where none ever answered */
export function createPlaces(groups: readonly EngineGroup[], regions: Pick<RegionMap, 'hiddenIn' | 'version'>): Places {
  const held = new Map<string, Held>();
  /** Groups whose values are being read: what is known of them may be old. Resolves to why they could not be, or null. */
  const reading = new Map<string, Promise<unknown>>();

  async function readGroup({ name, ask }: EngineGroup): Promise<void> {
    const version = regions.version();
    const filter = hiddenCondition(regions.hiddenIn(name));
    const [result] = await ask([{ index: 'menus', q: '', filter, limit: 0, facets: [...DATA_FIELDS] }], undefined);
    const values = dataWords((field) => Object.keys(result?.facetDistribution?.[field] ?? {}));
    const cut = new Set(DATA_FIELDS.filter((field) => values[field].length >= MOST_VALUES));
    held.set(name, { values: new Map(DATA_FIELDS.map((field) => [field, new Set(values[field])])), cut, version });
  }

  function tryToRead(group: EngineGroup): Promise<unknown> {
    const { name } = group;
    const begun = reading.get(name);
    if (begun) return begun;
    const read = readGroup(group)
      .then(
        () => null,
        (error: unknown) => error,
      )
      .finally(() => reading.delete(name));
    reading.set(name, read);
    return read;
  }

  function holders(field: string, values: readonly string[]): ReadonlySet<string> {
    const has = ({ values: all, cut }: Held) => cut.has(field) || values.some((value) => all.get(field)?.has(value));
    const holding = [...held].filter(([name, known]) => reading.has(name) || has(known));
    return new Set(holding.map(([name]) => name));
  }

  return {
    async read() {
      const reads = groups.map((group) => {
        const fresh = tryToRead(group);
        return held.has(group.name) ? Promise.race([fresh, sleep(PATIENCE_MS, null)]) : fresh;
      });
      const failures = (await Promise.all(reads)).filter((failure) => failure !== null);
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
