import { type AllergenGround, allergenGround, tableDay } from '../../../domain/allergen-ground.ts';
import type { Evidence } from '../../../domain/evidence.ts';
import type { MenuItem } from '../../../domain/menu.ts';
import { type Html, html } from '../../../pages/html.ts';
import { day } from './dates.ts';

const SAYS: Readonly<Record<AllergenGround, string>> = {
  kitchen: 'The kitchen says so',
  'kitchen in part': 'The kitchen says some of this',
  ingredients: 'Its ingredients say so, not the kitchen',
  name: 'Its name says so, not the kitchen',
  nobody: 'Nobody knows: ask the restaurant',
};

/** Who says what the allergens of a dish are, and when its kitchen did. */
export function groundWords(item: MenuItem, evidence: readonly Evidence[]): Html {
  const table = tableDay(evidence);
  const rest = allergenGround(item, evidence) === 'kitchen in part' ? '; ask about the rest' : '';
  const when = table === undefined ? undefined : html` in its allergen table of ${day(`${table}T00:00:00`)}`;
  return html`${SAYS[allergenGround(item, evidence)]}${when}${rest}.`;
}
