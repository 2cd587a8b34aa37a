import type { ItemDocument } from '../ports/search/documents.ts';
import type { Eater, EaterChoice, PartyPage, PartyPlace, PartyQuery } from '../ports/search/parties.ts';
import { ALLERGEN_CERTAINTIES, type AllergenCertainty } from '../ports/search/queries.ts';
import type { EngineQuery, EngineResult, SearchEngine } from './engine.ts';
import { type Conditions, clearOfAllergens, inCircle, itemConditions, withoutMenus } from './item-filter.ts';
import { placeConditions } from './place-filter.ts';
import type { Names } from './understanding/names.ts';

type ItemsQuery = EngineQuery & { readonly index: 'items' };
type Counts = Readonly<Record<AllergenCertainty, number>>;

/** Counts per eater in one restaurant, in the order of the query. */
interface Counted {
  readonly restaurantId: string;
  readonly eaters: readonly Counts[];
}

const NOWHERE: PartyPage = { places: [], totals: { stated: 0, likely: 0, any: 0 } };
/** Drinks are not food, so they count only if asked for. */
const NO_DRINKS: Conditions = ['courses NOT IN ["drinks"]'];

/**
 * Finds restaurants with enough dishes for each eater, in two rounds regardless of their number: counts by eater, certainty and restaurant;
 * then the dishes of the best places.
 */
export function createPartySearch(
  engine: SearchEngine,
  names: Pick<Names, 'values'>,
): (query: PartyQuery, signal?: AbortSignal) => Promise<PartyPage> {
  return async function searchParty(query, signal) {
    const { eaters, filter, dishes, certainty, limit, offset = 0 } = query;
    const place = placeConditions(names, filter);
    if (place === null) return NOWHERE;
    const course = filter.course === undefined ? NO_DRINKS : itemConditions({ course: filter.course });
    const shared = [...place, ...inCircle(filter.around), ...course, ...withoutMenus(query.withoutMenus)];
    const conditionsOf = (eater: Eater, of: AllergenCertainty): Conditions => [
      ...itemConditions(eater),
      ...clearOfAllergens({ ...eater, allergenCertainty: of }),
      ...shared,
    ];
    const counting = eaters.flatMap((eater) =>
      certaintiesOf(eater).map((of) => itemsQuery(conditionsOf(eater, of), { limit: 0, facets: ['restaurantId'] })),
    );
    const counted = byRestaurant(eaters, await engine.search(counting, signal));
    const enough = (of: AllergenCertainty) =>
      counted.filter((one) => one.eaters.every((counts) => counts[of] >= dishes));
    const best = enough(certainty)
      .toSorted(
        (a, b) =>
          compareRanks(rankOf(a, certainty), rankOf(b, certainty)) || (a.restaurantId < b.restaurantId ? -1 : 1),
      )
      .slice(offset, offset + limit);

    const within = (of: AllergenCertainty) => ALLERGEN_CERTAINTIES.slice(0, ALLERGEN_CERTAINTIES.indexOf(of) + 1);
    const wanted = best.flatMap(({ restaurantId, eaters: found }) =>
      eaters.map((eater, i) => {
        const asked = isPicky(eater) ? tiersToRead(found[i], within(certainty), dishes) : (['any'] as const);
        const here = itemConditions({ restaurantId });
        return asked.map((of) => itemsQuery([...conditionsOf(eater, of), ...here], { limit: dishes }));
      }),
    );
    const read = regrouped(await engine.search(wanted.flat(), signal), wanted);
    const places = best.flatMap((one, at) => {
      const choices = eaters.map((eater, i): EaterChoice => {
        const counts = one.eaters[i] ?? NOWHERE.totals;
        const hits = [...new Map((read[at * eaters.length + i] ?? []).map((hit) => [hit.id, hit])).values()];
        const chosen = hits.slice(0, dishes).map((hit) => ({ certainty: certaintyFor(eater, hit), hit }));
        return { picky: isPicky(eater), counts, dishes: chosen };
      });
      return placeOf(one, choices, certainty);
    });
    const totalOf = (of: AllergenCertainty) => enough(of).length;
    return { places, totals: { stated: totalOf('stated'), likely: totalOf('likely'), any: totalOf('any') } };
  };
}

