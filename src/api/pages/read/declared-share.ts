import { allergenGround, tableDay } from '../../../domain/allergen-ground.ts';
import type { RestaurantDetail } from '../../../domain/restaurant.ts';
import { type Html, html } from '../../../pages/html.ts';
import { counted } from '../dish/amounts.ts';
import { day } from './dates.ts';
import { type MenuReading, readMenu } from './menu-facts.ts';

/** Of how many of a restaurant's dishes the kitchen says all or some allergens. */
export interface DeclaredShare {
  readonly dishes: number;
  readonly inFull: number;
  readonly inPart: number;
  /** Newest day of an allergen table they are declared by, YYYY-MM-DD. */
  readonly day: string | undefined;
}

/** Counts over the menus in service of a restaurant. */
export async function readDeclared(
  reading: Pick<MenuReading, 'menus' | 'guard'>,
  { menus }: Pick<RestaurantDetail, 'menus'>,
): Promise<DeclaredShare> {
  const counts = { kitchen: 0, 'kitchen in part': 0 };
  let dishes = 0;
  let newest: string | undefined;
  for (const { id } of menus) {
    const [menu, evidence] = await Promise.all([
      readMenu(reading, id),
      reading.guard(() => reading.menus.evidence(id)),
    ]);
    for (const [at, { items }] of (menu?.sections ?? []).entries()) {
      for (const [i, item] of items.entries()) {
        const own = evidence?.sections[at]?.items[i]?.evidence ?? [];
        const ground = allergenGround(item, own);
        dishes += 1;
        if (ground === 'kitchen' || ground === 'kitchen in part') counts[ground] += 1;
        const table = tableDay(own);
        if (table !== undefined && (newest === undefined || table > newest)) newest = table;
      }
    }
  }
  return { dishes, inFull: counts.kitchen, inPart: counts['kitchen in part'], day: newest };
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
