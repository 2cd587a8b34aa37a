import { tagDraft } from '@menu-data-service/food-knowledge/tag-draft';
import {
  type AllergenCode,
  absentAllergens,
  allergenCodes,
  parseAllergens,
} from '@menu-data-service/menu-model/allergens';
import { allergenGround } from '../../../src/domain/allergen-ground.ts';
import { itemIds } from '../../../src/domain/item-ids.ts';
import type { MenuDocuments } from '../../../src/ports/search/documents.ts';
import { restaurantGuid } from '../menu-documents.ts';
import { answerOf, MANIFEST } from '../samples.ts';
import { samplePlace } from './sample-places.ts';

/**
 * The sample menus, read without a fault and tagged by the real rules, as the index would get them; the latest version of each.
 * @param wanted by the file of a menu
 */
export function sampleMenus(wanted: (source: string) => boolean = () => true): readonly MenuDocuments[] {
  let menuId = 0;
  return MANIFEST.restaurants.flatMap((restaurant, number) => {
    const latest = new Map(restaurant.menus.map((menu) => [menu.sourceUrl, menu.source]));
    const about = {
      restaurantId: restaurantGuid(number + 1),
      restaurantName: restaurant.name,
      city: restaurant.city,
      cuisine: restaurant.cuisine,
      place: samplePlace(restaurant.postcode),
    };
    return [...latest]
      .filter(([, source]) => wanted(source))
      .flatMap(([sourceUrl, source]) =>
        answerOf(source).map((gold): MenuDocuments => {
          const name = gold.name ?? 'Menu';
          menuId += 1;
          const draft = {
            name,
            sections: gold.sections.map((section) => ({
              name: section.name,
              items: section.items.map((item) => ({ ...item, prices: [], review: [] })),
            })),
          };
          const tagged = tagDraft(draft, {
            restaurantId: about.restaurantId,
            sourceUrl,
            cuisine: restaurant.cuisine,
            notes: [],
          });
          const menu = { ...about, menuId, menuName: name };
          const idOf = itemIds(menuId);
          return {
            ...menu,
            ...{ version: 1, revision: 1, postcode: restaurant.postcode },
            sections: tagged.sections.map((section, sectionPosition) => ({
              name: section.name,
              items: section.items.map(({ stated, evidence, review: _, ...item }, itemPosition) => {
                const summary = parseAllergens(item.allergens);
                return {
                  ...menu,
                  ...{
                    id: `${menuId}_${sectionPosition}_${itemPosition}`,
                    itemId: idOf(section.name, item.name),
                    sectionName: section.name,
                    item,
                    sectionPosition,
                    itemPosition,
                  },
                  allergenCodes: allergenCodes(summary),
                  absentAllergens: absentAllergens(summary, stated.freeFrom ?? []),
                  likelyAbsentAllergens: evidence.flatMap(({ state, value }) =>
                    state === 'likely absent' ? [value as AllergenCode] : [],
                  ),
                  allergenGround: allergenGround(item, evidence),
                };
              }),
            })),
          };
        }),
      );
  });
}
