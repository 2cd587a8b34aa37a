import { allergenGround, tableDay } from '../../../domain/allergen-ground.ts';
import { type Html, html } from '../../../pages/html.ts';
import { counted } from '../dish/amounts.ts';
import { day } from './dates.ts';
import type { KnownDish } from './known-dishes.ts';

/** Of how many of a restaurant's dishes the kitchen says all or some allergens. */
export interface DeclaredShare {
  readonly dishes: number;
  readonly inFull: number;
  readonly inPart: number;
  /** Newest day of an allergen table they are declared by, YYYY-MM-DD. */
  readonly day: string | undefined;
}

export function declaredShare(dishes: readonly KnownDish[]): DeclaredShare {
  const grounds = dishes.map(({ item, evidence }) => allergenGround(item, evidence));
  const tables = dishes.map(({ evidence }) => tableDay(evidence)).filter((one) => one !== undefined);
  return {
    dishes: dishes.length,
    inFull: grounds.filter((ground) => ground === 'kitchen').length,
    inPart: grounds.filter((ground) => ground === 'kitchen in part').length,
    day: tables.toSorted().at(-1),
  };
}

/** How much of its menus a kitchen declares, as a sentence; '' where it has none. */
export function declaredWords({ dishes, inFull, inPart, day: of }: DeclaredShare): Html | '' {
  if (dishes === 0) return '';
  if (inFull + inPart === 0)
    return html`The kitchen declares none of its ${counted(dishes, 'dish', 'dishes')}: ask before you eat.`;
  const some = inPart > 0 && html`, and some allergens of ${inPart}`;
  const when = of === undefined ? undefined : html`; newest allergen table of ${day(`${of}T00:00:00`)}`;
  return html`The kitchen declares ${inFull} of its ${counted(dishes, 'dish', 'dishes')} in full${some}${when}.`;
}
