import type { Registry } from 'prom-client';
import { ServiceError } from '../../../domain/errors.ts';
import { sharedCounter } from '../../../lib/shared-metrics.ts';
import type { RegionMap } from '../../../ports/regions.ts';
import type { OnMissing, SearchReader } from '../../../ports/search-index.ts';
import { createSearches, type Searches } from '../../create-searches.ts';
import { explainHit } from '../../understanding/explain-hit.ts';
import { createVocabularyReader } from '../../understanding/vocabulary-reader.ts';
import { createEngineSearch } from '../engine-search.ts';
import type { EngineGroup } from './engine-group.ts';
import { createPlaces } from './places.ts';
import { createScatter } from './scatter.ts';

export interface GroupedReaderDeps {
  readonly regions: Pick<RegionMap, 'groups' | 'hiddenIn' | 'version'>;
  readonly registry: Registry;
}

const NO_ENGINES = new ServiceError(
  503,
  'search_unavailable',
  'No search engine is configured for a group of regions.',
);

/**
 * Searches the menus of several groups of engines as if they were in one. Where groups do not answer, what the others found is
 * answered, and the caller is told which are missing.
 */
export function createGroupedReader(
  groups: readonly EngineGroup[],
  { regions, registry }: GroupedReaderDeps,
): SearchReader {
  const places = createPlaces(groups, regions);
  const vocabulary = createVocabularyReader(places.read);
  const missed = sharedCounter(registry, {
    name: 'search_group_missing_total',
    help: 'Searches that were answered without this group of engines',
    labelNames: ['group'],
  });
  for (const { name } of groups) missed.inc({ group: name }, 0);

  /** Groups that have regions, but no engines here. */
  const unknownGroups = () => regions.groups().filter((name) => groups.every((group) => group.name !== name));

  async function over<Answer>(
    search: (searches: Searches) => Promise<Answer>,
    onMissing: OnMissing | undefined,
  ): Promise<Answer> {
    const missing = new Map<string, unknown>(unknownGroups().map((name) => [name, NO_ENGINES]));
    const scatter = createScatter({ groups, hiddenIn: regions.hiddenIn, places }, missing);
    const answer = await search(createSearches(createEngineSearch(scatter), vocabulary));
    for (const group of missing.keys()) missed.inc({ group });
    if (missing.size > 0) onMissing?.([...missing.keys()]);
    return answer;
  }

  return {
    searchItems: (query, signal, told) => over(({ searchItems }) => searchItems(query, signal), told),
    searchMenus: (query, signal, told) => over(({ searchMenus }) => searchMenus(query, signal), told),
    itemFacets: (query, signal, told) => over(({ itemFacets }) => itemFacets(query, signal), told),
    suggest: (query, signal, told) => over(({ suggest }) => suggest(query, signal), told),
    searchParty: (query, signal, told) => over(({ searchParty }) => searchParty(query, signal), told),
    explain: explainHit,
    // The indexers write from processes of their own.
    generation: () => null,
    async health() {
      const all = await Promise.all(groups.map(({ health }) => health()));
      const there = all.filter(({ available }) => available);
      const sum = (field: 'items' | 'menus') => there.reduce((total, one) => total + one[field], 0);
      const epochs = there.flatMap(({ epoch }) => epoch ?? []);
      return {
        available: there.length > 0,
        items: sum('items'),
        menus: sum('menus'),
        epoch: epochs.length < groups.length ? null : [...new Set(epochs)].join(' '),
      };
    },
  };
}
