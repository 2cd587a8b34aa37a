import type { Chance } from './chance.ts';
import { oddWord } from './words.ts';

/** `{amount}`, `{hour}`, `{one}` and `{odd}` are filled in. */
const NOTES = [
  'Please inform us of any allergies before ordering.',
  'If you have a food allergy or intolerance, please speak to a member of our team.',
  'A discretionary 12.5% service charge will be added to your bill.',
  'All our dishes are freshly prepared and may contain traces of nuts.',
  'Opening hours: Mon - Sat {hour}am - {hour}pm',
  'Tel: 01632 960123',
  '{hour} {odd} Street, {odd}',
  'Prices include VAT',
  'Follow us @{odd}',
  'Delivery charge {amount} on orders under {amount}',
  'Menu items and prices are subject to change',
  'Open 7 days a week',
  'Ask about our daily specials!',
  'Gluten free bread available on request',
  'Fresh food made daily with local produce from {odd} Farm.',
  'Est. 1987',
  'Thank you for your custom',
];
const SECTION_NOTES = [
  'All served with {one} and {one}',
  'Served with {one}',
  'All our dishes come with {one} or {one}.',
  '(Served with {one} & {one})',
  'Served until 12 noon',
  'Choose from {one}, {one} or {one}',
  'All made fresh to order in our kitchen.',
  'Gluten free available',
];
const ADDITIONS = [
  'Add {one} {amount}',
  'Add {one} +{amount}',
  'Add {one} or {one} for {amount}',
  'Extra {one} {amount}',
  '(add {one} {amount})',
];

type Words = Readonly<Record<string, () => string>>;

const filled = (chance: Chance, patterns: readonly string[], words: Words): string =>
  chance.pick(patterns).replace(/\{(\w+)\}/g, (_all, name: string) => words[name]?.() ?? '');

/** A line on menus that is not a dish. `amount` formats an amount of the document's money. */
export const inventNote = (chance: Chance, amount: () => string): string =>
  filled(chance, NOTES, { amount, hour: () => String(chance.whole(5, 11)), odd: () => oddWord(chance) });

export const inventSectionNote = (chance: Chance, one: () => string): string => filled(chance, SECTION_NOTES, { one });

export const inventAddition = (chance: Chance, one: () => string, amount: () => string): string =>
  filled(chance, ADDITIONS, { one, amount });
