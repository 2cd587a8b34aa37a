import { foldText } from '@menu-data-service/menu-model/fold-text';
import type { Knex } from 'knex';
import type { RestaurantFacts } from '../domain/restaurant.ts';
import { restaurantId } from '../domain/restaurant-id.ts';
import { isOneSlipApart } from '../lib/one-slip-apart.ts';
import type { OutsideOutcome, OutsideRestaurant, OutsideStore } from '../ports/outside-store.ts';
import { type Neighbour, neighbourhoodOf } from './neighbourhood.ts';
import type { Database } from './open-database.ts';
import { lockedRestaurants, type StoredRestaurant, servedOf } from './restaurant-rows.ts';
import { assertDefined, oneRow, rows } from './rows.ts';
import { saveRestaurants } from './save-restaurants.ts';

interface Taken extends OutsideRestaurant {
  readonly id: string;
  /** JSON of the file's facts at the last import; null before the first. */
  readonly before: string | null;
}

export function createOutsideStore(db: Database): OutsideStore {
  return {
    takeIn: (restaurants) =>
      db.transaction(async (trx) => {
        const known = await knownAmong(trx, restaurants);
        const changed = known.filter(({ before, facts }) => before !== JSON.stringify(facts));
        await store(trx, changed);
        const outcomes = new Map<string, OutsideOutcome>([
          ...known.map(({ outsideId }) => [outsideId, 'unchanged'] as const),
          ...changed.map(({ outsideId }) => [outsideId, 'updated'] as const),
        ]);
        const unknown = restaurants.filter(({ outsideId }) => !outcomes.has(outsideId));
        for (const [outsideId, outcome] of await importUnknown(trx, unknown)) outcomes.set(outsideId, outcome);
        return restaurants.map(({ outsideId }) => assertDefined(outcomes.get(outsideId)));
      }),
  };
}

async function knownAmong(trx: Knex, restaurants: readonly OutsideRestaurant[]): Promise<readonly Taken[]> {
  const found = await rows<{ id: string; outsideId: string; before: string | null }>(
    trx,
    'select id, outside_id as "outsideId", outside_facts as before from restaurants where outside_id = any(?::text[])',
    [restaurants.map(({ outsideId }) => outsideId)],
  );
  const stored = new Map(found.map((one) => [one.outsideId, one]));
  return restaurants.flatMap((given) => {
    const one = stored.get(given.outsideId);
    return one ? { ...given, ...one } : [];
  });
}

/** Handles restaurants that the file lists for the first time. */
async function importUnknown(
  trx: Knex,
  restaurants: readonly OutsideRestaurant[],
): Promise<ReadonlyMap<string, OutsideOutcome>> {
  const neighbourhood = await neighbourhoodOf(trx, restaurants);
  const outcomes = new Map<string, OutsideOutcome>();
  const taken: Taken[] = [];
  for (const given of restaurants) {
    const { outsideId, facts } = given;
    const found = await recogniseRestaurant(trx, given, neighbourhood.of(facts));
    outcomes.set(outsideId, typeof found === 'string' ? found : found === null ? 'created' : 'recognised');
    if (typeof found === 'string') continue;
    const { id, name, postcode } = found ?? { ...facts, id: restaurantId(facts.name, facts.postcode) };
    neighbourhood.put({ id, name, postcode, isKnown: true });
    taken.push({ ...given, id, before: null });
  }
  await store(trx, taken);
  return outcomes;
}

async function store(trx: Knex, taken: readonly Taken[]): Promise<void> {
  const stored = await lockedRestaurants(
    trx,
    taken.map(({ id }) => id),
  );
  await saveRestaurants(
    trx,
    taken.map((one) => ({ id: one.id, facts: { ...factsAfter(one, stored.get(one.id)), outsideId: one.outsideId } })),
  );
  await trx.raw(
    `update restaurants r set outside_facts = g.facts from unnest(?::uuid[], ?::text[]) g (id, facts) where r.id = g.id`,
    [taken.map(({ id }) => id), taken.map(({ facts }) => JSON.stringify(facts))],
  );
}

