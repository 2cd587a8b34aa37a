import { parseAllergens } from '@menu-data-service/allergens';
import type { MenuItem } from '../../../domain/menu.ts';

/** Who says what the allergens of a dish are, as far as its fields tell. */
export function whoSays({ allergens, description }: Pick<MenuItem, 'allergens' | 'description'>): string {
  const { entries, known } = parseAllergens(allergens);
  const isStated = entries.some(({ estimated }) => !estimated) || /\(stated /.test(allergens);
  if (known) return 'The kitchen says so, or every ingredient is known.';
  if (isStated) return 'The kitchen says some of this; ask about the rest.';
  if (entries.length === 0) return 'Nobody knows: ask the restaurant.';
  return description ? 'Its name or its ingredients say so, not the kitchen.' : 'Its name says so, not the kitchen.';
}
