import type { DraftItem, DraftSection } from '../../draft-menu.ts';
import { median } from '../../median.ts';
import { endsOpen, isCapitals, startsLower, wordCount } from '../text/text-shape.ts';
import type { Feature } from './feature.ts';
import { dishKey, type ItemToReview, placedKey } from './item-to-review.ts';
import { share } from './shares.ts';

const LONG_HEADING = 5;
/** Fewer prices say nothing of what is usual in a section. */
const FEWEST_PRICES = 3;

const flag = (holds: boolean): number => (holds ? 1 : 0);

/** What the doubt of a dish is reckoned from; the order is that of the weights. */
export const ITEM_FEATURES: readonly Feature<ItemToReview>[] = [
  { name: 'pictured', says: 'Share of pages read from pictures.', of: ({ together }) => together.pictured },
  {
    name: 'margin',
    says: 'How clearly the least sure of its roles won.',
    of: ({ origin }) => Math.max(-2, Math.min(4, origin.margin)),
  },
  {
    name: 'price chance',
    says: 'How likely its price, or that it has none, is right.',
    of: ({ origin }) => origin.priceChance,
  },
  {
    name: 'in all ways',
    says: 'Share of the ways to read the document in which the dish has this price.',
    of: ({ item, together }) => share(together.ways, ({ dishes }) => dishes.has(dishKey(item))),
  },
  {
    name: 'there in all ways',
    says: 'The same under this heading.',
    of: ({ item, section, together }) => share(together.ways, ({ placed }) => placed.has(placedKey(item, section))),
  },
  {
    name: 'without price',
    says: 'It has no price, where most have one.',
    of: ({ item, together }) => flag(item.price === 0) * together.priced,
  },
  {
    name: 'alone with price',
    says: 'It has a price, where most have none.',
    of: ({ item, together }) => flag(item.price > 0) * (1 - together.priced),
  },
  { name: 'price far off', says: 'Its price is not like those of its section.', of: priceFarOff },
  { name: 'name length', says: 'Letters of the name.', of: ({ item }) => Math.log(1 + item.name.length) },
  {
    name: 'name unlike others',
    says: 'The name is longer or shorter than most.',
    of: ({ item, together }) => Math.abs(Math.log((1 + item.name.length) / (1 + together.medianLength))),
  },
  { name: 'name open', says: 'The name breaks off.', of: ({ item }) => flag(endsOpen(item.name)) },
  { name: 'small name', says: 'The name begins with a small letter.', of: ({ item }) => flag(startsLower(item.name)) },
  { name: 'digit in name', says: 'The name has a digit.', of: ({ item }) => flag(/\d/.test(item.name)) },
  {
    name: 'name repeated',
    says: 'Another dish has the same name.',
    of: ({ item, together }) => flag(together.repeated.has(item.name.toLowerCase())),
  },
  {
    name: 'capitals unlike others',
    says: 'The name is in capitals and others are not, or the other way round.',
    of: ({ item, together }) => (isCapitals(item.name) ? 1 - together.capitals : together.capitals),
  },
  {
    name: 'description unlike others',
    says: 'It has a description and others have none, or the other way round.',
    of: ({ item, together }) => (item.description === null ? together.described : 1 - together.described),
  },
  {
    name: 'description length',
    says: 'Letters of the description.',
    of: ({ item }) => Math.log(1 + (item.description?.length ?? 0)),
  },
  {
    name: 'style unlike others',
    says: 'The name is not in the look of most names.',
    of: ({ origin, together }) => (origin.units[0]?.styleKey === together.mainStyle ? 0 : together.mainShare),
  },
  {
    name: 'alone in section',
    says: 'Its section has no other dish.',
    of: ({ section }) => flag(section.items.length === 1),
  },
  { name: 'section size', says: 'Dishes of its section.', of: ({ section }) => Math.log(section.items.length) },
  { name: 'no heading', says: 'It stands under no heading.', of: ({ section }) => flag(!section.name) },
  {
    name: 'long heading',
    says: 'Its heading has many words.',
    of: ({ section }) => flag(wordCount(section.name) > LONG_HEADING),
  },
  {
    name: 'last of section',
    says: 'It is the last of its section.',
    of: ({ item, section }) => flag(section.items.at(-1) === item),
  },
  { name: 'pieces', says: 'Pieces of text it is made of.', of: ({ origin }) => Math.log(1 + origin.units.length) },
];

function priceFarOff({ item, section }: { readonly item: DraftItem; readonly section: DraftSection }): number {
  const prices = section.items.flatMap(({ price }) => (price > 0 ? [price] : []));
  return item.price > 0 && prices.length >= FEWEST_PRICES ? Math.abs(Math.log(item.price / median(prices))) : 0;
}
