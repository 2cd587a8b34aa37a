import type { Chance } from '../chance.ts';
import type { DrawnContent, DrawnDish } from '../content/types.ts';

const script = (data: unknown): string =>
  `<script type="application/ld+json">${JSON.stringify(data).replace(/</g, '\\u003c')}</script>`;
const lowest = (dish: DrawnDish): number | undefined => {
  const amounts = dish.prices.filter((amount) => amount !== null);
  return amounts.length ? Math.min(...amounts) : undefined;
};

function asSchema(content: DrawnContent, change: (dish: DrawnDish) => DrawnDish | null): unknown {
  return {
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    name: content.place,
    hasMenu: content.menus.map((menu) => ({
      '@type': 'Menu',
      name: menu.name ?? 'Menu',
      hasMenuSection: menu.sections.map((section) => ({
        '@type': 'MenuSection',
        name: section.name ?? 'Menu',
        hasMenuItem: section.dishes.flatMap((dish) => {
          const said = change(dish);
          if (!said) return [];
          const price = lowest(said) ?? section.price ?? undefined;
          return [
            {
              '@type': 'MenuItem',
              name: said.name,
              ...(said.description ? { description: said.description } : {}),
              ...(price === undefined ? {} : { offers: { '@type': 'Offer', price: String(price) } }),
            },
          ];
        }),
      })),
    })),
  };
}

/** The menu once more for search engines, as the page shows it. */
export const trueJson = (content: DrawnContent): string => script(asSchema(content, (dish) => dish));

/** What search engines get is older than the page: other prices, other dishes. What is visible is right. */
export const staleJson = (chance: Chance, content: DrawnContent): string =>
  script(
    asSchema(content, (dish) => {
      if (chance.chance(0.35)) return null;
      const older = dish.prices.map((amount) => (amount === null ? null : content.money.round(amount * 0.85)));
      return {
        ...dish,
        prices: older,
        ...(chance.chance(0.3)
          ? { name: `${dish.name} ${chance.pick(['Special', 'Deluxe', 'Classic', 'Supreme'])}` }
          : {}),
      };
    }),
  );

/** Data about the place alone. */
export const placeJson = (content: DrawnContent): string =>
  script({
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    name: content.place,
    priceRange: '$$',
    servesCuisine: 'International',
    telephone: '+44 1632 960000',
  });
