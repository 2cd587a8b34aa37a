import type { Knex } from 'knex';
import { foldText } from '../domain/fold-text.ts';
import { restaurantId } from '../domain/restaurant-id.ts';
import type { OutsideRestaurant } from '../ports/outside-store.ts';
import type { Neighbour } from './neighbourhood.ts';
import { oneRow } from './rows.ts';
import { sameRestaurant } from './same-restaurant.ts';

/**
 * The one that is meant; null for none. Where it may be one of them the worklist is asked, and does not ask again what was
 * decided.
 */
export async function recogniseRestaurant(
  trx: Knex,
  { outsideId, facts }: OutsideRestaurant,
  neighbours: readonly Neighbour[],
): Promise<Neighbour | 'doubt' | 'repeated' | null> {
  // Its first name and postcode made the id of a restaurant, whatever it was called since.
  const own = restaurantId(facts.name, facts.postcode);
  const isSame = ({ id, name }: Neighbour) => id === own || foldText(name) === foldText(facts.name);
  if (neighbours.some((one) => one.isKnown && isSame(one))) return 'repeated';
  const there = neighbours.filter(({ isKnown }) => !isKnown);
  const likeness = (one: Neighbour) => (isSame(one) ? 'yes' : sameRestaurant(one.name, facts.name));
  const [same, ...others] = there.filter((one) => likeness(one) === 'yes');
  if (same && others.length === 0) return same;
  for (const one of there.filter((other) => likeness(other) !== 'no')) {
    const question = `"${facts.name}", ${facts.postcode} of another list: is it "${one.name}"?`;
    const state = await ask(trx, one.id, outsideId, question);
    if (state === 'accepted') return one;
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
  const { state } = await oneRow<{ state: string }>(
    trx,
    'select state from review_items where restaurant_id = ? and source_url = ? order by id desc limit 1',
    [id, outsideId],
  );
  return state;
}
