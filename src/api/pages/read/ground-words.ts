import { allergenGround, tableDay } from '../../../domain/allergen-ground.ts';
import type { Evidence } from '../../../domain/evidence.ts';
import type { MenuItem } from '../../../domain/menu.ts';
import { type Html, html } from '../../../pages/html.ts';
import { WHO_SAYS } from '../dish/who-says.ts';
import { day } from './dates.ts';

/** Who says what the allergens of a dish are, and when its kitchen did. */
export function groundWords(item: MenuItem, evidence: readonly Evidence[]): Html {
  const table = tableDay(evidence);
  const when = table !== undefined && html` (allergen table of ${day(`${table}T00:00:00`)})`;
  return html`${WHO_SAYS[allergenGround(item, evidence)]}${when}.`;
}
