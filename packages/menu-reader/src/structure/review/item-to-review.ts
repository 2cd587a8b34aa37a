import { type DraftItem, type DraftMenu, type DraftSection, itemsOf } from '@menu-data-service/menu-model/draft-menu';
import { frequencies } from '../../frequencies.ts';
import { median } from '../../median.ts';
import { isCapitals } from '../text/text-shape.ts';
import { type DocumentToReview, type ItemOrigin, ocrPageShare } from './document-to-review.ts';
import { share } from './shares.ts';

export interface ItemToReview {
  readonly item: DraftItem;
  readonly section: DraftSection;
  readonly origin: ItemOrigin;
  readonly together: ReturnType<typeof dishesTogether>;
}

const NO_ORIGIN: ItemOrigin = { units: [], margin: 0, breaks: 0, priceChance: 1, priceLeftOut: false };

export const dishKey = ({ name, price }: DraftItem): string => `${name}\n${price}`;
export const placedKey = (item: DraftItem, section: DraftSection): string => `${dishKey(item)}\n${section.name}`;

export function itemsToReview(document: DocumentToReview): ItemToReview[] {
  const together = dishesTogether(document);
  return document.menus.flatMap(({ sections }) =>
    sections.flatMap((section) =>
      section.items.map((item) => ({ item, section, origin: document.origins.get(item) ?? NO_ORIGIN, together })),
    ),
  );
}

function dishesTogether(document: DocumentToReview) {
  const { menus, units, roles, ways } = document;
  const items = itemsOf(menus);
  const styles = units.flatMap(({ styleKey }, i) => (roles[i] === 'item' ? [styleKey] : []));
  const [main] = frequencies(styles);
  return {
    pictured: ocrPageShare(document),
    priced: share(items, ({ price }) => price > 0),
    described: share(items, ({ description }) => description !== null),
    capitals: share(items, ({ name }) => isCapitals(name)),
    medianLength: median(items.map(({ name }) => name.length)),
    mainStyle: main?.[0] ?? '',
    mainShare: main ? main[1] / styles.length : 0,
    repeated: new Set(
      frequencies(items.map(({ name }) => name.toLowerCase())).flatMap(([name, count]) => (count > 1 ? [name] : [])),
    ),
    ways: ways.map((way) => ({ dishes: new Set(itemsOf(way).map(dishKey)), placed: placedIn(way) })),
  };
}

const placedIn = (menus: readonly DraftMenu[]): ReadonlySet<string> =>
  new Set(
    menus.flatMap(({ sections }) =>
      sections.flatMap((section) => section.items.map((item) => placedKey(item, section))),
    ),
  );
