import { itemsOf } from '@menu-data-service/menu-model/draft-menu';
import { recogniseHtml } from '../../src/structure/recognise-html.ts';

/** Dishes of a page with that legend at its foot: names, stated allergens, and doubts. */
export function read(legend: string, ...dishes: readonly string[]) {
  const rows = dishes.map((dish, at) => `<div class="item"><h3>${dish}</h3><span>£${at + 4}.50</span></div>`);
  const page = `<!doctype html><title>Menu</title><h1>The Weir</h1><main><h2>Lunch</h2>${rows.join('')}<p>${legend}</p></main>`;
  return itemsOf(recogniseHtml(page).menus).map(({ name, description, stated, review }) => ({
    name,
    description,
    contains: [...(stated.contains ?? [])].sort(),
    ...(stated.mayContain ? { mayContain: [...stated.mayContain].sort() } : {}),
    review,
  }));
}
