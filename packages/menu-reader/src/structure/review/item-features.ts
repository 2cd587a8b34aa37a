import type { DraftItem, DraftSection } from '@menu-data-service/menu-model/draft-menu';
import { median } from '../../median.ts';
import { endsOpen, isCapitals, startsLower, wordCount } from '../text/text-shape.ts';
import { type Feature, featuresOf } from './feature.ts';
import { dishKey, type ItemToReview, placedKey } from './item-to-review.ts';
import { share } from './shares.ts';

const LONG_HEADING = 5;
const MIN_PRICES = 3;

const flag = (holds: boolean): number => (holds ? 1 : 0);

/** Features of the doubt of a dish; their order is that of the weights. */
export const ITEM_FEATURES: readonly Feature<ItemToReview>[] = featuresOf<ItemToReview>({
  pictured: ({ together }) => together.pictured,
  margin: ({ origin }) => Math.max(-2, Math.min(4, origin.margin)),
  'price chance': ({ origin }) => origin.priceChance,
  'in all ways': ({ item, together }) => share(together.ways, ({ dishes }) => dishes.has(dishKey(item))),
  'there in all ways': ({ item, section, together }) =>
    share(together.ways, ({ placed }) => placed.has(placedKey(item, section))),
  'without price': ({ item, together }) => flag(item.price === 0) * together.priced,
  'alone with price': ({ item, together }) => flag(item.price > 0) * (1 - together.priced),
  'price far off': priceFarOff,
  'name length': ({ item }) => Math.log(1 + item.name.length),
  'name unlike others': ({ item, together }) =>
    Math.abs(Math.log((1 + item.name.length) / (1 + together.medianLength))),
  'name open': ({ item }) => flag(endsOpen(item.name)),
  'small name': ({ item }) => flag(startsLower(item.name)),
  'digit in name': ({ item }) => flag(/\d/.test(item.name)),
  'name repeated': ({ item, together }) => flag(together.repeated.has(item.name.toLowerCase())),
  'capitals unlike others': ({ item, together }) => (isCapitals(item.name) ? 1 - together.capitals : together.capitals),
  'description unlike others': ({ item, together }) =>
    item.description === null ? together.described : 1 - together.described,
  'description length': ({ item }) => Math.log(1 + (item.description?.length ?? 0)),
  'style unlike others': ({ origin, together }) =>
    origin.units[0]?.styleKey === together.mainStyle ? 0 : together.mainShare,
  'alone in section': ({ section }) => flag(section.items.length === 1),
  'section size': ({ section }) => Math.log(section.items.length),
  'no heading': ({ section }) => flag(!section.name),
  'long heading': ({ section }) => flag(wordCount(section.name) > LONG_HEADING),
  'last of section': ({ item, section }) => flag(section.items.at(-1) === item),
  pieces: ({ origin }) => Math.log(1 + origin.units.length),
});

function priceFarOff({ item, section }: { readonly item: DraftItem; readonly section: DraftSection }): number {
  const prices = section.items.flatMap(({ price }) => (price > 0 ? [price] : []));
  return item.price > 0 && prices.length >= MIN_PRICES ? Math.abs(Math.log(item.price / median(prices))) : 0;
}
