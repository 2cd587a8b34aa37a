import type { InventedMenu } from '../invent-menu.ts';
import type { Dish } from '../menu.ts';

/** Embedded data of a page: none, the place alone, the menu as shown, an older menu, or the menu with nothing visible. */
export type Data = 'none' | 'place' | 'menu' | 'older menu' | 'menu alone' | 'state alone';

const script = (type: string, data: unknown): string =>
  `<script type="${type}">${JSON.stringify(data).replace(/</g, '\\u003c')}</script>`;

const DIETS: Readonly<Record<string, string>> = { v: 'VegetarianDiet', ve: 'VeganDiet', gf: 'GlutenFreeDiet' };

export function dataMarkup(menu: InventedMenu, data: Data): string {
  if (data === 'none') return '';
  if (data === 'state alone') return script('application/json" id="__NEXT_DATA__', stateOf(menu));
  const { name, phoneNumber } = menu.place;
  const older = data === 'older menu';
  return script('application/ld+json', {
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    name,
    telephone: phoneNumber,
    ...(data === 'place' ? {} : { hasMenu: menu.menus.map((one) => linkedMenu(one, menu, older)) }),
  });
}

const linkedMenu = ({ name, sections }: InventedMenu['menus'][number], { signs }: InventedMenu, older: boolean) => ({
  '@type': 'Menu',
  ...(name === null ? {} : { name }),
  hasMenuSection: sections.map((section) => ({
    '@type': 'MenuSection',
    ...(section.name === null ? {} : { name: section.name }),
    hasMenuItem: section.items
      .filter((_dish, index) => !older || index % 3 > 0)
      .map((dish) => {
        const diets = dish.codes.flatMap((code) =>
          signs.of[code] && DIETS[code] ? [`https://schema.org/${DIETS[code]}`] : [],
        );
        return {
          '@type': 'MenuItem',
          name: dish.name,
          ...(dish.description ? { description: dish.description } : {}),
          ...(dish.prices.length
            ? { offers: { '@type': 'Offer', price: older ? `${lowest(dish) + 1}.25` : lowest(dish).toFixed(2) } }
            : {}),
          ...(diets.length ? { suitableForDiet: diets } : {}),
        };
      }),
  })),
});

const lowest = ({ prices }: Dish): number => Math.min(...prices.map(({ amount }) => Number(amount)));

const stateOf = ({ menus, signs }: InventedMenu) => ({
  props: {
    pageProps: {
      menus: menus.map(({ name, sections }) => ({
        name,
        categories: sections.map((section) => ({
          name: section.name,
          items: section.items.map((dish) => ({
            name: dish.name,
            description: dish.description,
            price: dish.prices.length ? lowest(dish) : null,
            vegetarian: dish.codes.includes('v') && signs.of.v !== undefined,
            vegan: dish.codes.includes('ve') && signs.of.ve !== undefined,
          })),
        })),
      })),
    },
  },
});