/** Merges stored facts with those that changed in the file; at the first import only the place is taken. */
function factsAfter({ facts, before }: Taken, stored: StoredRestaurant | undefined): RestaurantFacts {
  if (stored === undefined) return facts;
  const { id: _id, latitude: _latitude, longitude: _longitude, ...now } = servedOf(stored);
  const said: Partial<RestaurantFacts> = before === null ? facts : (JSON.parse(before) as RestaurantFacts);
  const changed = Object.entries(facts).filter(
    ([name, value]) =>
      name === 'place' || JSON.stringify(value) !== JSON.stringify(said[name as keyof RestaurantFacts]),
  );
  return { ...now, ...Object.fromEntries(changed) };
}

/** Finds the stored restaurant for an entry; null for none. Doubtful cases go to the worklist, which does not ask again after a decision. */
async function recogniseRestaurant(
  trx: Knex,
  { outsideId, facts }: OutsideRestaurant,
  neighbours: readonly Neighbour[],
): Promise<Neighbour | 'doubt' | 'repeated' | null> {
  // Ids derive from the first name and postcode, whatever the restaurant was called since.
  const own = restaurantId(facts.name, facts.postcode);
  const isSame = ({ id, name }: Neighbour) => id === own || foldText(name) === foldText(facts.name);
  if (neighbours.some((one) => one.isKnown && isSame(one))) return 'repeated';
  const present = neighbours.filter(({ isKnown }) => !isKnown);
  const likeness = (one: Neighbour) => (isSame(one) ? 'yes' : sameRestaurant(one.name, facts.name));
  const [same, ...others] = present.filter((one) => likeness(one) === 'yes');
  if (same && others.length === 0) return same;
  for (const one of present.filter((other) => likeness(other) !== 'no')) {
    const question = `"${facts.name}", ${facts.postcode} of another list: is it "${one.name}"?`;
    const state = await ask(trx, one.id, outsideId, question);
    if (state === 'accepted') return one;
    if (state !== 'dismissed') return 'doubt';
  }
  return null;
}

/** Adds a question to the worklist unless it exists, and returns its state. */
async function ask(trx: Knex, id: string, outsideId: string, reason: string): Promise<string> {
  await trx.raw(
    `insert into review_items (restaurant_id, source_url, kind, menu, section, item, reason) values (?, ?, 'document', '', '', '', ?)
     on conflict do nothing`,
    [id, outsideId, reason],
  );
  const { state } = await oneRow<{ state: string }>(
    trx,
    'select state from review_items where restaurant_id = ? and source_url = ? order by id desc limit 1',
    [id, outsideId],
  );
  return state;
}

const OPTIONAL_WORDS = new Set(['the', 'and', 'ltd', 'limited', 'plc']);
const MIN_LENGTH_FOR_SLIP = 6;

/** Compares two names at one postcode: yes if only small words, punctuation or one letter differ, perhaps if one has all words of the other. */
export function sameRestaurant(one: string, other: string): 'yes' | 'perhaps' | 'no' {
  const [these, those] = [wordsOf(one), wordsOf(other)];
  const [a, b] = [these.join(''), those.join('')];
  if (a === b || (Math.min(a.length, b.length) >= MIN_LENGTH_FOR_SLIP && isOneSlipApart(a, b))) return 'yes';
  const [shorter, longer] = these.length <= those.length ? [these, those] : [those, these];
  const shared = shorter.filter((word) => longer.some((known) => known === word || isOneSlipApart(word, known)));
  return shared.length > 0 && shared.length === shorter.length ? 'perhaps' : 'no';
}

function wordsOf(name: string): readonly string[] {
  const all = foldText(name).split(' ');
  const kept = all.filter((word) => !OPTIONAL_WORDS.has(word));
  return kept.length > 0 ? kept : all;
}
