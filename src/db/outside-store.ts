import type { Knex } from 'knex';
import { foldText } from '../domain/fold-text.ts';
import type { Restaurant, RestaurantFacts } from '../domain/restaurant.ts';
import type { OutsideOutcome, OutsideRestaurant, OutsideStore } from '../ports/outside-store.ts';
import type { Database } from './open-database.ts';
import { rows } from './rows.ts';
import { sameRestaurant } from './same-restaurant.ts';
import { RESTAURANT_COLUMNS, saveRestaurant } from './save-restaurant.ts';

interface Known {
  readonly id: string;
  readonly outsideId: string;
  readonly facts: string | null;
}

/** Restaurants of other people's files, in PostgreSQL. */
export function createOutsideStore(db: Database): OutsideStore {
  return {
    takeIn: (restaurants) =>
      db.transaction(async (trx) => {
        const found = await rows<Known>(
          trx,
          'select id, outside_id as "outsideId", outside_facts as facts from restaurants where outside_id = any(?::text[])',
          [restaurants.map(({ outsideId }) => outsideId)],
        );
        const known = new Map(found.map((one) => [one.outsideId, one]));
        const outcomes: OutsideOutcome[] = [];
        for (const one of restaurants) outcomes.push(await takeIn(trx, one, known.get(one.outsideId)));
        return outcomes;
      }),
  };
}

async function takeIn(trx: Knex, given: OutsideRestaurant, known: Known | undefined): Promise<OutsideOutcome> {
  if (known?.facts === JSON.stringify(given.facts)) return 'unchanged';
  if (known) return rewrite(trx, given, known.id, known.facts);
  const match = await recognise(trx, given);
  if (match === 'doubt' || match === 'repeated') return match;
  if (match === null) {
    const { restaurant } = await saveRestaurant(trx, { ...given.facts, outsideId: given.outsideId });
    await remember(trx, given, restaurant.id);
    return 'created';
  }
  await rewrite(trx, given, match, null);
  return 'recognised';
}

/** Takes over what the file says now and did not say before; of one that it has never said anything of, the place alone. */
async function rewrite(trx: Knex, given: OutsideRestaurant, id: string, before: string | null): Promise<'updated'> {
  const [stored] = await rows<Restaurant>(trx, `select ${RESTAURANT_COLUMNS} from restaurants where id = ?`, [id]);
  const { id: _id, latitude: _latitude, longitude: _longitude, ...facts } = stored as Restaurant;
  const said: Partial<RestaurantFacts> = before === null ? given.facts : (JSON.parse(before) as RestaurantFacts);
  const changed = Object.entries(given.facts).filter(
    ([name, value]) =>
      name === 'place' || JSON.stringify(value) !== JSON.stringify(said[name as keyof RestaurantFacts]),
  );
  await saveRestaurant(trx, { ...facts, ...Object.fromEntries(changed), outsideId: given.outsideId }, id);
  await remember(trx, given, id);
  return 'updated';
}

async function remember(trx: Knex, { facts }: OutsideRestaurant, id: string): Promise<void> {
  await trx.raw('update restaurants set outside_facts = ? where id = ?', [JSON.stringify(facts), id]);
}

/** The restaurant that is meant; null for none. */
async function recognise(
  trx: Knex,
  { outsideId, facts }: OutsideRestaurant,
): Promise<string | 'doubt' | 'repeated' | null> {
  const all = await rows<{ id: string; name: string; isKnown: boolean }>(
    trx,
    'select id, name, outside_id is not null as "isKnown" from restaurants where postcode = ? order by id',
    [facts.postcode],
  );
  if (all.some(({ name, isKnown }) => isKnown && foldText(name) === foldText(facts.name))) return 'repeated';
  const there = all.filter(({ isKnown }) => !isKnown);
  const same = there.filter(({ name }) => sameRestaurant(name, facts.name) === 'yes');
  if (same.length === 1) return same[0]?.id ?? null;
  for (const { id, name } of there.filter((one) => sameRestaurant(one.name, facts.name) !== 'no')) {
    const state = await ask(trx, id, outsideId, `"${facts.name}", ${facts.postcode} of another list: is it "${name}"?`);
    if (state === 'accepted') return id;
    if (state !== 'dismissed') return 'doubt';
  }
  return null;
}

/** Puts a question on the worklist, unless it is there; and how it was decided. */
async function ask(trx: Knex, id: string, outsideId: string, reason: string): Promise<string> {
  await trx.raw(
    `insert into review_items (restaurant_id, source_url, kind, menu, section, item, reason) values (?, ?, 'document', '', '', '', ?)
     on conflict do nothing`,
    [id, outsideId, reason],
  );
  const [found] = await rows<{ state: string }>(
    trx,
    'select state from review_items where restaurant_id = ? and source_url = ? order by id desc limit 1',
    [id, outsideId],
  );
  return found?.state ?? 'open';
}
