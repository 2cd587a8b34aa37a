import type { AllergenCode } from '@menu-data-service/menu-model/allergens';
import type { ItemDocument } from '../../../ports/search/documents.ts';
import type { ItemFacets } from '../../../ports/search/facets.ts';
import type { Family } from '../../../ports/search/families.ts';
import type { ItemPage } from '../../../ports/search/pages.ts';
import type { ItemFilter, ItemQuery } from '../../../ports/search/queries.ts';
import type { Suggestion } from '../../../ports/search/suggestions.ts';
import type { Match } from '../../../ports/search/understanding.ts';
import { DISHES_A_PAGE, type FindQuery } from '../../items/find-query-schema.ts';
import { itemFilterOf } from '../../items/item-query.ts';
import { findRelaxations } from '../../items/relaxations/find-relaxations.ts';
import type { Asked, FoundRelaxation } from '../../items/relaxations/relaxation.ts';
import { activeHits } from '../../items/without-replaced.ts';
import type { ApiDeps } from '../../shared/api-deps.ts';
import { familiesElsewhere } from './same-elsewhere.ts';

export interface FoundDish {
  readonly hit: ItemDocument;
  readonly matches: readonly Match[];
}

export interface FindAnswer {
  readonly query: FindQuery;
  readonly filter: ItemFilter;
  /** Null before anything was asked for. */
  readonly found: ItemPage | null;
  readonly dishes: readonly FoundDish[];
  readonly facets: ItemFacets;
  /** Counts with the dishes to ask about: an exclusion leaves these out of `facets`. */
  readonly askable: ItemFacets['allergens'];
  readonly elsewhere: ReadonlyMap<string, Family>;
  readonly suggestions: readonly Suggestion[];
  /** Dishes without a hint of an excluded allergen that are not known to be without it; null for none. */
  readonly toAsk: ToAsk | null;
  /** For searches without hits and without dishes to ask about. */
  readonly relaxations: readonly FoundRelaxation[];
  readonly hasPlaces: boolean;
}

export interface ToAsk {
  readonly excluded: readonly AllergenCode[];
  readonly dishes: readonly FoundDish[];
}

export function excludedIn({ filter, found }: Pick<FindAnswer, 'filter' | 'found'>): readonly AllergenCode[] {
  return [...new Set([...(filter.excludeAllergens ?? []), ...(found?.understood.excludeAllergens ?? [])])];
}

export interface FinderIndex {
  readonly search: Pick<
    ApiDeps['search'],
    'searchItems' | 'itemFacets' | 'suggest' | 'families' | 'explain' | 'generation'
  >;
  readonly activeMenus: Pick<ApiDeps['activeMenus'], 'has' | 'leftovers'>;
}

const MAX_SUGGESTIONS = 6;

export async function findAnswer(
  { search: index, activeMenus }: FinderIndex,
  query: FindQuery,
  signal: AbortSignal,
): Promise<FindAnswer> {
  const { search = null, understand, sort, page, ...filters } = query;
  const filter = itemFilterOf(filters);
  const asked = { search, understand, filter };
  const paging = { limit: DISHES_A_PAGE, offset: (page - 1) * DISHES_A_PAGE, ...(sort && { sort }) };
  const withoutMenus = activeMenus.leftovers();
  const nothingAsked = search === null && Object.keys(filter).length === 0 && sort === undefined && page === 1;
  const [found, facets, suggestions] = await Promise.all([
    nothingAsked
      ? null
      : activeHits(activeMenus, (leftOut) => index.searchItems({ ...asked, ...paging, withoutMenus: leftOut }, signal)),
    index.itemFacets({ ...asked, withoutMenus }, signal),
    search === null ? [] : index.suggest({ search, limit: MAX_SUGGESTIONS, withoutMenus }, signal),
  ]);
  const askable = isStrict({ filter, found })
    ? (await index.itemFacets({ ...asked, filter: { ...filter, allergenCertainty: 'any' }, withoutMenus }, signal))
        .allergens
    : facets.allergens;
  const elsewhere = await familiesElsewhere(index, found?.hits ?? [], withoutMenus, signal);
  const unsure =
    found === null || page > 1 ? null : await dishesToAsk({ search: index, activeMenus }, asked, found, signal);
  const relaxations =
    found !== null && ((found.total === 0 && unsure === null) || found.hints.doubted.length > 0)
      ? await findRelaxations({ search: index, activeMenus }, withoutPage(query), found, signal)
      : [];
  return {
    query,
    filter,
    found,
    dishes: found === null ? [] : explained(index, found),
    facets,
    askable,
    elsewhere,
    suggestions,
    toAsk: unsure,
    relaxations,
    hasPlaces: facets.placed,
  };
}

/** True if an exclusion leaves out dishes of which nobody has said it. */
const isStrict = (answer: Pick<FindAnswer, 'filter' | 'found'>): boolean =>
  excludedIn(answer).length > 0 && answer.filter.allergenCertainty !== 'any';

/** Dishes to ask about among which the first ones are chosen. */
const MAX_CONSIDERED = 100;
/** Courses that nobody looks for in the first place when asking what there is to eat. */
const BESIDE = ['sides', 'drinks'] as const;

/** Dishes before sides and drinks, and those first of which most is known. */
async function dishesToAsk(
  { search: index, activeMenus }: FinderIndex,
  asked: Pick<ItemQuery, 'search' | 'understand' | 'filter'>,
  found: ItemPage,
  signal: AbortSignal,
): Promise<ToAsk | null> {
  const excluded = excludedIn({ filter: asked.filter, found });
  if (excluded.length === 0 || found.allergensUnknown === 0) return null;
  const query = {
    ...asked,
    limit: MAX_CONSIDERED,
    offset: 0,
    filter: { ...asked.filter, allergenCertainty: 'any' as const },
  };
  const hits = (filter: ItemFilter) =>
    activeHits(activeMenus, (withoutMenus) => index.searchItems({ ...query, filter, withoutMenus }, signal));
  const courses = asked.filter.course === undefined ? BESIDE : [];
  const [page, ...beside] = await Promise.all([
    hits(query.filter),
    ...courses.map((course) => hits({ ...query.filter, course })),
  ]);
  const aside = new Set(beside.flatMap((one) => one.hits.map(({ id }) => id)));
  const shown = new Set(found.hits.map(({ id }) => id));
  const isStated = (hit: ItemDocument): boolean => excluded.every((code) => hit.absentAllergens.includes(code));
  const unsure = explained(index, page).filter(({ hit }) => !isStated(hit) && !shown.has(hit.id));
  const known = ({ hit }: FoundDish): number =>
    excluded.reduce(
      (sum, code) => sum + (hit.absentAllergens.includes(code) ? 2 : hit.likelyAbsentAllergens.includes(code) ? 1 : 0),
      0,
    );
  const inOrder = unsure.toSorted(
    (a, b) => Number(aside.has(a.hit.id)) - Number(aside.has(b.hit.id)) || known(b) - known(a),
  );
  return { excluded, dishes: inOrder.slice(0, DISHES_A_PAGE) };
}

const withoutPage = ({ page: _, ...asked }: FindQuery): Asked => asked;

function explained(index: Pick<ApiDeps['search'], 'explain'>, { hits, attempts }: ItemPage): readonly FoundDish[] {
  const searched = attempts.at(-1)?.text ?? '';
  return hits.map((hit) => ({ hit, matches: searched === '' ? [] : index.explain(searched, hit) }));
}
