import type { ChangedField, ItemChange, MenuComparison, PlacedItem } from './comparison.ts';

/** Prints a comparison, one line per change: `+` added, `-` removed, `~` changed. */
export function changeLines({ name, sections, items, unchanged }: MenuComparison): readonly string[] {
  return [
    ...(name ? [`~ menu: ${name.before} -> ${name.after}`] : []),
    ...sections.map((change) => {
      if (change.kind === 'renamed') return `~ section: ${change.before} -> ${change.after}`;
      return change.kind === 'added' ? `+ section: ${change.after}` : `- section: ${change.before}`;
    }),
    ...items.map(itemLine),
    `${unchanged} ${unchanged === 1 ? 'dish is' : 'dishes are'} the same`,
  ];
}

function itemLine(change: ItemChange): string {
  if (change.kind !== 'changed') {
    const { item, sectionName } = change.kind === 'added' ? change.after : change.before;
    return `${change.kind === 'added' ? '+' : '-'} ${item.name}  ${price(item.price)}  (${sectionName})`;
  }
  const { before, after, fields, allergens } = change;
  const told = [
    ...fields.flatMap((field) =>
      field === 'allergens' && allergens.length > 0 ? [] : fieldChange(field, before, after),
    ),
    ...allergens.map(({ code, before: was, after: is }) => `${code} ${claim(was)} -> ${claim(is)}`),
  ];
  return `~ ${after.item.name}: ${told.join('; ')}`;
}

function fieldChange(field: ChangedField, before: PlacedItem, after: PlacedItem): string {
  if (field === 'place') {
    const [from, to] = [before.sectionName, after.sectionName];
    return from === to ? 'stands elsewhere in its section' : `moved from ${from} to ${to}`;
  }
  const [was, is] = [before.item[field], after.item[field]];
  return field === 'price'
    ? `price ${price(Number(was))} -> ${price(Number(is))}`
    : `${field} ${was || '–'} -> ${is || '–'}`;
}

const price = (pounds: number) => (pounds === 0 ? '–' : `£${pounds.toFixed(2)}`);
const claim = ({ state, estimated }: { readonly state: string; readonly estimated: boolean }) =>
  estimated ? `${state} (estimated)` : state;
