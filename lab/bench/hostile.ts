/**
 * Prints the longest wait, in milliseconds, of a request without a token while the service reads hostile documents and serves the result. The
 * target is 50 on a quiet machine. Run: npm run bench:hostile
 */
import { withHostileService } from './hostile-service.ts';

const list = (...dishes: readonly string[]) =>
  `<html><body><h1>Menu</h1><ul>${dishes.map((dish) => `<li>${dish} £9.50</li>`).join('')}</ul></body></html>`;
const linkedData = (...items: readonly { readonly name: string; readonly description?: string }[]) => {
  const hasMenuItem = items.map((item) => ({ '@type': 'MenuItem', ...item, offers: { price: '9.50' } }));
  const menu = {
    '@type': 'Menu',
    name: 'Menu',
    hasMenuSection: { '@type': 'MenuSection', name: 'Mains', hasMenuItem },
  };
  return `<html><head><script type="application/ld+json">${JSON.stringify(menu)}</script></head><body></body></html>`;
};
const three = (description: string) =>
  linkedData({ name: 'Soup', description }, { name: 'Pie', description: 'With peas' }, { name: 'Chips' });
const renamed = (count: number, letters: number, ending: string) =>
  linkedData(
    ...Array.from({ length: count }, (_, i) => ({
      name: `Dish ${i} ${'of the house '.repeat(12)}`.slice(0, letters - 5) + ending,
    })),
  );

const DOCUMENTS: Readonly<Record<string, readonly string[]>> = {
  'a dish as usual': [list('Soup', 'Pie', 'Chips')],
  'a dish of one long word': [list(`qqq${'hausfrauenart'.repeat(11)}`, 'Soup', 'Pie', 'Chips')],
  'a description of 13,000 "gf"': [three('gf '.repeat(13_000))],
  'a description of 3,000 "vegan,"': [three('vegan, '.repeat(3000))],
  '3,000 dishes': [linkedData(...Array.from({ length: 3000 }, (_, i) => ({ name: `Vegan, gf pie ${i}` })))],
  '26 comments before an unknown element': [`${'<!---->'.repeat(26)}<x>`],
  '300 dishes of 150 letters, all renamed': [renamed(300, 150, 'night'), renamed(300, 150, 'dusks')],
  '3,000 dishes of 150 letters, all renamed': [renamed(3000, 150, 'night'), renamed(3000, 150, 'dusks')],
  '150 menus in one document': [
    `<html><head><script type="application/ld+json">${JSON.stringify(
      Array.from({ length: 150 }, (_, i) => ({
        '@type': 'Menu',
        name: `Menu ${i}`,
        hasMenuItem: [1, 2, 3].map((n) => ({ '@type': 'MenuItem', name: `Pie ${n}`, offers: { price: '5' } })),
      })),
    )}</script></head></html>`,
  ],
};

let page = '';

await withHostileService(
  (request, response) => {
    if (request.url === '/robots.txt') response.writeHead(404).end();
    else response.setHeader('Content-Type', 'text/html').end(page);
  },
  async ({ stores, ask, restaurant, check, longestWaitBeside }) => {
    const waited = (work: () => Promise<void>): Promise<string> =>
      longestWaitBeside(work).then(
        (longest) => `${Math.round(longest)}`,
        (error: unknown) => (error as Error).message,
      );
    for (const [at, [name, versions]] of Object.entries(DOCUMENTS).entries()) {
      const { id: restaurantId, website } = await restaurant(at);
      const sourceUrl = `${website}menu`;
      await stores.sources.recordCheck({ restaurantId, sourceUrl, outcome: 'changed' });
      const reading: string[] = [];
      for (const version of versions) {
        page = version;
        reading.push(await waited(() => check(restaurantId, sourceUrl)));
      }
      const [menu] = await stores.menus.activeMenusOfSource(restaurantId, sourceUrl);
      const shown = await waited(async () => {
        await ask(`/restaurants/${restaurantId}`);
        if (menu) await ask(`/menus/${menu.id}`);
        if (menu && versions.length > 1) await ask(`/v1/menus/${menu.id}/diff`);
      });
      console.log(`${name.padEnd(45)} read ${reading.join(' and ')}, ${menu ? `shown ${shown}` : 'nothing stored'}`);
    }
  },
);
