/** A menu page like a small restaurant's: a heading, sections, and dishes with their prices. */
export function menuPage(title: string, sections: Readonly<Record<string, Readonly<Record<string, number>>>>): string {
  const body = Object.entries(sections).map(([section, dishes]) => {
    const rows = Object.entries(dishes).map(
      ([dish, price]) => `<li><h3>${dish}</h3><span class="price">£${price.toFixed(2)}</span></li>`,
    );
    return `<section><h2>${section}</h2><ul>${rows.join('')}</ul></section>`;
  });
  return `<!doctype html><html><head><title>${title}</title></head><body><main><h1>${title}</h1>${body.join('')}</main></body></html>`;
}

export const PLAIN_PAGE = menuPage('Lunch Menu', {
  Starters: { 'Tomato Soup': 5.5, 'Garlic Bread': 4.25 },
  Mains: { 'Steak and Ale Pie': 12.95, 'Fish and Chips': 13.5, 'Chicken Curry': 11.75 },
});

/** A page with one doubtful dish: Lunch Menu / Mains / Beef Lasagne. */
export const DOUBTFUL_PAGE = PLAIN_PAGE.replace('Chicken Curry', 'Beef Lasagne').replace(
  '</main>',
  '<p>Everything we make is vegan.</p></main>',
);
