import {
  type DraftDocument,
  type DraftItem,
  itemsOf,
  type PriceOption,
  type StatedFacts,
} from '@menu-data-service/menu-model/draft-menu';
import type { EmbeddedItem, EmbeddedMenu, EmbeddedPrice, EmbeddedSection } from './html/embedded/embedded-menu.ts';
import { priceUnits } from './html/embedded/price-units.ts';
import { currencyNamed, POUNDS } from './price/currencies.ts';
import { foreignCurrency } from './price/document-currency.ts';
import type { Reading } from './reading.ts';
import { NO_LEGEND } from './stated/legend.ts';
import type { Statement } from './stated/meaning.ts';
import { statedFacts } from './stated/stated-facts.ts';

/** Embedded data has an explicit structure; too few labelled documents have it to learn more. */
const DOUBT = 0.1;

/** Ratio of dishes from which the visible text is the fuller source, and share of the embedded ones it must contain. */
const MORE = 1.15;
const SHARED = 0.5;
/** Minimum number of visible dishes that the data must name in part; fewer may be scraps of a page that draws its menu by script. */
const MIN_VISIBLE = 5;

/** Currencies other than pounds in whose hundredths programs count. */
const WITH_PENCE: ReadonlySet<string> = new Set(['euros', 'dollars']);
const UNCLEAR = 'the data of the page do not say whether their prices are in pounds or in pence';

export interface VisiblePage {
  readonly visible: Reading;
  readonly visibleText: string;
  readonly currency: string | null;
}

const folded = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/**
 * Drafts the embedded menus, completed by visible statements about the same dishes; null where there are none, where the visible text has the
 * same dishes and more (pages often mark up only a few examples), and where it has others: then the data are those of an older menu or of a
 * template. Guests see the text, so it wins where the two differ.
 */
export function draftEmbedded(
  menus: readonly EmbeddedMenu[],
  { visible, visibleText, currency }: VisiblePage,
): DraftDocument | null {
  const names = new Set(itemsOf(menus).map((item) => folded(item.name)));
  if (!names.size) return null;
  const shown = new Map(itemsOf(visible.menus).map((item) => [folded(item.name), item]));
  const shared = [...names].filter((name) => shown.has(name)).length;
  const isPart = shown.size > MORE * names.size && shared > SHARED * names.size;
  const text = folded(visibleText);
  const printed = [...names].filter((name) => text.includes(name)).length;
  const isAnother = shown.size >= MIN_VISIBLE && printed < SHARED * names.size;
  if (isPart || isAnother) return null;
  const named = itemsOf(menus).flatMap(({ prices }) =>
    prices.flatMap(({ currency: given }) => currencyName(given) ?? []),
  );
  const money = named.length ? foreignCurrency(named) : currency;
  const shownOf = (item: EmbeddedItem): DraftItem | undefined => shown.get(folded(item.name));
  const isForeign = ({ currency: given }: EmbeddedPrice): boolean =>
    named.length > 0 && (currencyName(given) ?? money ?? POUNDS) !== (money ?? POUNDS);
  const units = priceUnits(
    itemsOf(menus).map((item) => ({ ...item, prices: item.prices.filter((price) => !isForeign(price)) })),
    (item) => (shownOf(item)?.prices ?? []).map(({ price }) => price),
    money === null || WITH_PENCE.has(money),
  );
  const settled = (item: EmbeddedItem): PriceOption[] =>
    item.prices.flatMap((price) => {
      const unit = isForeign(price) ? null : units.get(price.field);
      return unit ? [{ label: price.label, price: price.price / unit }] : [];
    });
  const doubts = ({ prices, allergens }: EmbeddedItem): string[] => [
    ...prices
      .filter(isForeign)
      .map(({ price, currency: given }) => `a price in another currency was left out: ${price} ${given}`),
    ...allergens.unknown.map((words) => `the data of the page name an allergen that is not known: "${words}"`),
  ];
  return {
    menus: menus.map((menu) => ({
      name: menu.name ?? '',
      sections: menu.sections.map((section) => ({
        name: section.name ?? '',
        items: section.items.map((item) =>
          draftItem({ ...item, prices: settled(item), doubts: doubts(item) }, section, menu, shownOf(item), text),
        ),
      })),
    })),
    currency: money,
    notes: [...visible.notes, ...menus.flatMap(({ notes }) => notes)],
    review: [...units.values()].includes(null) ? [UNCLEAR] : [],
    doubt: DOUBT,
  };
}

function currencyName(given: string | null): string | undefined {
  if (!given) return undefined;
  return currencyNamed(given)?.name ?? (/^[A-Z]{3}$/.test(given) ? given : undefined);
}

const statementsOf = ({ contains, mayContain, words }: StatedFacts): Statement[] => [
  ...(contains ? [{ meaning: { contains }, words: words?.contains ?? '' }] : []),
  ...(mayContain ? [{ meaning: { mayContain }, words: words?.mayContain ?? '' }] : []),
];

function draftItem(
  item: Omit<EmbeddedItem, 'prices'> & Pick<DraftItem, 'prices'> & { readonly doubts: readonly string[] },
  section: EmbeddedSection,
  menu: EmbeddedMenu,
  shown: DraftItem | undefined,
  foldedPage: string,
): DraftItem {
  const { codes } = item;
  const name = shown?.name ?? item.name;
  const description = currentDescription(item.description, shown?.description ?? null, foldedPage);
  const isContradicted =
    shown !== undefined && shown.price > 0 && !item.prices.some(({ price }) => price === shown.price);
  const prices = item.prices.length && !isContradicted ? item.prices : (shown?.prices ?? []);
  const said = [...item.allergens.statements, ...statementsOf(shown?.stated ?? {})];
  const stated = statedFacts(
    { name, description: description ?? '', codes, section: section.name ?? '', menu: menu.name ?? '', said },
    NO_LEGEND,
  );
  const words = { ...shown?.stated.words, ...stated.words };
  const shownCalories = shown?.stated.calories;
  if (shownCalories) words.calories = shown.stated.words?.calories ?? `${shownCalories}`;
  return {
    name,
    description,
    price: prices.length ? Math.min(...prices.map((option) => option.price)) : 0,
    prices,
    stated: {
      ...shown?.stated,
      ...stated,
      ...(shownCalories ? { calories: shownCalories } : {}),
      ...(Object.keys(words).length ? { words } : {}),
    },
    review: [
      ...item.doubts,
      ...(isContradicted && item.prices.length ? ['the data of the page give another price than its text'] : []),
    ],
  };
}

/** Description in the data, unless the page prints another; pages often truncate a long one. */
function currentDescription(given: string | null, shown: string | null, foldedPage: string): string | null {
  if (given === null || shown === null) return given ?? shown;
  const isPrinted = foldedPage.includes(folded(given)) || folded(given).startsWith(folded(shown));
  return isPrinted ? given : shown;
}
