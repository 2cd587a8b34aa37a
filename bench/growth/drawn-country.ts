import { createRandom, type Random } from '@menu-data-service/seeded-random';
import type { ItemDocument, MenuDocuments } from '../../src/ports/search/documents.ts';
import { restaurantGuid } from '../../test/support/menu-documents.ts';
import { region as drawnRegion } from '../../test/support/region.ts';
import { newWord } from '../search-corpus.ts';

/** Restaurants that are drawn at once. */
const CHUNK = 110;
/** Chunks that a region may have: more would be those of the next. */
const CHUNKS = 10_000;
/** Towns of a country: some thousand, each with a name of its own. */
const TOWNS = 4000;
const MIXED = 0.2;
const UNHEARD = 0.03;

/**
 * Menus of an invented country, one a restaurant, without end: those of the drawn region, in which words of dishes are mixed and some are
 * new, so that the number of different words grows with the number of dishes as it does in menus. The same every time.
 * @param region its number; each has towns, restaurants and new words of its own
 */
export function* drawnCountry(region = 0): Generator<MenuDocuments, never> {
  const random = createRandom(11 + region);
  const towns = Array.from({ length: TOWNS }, () => capital(newWord(random)));
  for (let chunk = region * CHUNKS; ; chunk += 1) {
    const menus = drawnRegion(CHUNK, chunk + 1);
    const words = menus.flatMap(({ sections }) =>
      sections.flatMap(({ items }) => items.flatMap(({ item }) => item.name.split(' '))),
    );
    for (const menu of menus) yield moved(menu, chunk * CHUNK + menu.menuId, { random, towns, words });
  }
}

interface Drawing {
  readonly random: Random;
  readonly towns: readonly string[];
  readonly words: readonly string[];
}

/** The menu as that of another restaurant in another town. */
function moved(menu: MenuDocuments, number: number, { random, towns, words }: Drawing): MenuDocuments {
  const place = {
    menuId: number,
    restaurantId: restaurantGuid(number),
    restaurantName: `${capital(newWord(random))} ${menu.restaurantName}`,
    city: random.pick(towns),
  };
  const dish = (document: ItemDocument): ItemDocument => ({
    ...document,
    ...place,
    id: `${number}_${document.sectionPosition}_${document.itemPosition}`,
    item: { ...document.item, name: mixed(document.item.name, words, random) },
  });
  return {
    ...menu,
    ...place,
    sections: menu.sections.map(({ name, items }) => ({ name, items: items.map(dish) })),
  };
}

function mixed(name: string, words: readonly string[], random: Random): string {
  const parts = name.split(' ').map((word) => (random.chance(MIXED) ? random.pick(words) : word));
  return (random.chance(UNHEARD) ? [capital(newWord(random)), ...parts] : parts).join(' ');
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
