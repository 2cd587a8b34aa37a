import type { Chance } from '../chance.ts';
import { oddWord } from './odd-words.ts';

const PLACES = [
  'The {o} Arms',
  'Café {o}',
  '{o} Kitchen',
  'The {o}',
  'La {o}',
  '{o} & {p}',
  '{o} Grill',
  '{o} House',
  'Ristorante {o}',
  '{o} Tavern',
  '{o} Bistro',
  'Bar {o}',
  "{o}'s",
  '{o} Garden',
  'Chez {o}',
  '{o} Bakery',
  '{o} Restaurant & Bar',
];

/** The name of a place that there is not. */
export const drawPlace = (chance: Chance): string =>
  chance.pick(PLACES).replace('{o}', oddWord(chance)).replace('{p}', oddWord(chance));

/** A line that stands on menus and is no dish. `amount` prints an amount of the document's money. */
export function drawNote(chance: Chance, amount: () => string): string {
  const place = oddWord(chance);
  const hour = chance.whole(7, 12);
  return chance.pick([
    () => 'Please inform us of any allergies before ordering.',
    () => 'If you have a food allergy or intolerance, please speak to a member of our team.',
    () => `A discretionary ${chance.pick(['10', '12.5', '15'])}% service charge will be added to your bill.`,
    () => 'All our dishes are freshly prepared and may contain traces of nuts.',
    () => `Opening hours: Mon - Sat ${hour}am - ${chance.whole(5, 11)}pm`,
    () => `Tel: 0${chance.whole(1200, 1999)} ${chance.whole(100000, 999999)}`,
    () => `${chance.whole(1, 180)} ${place} Street, ${oddWord(chance)}`,
    () => `www.${place.toLowerCase()}.com`,
    () => 'Prices include VAT',
    () =>
      '*Consuming raw or undercooked meats, poultry, seafood, shellfish or eggs may increase your risk of foodborne illness.',
    () => `Follow us @${place.toLowerCase()}`,
    () => `Delivery charge ${amount()} on orders under ${amount()}`,
    () => 'Menu items and prices are subject to change',
    () => `${chance.pick(['18%', '20%'])} gratuity added to parties of 6 or more`,
    () => `Open ${chance.whole(5, 7)} days a week`,
    () => 'Ask about our daily specials!',
    () => 'Gluten free bread available on request',
    () => 'Cash only',
    () => `Fresh food made daily with local produce from ${place} Farm.`,
    () => `Est. ${chance.whole(1950, 2022)}`,
    () => 'Thank you for your custom',
    () => `Happy Hour ${chance.whole(3, 5)}-${chance.whole(6, 8)}pm Monday to Friday`,
    () => 'Book your table online',
  ])();
}

/** A line below a heading. */
export const drawSectionNote = (chance: Chance, one: () => string): string =>
  chance.pick([
    () => `All served with ${one()} and ${one()}`,
    () => `Served with ${one()}`,
    () => `All our dishes come with ${one()} or ${one()}.`,
    () => `(Served with ${one()} & ${one()})`,
    () => 'Served until 12 noon',
    () => `Choose from ${one()}, ${one()} or ${one()}`,
    () => `Served ${chance.whole(8, 12)}am - ${chance.whole(2, 5)}pm`,
    () => 'Please ask for today’s choice',
    () => 'All made fresh to order in our kitchen.',
    () => 'Made with our own dough, rested for 48 hours.',
    () => 'Gluten free available',
  ])();

/** A line of additions: no dish of its own. */
export const drawAddition = (chance: Chance, one: () => string, amount: () => string): string =>
  chance.pick([
    () => `Add ${one()} ${amount()}`,
    () => `Add ${one()} +${amount()}`,
    () => `Add ${one()} or ${one()} for ${amount()}`,
    () => `Extra ${one()} ${amount()}`,
    () => `+ ${one()} ${amount()}`,
    () => `(add ${one()} ${amount()})`,
  ])();
