/** An invented kitchen's table: the fourteen allergens as chains print them, and marks with a legend. */
export const HEADINGS = [
  ...['Celery', 'Cereals containing gluten', 'Crustaceans', 'Eggs', 'Fish', 'Lupin', 'Milk', 'Molluscs', 'Mustard'],
  ...['Tree Nuts', 'Peanuts', 'Sesame seeds', 'Soya', 'Sulphur dioxide & sulphites'],
];

/** Contains at the first numbers, may contain at the second, counted from 0 in HEADINGS. */
export const DISHES: readonly (readonly [name: string, contains: readonly number[], may: readonly number[]])[] = [
  ['Tomato Soup', [0], [6]],
  ['Garlic Bread', [1, 6], [11]],
  ['Steak and Ale Pie', [1, 3, 6, 8], []],
  ['Fish and Chips', [1, 4], [2, 7]],
  ['Chicken Curry', [6, 9], [8]],
];

export const LEGEND = 'Key: x = contains, M = may contain. Last updated 12 October 2026';

const cellsOf = (contains: readonly number[], may: readonly number[]) =>
  HEADINGS.map((_, i) => (contains.includes(i) ? 'x' : may.includes(i) ? 'M' : ''));

/** Title, headings, dishes and legend, row by row. */
export const TABLE: readonly (readonly string[])[] = [
  ['The Test Kitchen'],
  ['Dish', ...HEADINGS],
  ...DISHES.map(([name, contains, may]) => [name, ...cellsOf(contains, may)]),
  [LEGEND],
];

const quoted = (cell: string): string => (/[",]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

export const asCsv = (rows = TABLE): string => rows.map((row) => row.map(quoted).join(',')).join('\n');

export function asHtml(): string {
  const cell = (mark: string) =>
    mark === '' ? '<td></td>' : `<td><img src="/icons/${mark === 'x' ? 'yes' : 'trace'}.svg" alt=""></td>`;
  const dishes = DISHES.map(
    ([name, contains, may]) => `<tr><th>${name}</th>${cellsOf(contains, may).map(cell).join('')}</tr>`,
  );
  const heads = HEADINGS.map((heading) => `<th>${heading.replace('&', '&amp;')}</th>`).join('');
  return `<!doctype html><html><body><h1>Allergens</h1><p>Valid from 2026-10-12</p><table><thead><tr><th>Menu item</th>${heads}</tr></thead>
    <tbody><tr><td colspan="${HEADINGS.length + 1}">Starters and mains</td></tr>${dishes.join('')}</tbody></table></body></html>`;
}
