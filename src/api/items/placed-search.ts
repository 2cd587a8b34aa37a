import type { Circle } from '../../domain/place.ts';
import type { NearFilter } from '../../ports/search/queries.ts';
import type { Understood } from '../../ports/search/understanding.ts';
import type { ApiDeps } from '../shared/api-deps.ts';
import { circleAt, circleOf, needsNear } from '../shared/circle-of.ts';

type Search = Pick<ApiDeps['search'], 'searchItems' | 'itemFacets' | 'searchMenus' | 'suggest' | 'searchParty'>;

interface Asked {
  readonly search: string | null;
  readonly understand?: boolean | undefined;
  readonly near: NearFilter;
}

interface Placed {
  readonly search: string | null;
  readonly around?: Circle;
  readonly understood: Pick<Understood, 'near' | 'radius'>;
}

/** Wraps a search so that queries near a place, by parameters or in words, look it up first. */
export function createPlacedSearch<S extends Search>(
  search: S,
  { places, askedNear }: Pick<ApiDeps, 'places' | 'askedNear'>,
): S {
  async function placed({ search: typed, understand, near }: Asked): Promise<Placed> {
    const chosen = await circleOf(places, near);
    if (chosen !== undefined) return { search: typed, around: chosen, understood: {} };
    const said = typed === null || understand === false ? null : askedNear(typed);
    const found = said && (await places.find(said.readings.map(({ place }) => place)));
    const reading = said?.readings.find(({ place }) => found && sameName(place, found.name));
    if (!said || !found || !reading) {
      if (near.radius !== undefined) throw needsNear('radius');
      return { search: typed, understood: {} };
    }
    const around = circleAt(found, near.radius ?? said.radius ?? undefined);
    const rest = /[\p{L}\p{N}]/u.test(reading.search) ? reading.search : null;
    return { search: rest, around, understood: { near: found.name, radius: around.metres } };
  }

  return {
    ...search,
    async searchItems(query, signal) {
      const { around, understood, ...at } = await placed({ ...query, near: query.filter });
      if (query.sort === 'distance' && around === undefined) throw needsNear('sort');
      const filter = { ...query.filter, ...(around && { around }) };
      const page = await search.searchItems({ ...query, ...at, filter }, signal);
      return { ...page, ...(around && { around }), understood: { ...page.understood, ...understood } };
    },
    async itemFacets(query, signal) {
      const { around, understood, ...at } = await placed({ ...query, near: query.filter });
      const facets = await search.itemFacets(
        { ...query, ...at, filter: { ...query.filter, ...(around && { around }) } },
        signal,
      );
      return { ...facets, understood: { ...facets.understood, ...understood } };
    },
    async searchMenus(query, signal) {
      const { around, understood, ...at } = await placed({ ...query, near: query });
      if (query.sort === 'distance' && around === undefined) throw needsNear('sort');
      const page = await search.searchMenus({ ...query, ...at, ...(around && { around }) }, signal);
      return { ...page, understood: { ...page.understood, ...understood } };
    },
    async suggest(query, signal) {
      const around = await circleOf(places, query);
      return search.suggest({ ...query, ...(around && { around }) }, signal);
    },
    async searchParty(query, signal) {
      const around = await circleOf(places, query.filter);
      return search.searchParty({ ...query, filter: { ...query.filter, ...(around && { around }) } }, signal);
    },
  };
}

const bare = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();
const sameName = (said: string, name: string): boolean => bare(said) === bare(name);
