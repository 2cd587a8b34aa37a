import { parseAllergens } from '@menu-data-service/menu-model/allergens';
import test from 'ava';
import { enrichItem } from '../src/enrich-item.ts';
import { TRAPS } from './traps/all-traps.ts';
import { codes, type Trap } from './traps/trap.ts';

/** Faults in the answer to one trap, one line each. */
function faults(trap: Trap): string[] {
  const { name, description = null, section, cuisine, stated } = trap;
  const answer = enrichItem({ name, description, section, cuisine, stated });
  const shown = new Map(parseAllergens(answer.allergens).entries.map((entry) => [`${entry.code}`, entry.state]));
  const found: string[] = [];
  for (const code of codes(trap.has)) if (!shown.has(code)) found.push(`${code} missed`);
  for (const code of codes(trap.may)) if (shown.get(code) !== 'may contain') found.push(`${code} not "may contain"`);
  for (const code of codes(trap.not)) if (shown.has(code)) found.push(`${code} claimed`);
  for (const field of ['vegan', 'vegetarian', 'halal', 'spicy', 'allergens'] as const)
    if (trap[field] !== undefined && answer[field] !== trap[field]) found.push(`${field} is ${answer[field]}`);
  if (trap.known !== undefined && answer.allergensKnown !== trap.known)
    found.push(`allergensKnown is ${answer.allergensKnown}`);
  if (trap.review !== undefined && answer.review.length > 0 !== trap.review) found.push(`review is [${answer.review}]`);
  return found.map((fault) => `${name} / ${description ?? ''}: ${fault} (${answer.allergens})`);
}

test('every misleading item comes out right', (t) => {
  t.true(TRAPS.length >= 800, `${TRAPS.length} traps`);
  t.deepEqual(TRAPS.flatMap(faults), []);
});
