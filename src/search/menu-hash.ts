import { createHash } from 'node:crypto';
import type { MenuDocuments } from '../ports/search/documents.ts';

/** Raise it whenever documents are built differently from the same menu, so that every menu is indexed again. */
const DOCUMENTS_REVISION = 13;

/** Hash of all documents of a menu, for the drift check between an engine and Postgres. */
export function menuHash(menu: MenuDocuments): string {
  return createHash('sha256')
    .update(`${DOCUMENTS_REVISION}\n${JSON.stringify(canonical(menu))}`)
    .digest('base64url')
    .slice(0, 22);
}

function canonical(menu: MenuDocuments): unknown {
  const head = [menu.menuId, menu.menuName, menu.version, menu.revision];
  const place = menu.place ? [menu.place.latitude, menu.place.longitude] : null;
  const restaurant = [menu.restaurantId, menu.restaurantName, menu.city, menu.postcode, menu.cuisine, place];
  const sections = menu.sections.map((section) => [
    section.name,
    section.items.map(({ id, itemId, item, printedPrice, language, sectionPosition, itemPosition, ...allergens }) => [
      [id, itemId, language],
      [item.name, item.description, item.price, printedPrice, item.calories, item.allergens],
      [item.vegetarian, item.vegan, item.halal, item.spicy],
      [
        [...allergens.allergenCodes].sort(),
        [...allergens.absentAllergens].sort(),
        [...allergens.likelyAbsentAllergens].sort(),
        allergens.allergenGround,
        allergens.hasGroundlessCalories,
      ],
      [sectionPosition, itemPosition],
    ]),
  ]);
  return [head, restaurant, sections];
}