function itemsQuery(filter: Conditions, asked: Pick<EngineQuery, 'limit' | 'facets'>): ItemsQuery {
  return { index: 'items', q: '', filter, matchingStrategy: 'all', offset: 0, ...asked };
}

const isPicky = ({ excludeAllergens = [] }: Eater): boolean => excludeAllergens.length > 0;

/** Without exclusions all certainties find the same. */
function certaintiesOf(eater: Eater): readonly AllergenCertainty[] {
  return isPicky(eater) ? ALLERGEN_CERTAINTIES : ['any'];
}

/** The surest tiers with enough dishes; each includes those before it. */
function tiersToRead(
  counts: Counts | undefined,
  tiers: readonly AllergenCertainty[],
  dishes: number,
): readonly AllergenCertainty[] {
  const last = tiers.findIndex((tier) => (counts?.[tier] ?? 0) >= dishes);
  return last === -1 ? tiers : tiers.slice(0, last + 1);
}

function byRestaurant(eaters: readonly Eater[], results: readonly EngineResult<unknown>[]): readonly Counted[] {
  let at = 0;
  const found = eaters.map((eater) => {
    const byTier = certaintiesOf(eater).map((of) => [of, results[at++]?.facets.restaurantId ?? {}] as const);
    const all = Object.fromEntries(byTier);
    const any = all.any ?? {};
    return { stated: all.stated ?? any, likely: all.likely ?? any, any };
  });
  const [first] = found;
  // An eater without any dish rules a restaurant out, so those of the first eater are all candidates.
  return Object.keys(first?.any ?? {}).map((restaurantId) => ({
    restaurantId,
    eaters: found.map(({ stated, likely, any }) => ({
      stated: stated[restaurantId] ?? 0,
      likely: likely[restaurantId] ?? 0,
      any: any[restaurantId] ?? 0,
    })),
  }));
}

/** Sort key, compared in order: dishes of the worst-off eater, then of all together. */
function rankOf({ eaters }: Counted, certainty: AllergenCertainty): readonly number[] {
  const least = (of: AllergenCertainty) => Math.min(...eaters.map((counts) => counts[of]));
  const together = eaters.reduce((sum, counts) => sum + counts[certainty], 0);
  return [least(certainty), ...ALLERGEN_CERTAINTIES.map(least), together];
}

function compareRanks(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, i) => value !== b[i]);
  return at === -1 ? 0 : (b[at] ?? 0) - (a[at] ?? 0);
}

/** Groups the hits of several queries for each of several things. */
function regrouped(
  results: readonly EngineResult<ItemDocument>[],
  groups: readonly (readonly unknown[])[],
): readonly (readonly ItemDocument[])[] {
  let at = 0;
  return groups.map((group) => {
    const hits = results.slice(at, at + group.length).flatMap((result) => result.hits);
    at += group.length;
    return hits;
  });
}

function certaintyFor({ excludeAllergens = [] }: Eater, hit: ItemDocument): AllergenCertainty | null {
  if (excludeAllergens.length === 0) return null;
  const { absentAllergens: known, likelyAbsentAllergens: likely } = hit;
  if (excludeAllergens.every((code) => known.includes(code))) return 'stated';
  return excludeAllergens.every((code) => known.includes(code) || likely.includes(code)) ? 'likely' : 'any';
}

/** Empty if the restaurant left the index between the two rounds. */
function placeOf(
  { restaurantId, eaters }: Counted,
  choices: readonly EaterChoice[],
  certainty: AllergenCertainty,
): readonly PartyPlace[] {
  const hit = choices.flatMap(({ dishes }) => dishes)[0]?.hit;
  if (!hit) return [];
  const { restaurantName, city, cuisine } = hit;
  const found = eaters.map((counts) => counts[certainty]);
  const worstOff = found.indexOf(Math.min(...found));
  return [{ restaurantId, restaurantName, city, cuisine, worstOff, eaters: choices }];
}
