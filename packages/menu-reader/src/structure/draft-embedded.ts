import { type DraftDocument, type DraftItem, itemsOf } from '../draft-menu.ts';
import type { EmbeddedItem, EmbeddedMenu, EmbeddedSection } from './html/embedded/embedded-menu.ts';
import { currencyNamed } from './price/currencies.ts';
import { foreignCurrency } from './price/document-currency.ts';
import type { Reading } from './reading.ts';
import { NO_LEGEND } from './stated/legend.ts';
import { statedFacts } from './stated/stated-facts.ts';

/** Embedded data states its structure and nothing has to be guessed; too few labelled documents have it to learn more. */
const DOUBT = 0.1;

/** How many more dishes the visible text must hold, and which share of the embedded ones, to be the fuller source. */
const MORE = 1.15;
const SHARED = 0.5;
/** Visible dishes of which the data must name a part; fewer may be scraps of a page that draws its menu by script. */
const FEWEST_VISIBLE = 5;

/** What guests see of a page. */
export interface VisiblePage {
  readonly visible: Reading;
  readonly visibleText: string;
  readonly currency: string | null;
}

const folded = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/**
 * The embedded menus as a draft, completed by what the visible text says of the same dishes; null where there are none, where
 * the visible text holds the same dishes and more (pages often mark up a few examples only), and where it holds others: then the
 * data are those of an older menu or of a template. Guests see the text, so its prices count where the two differ.
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
  const isAnother = shown.size >= FEWEST_VISIBLE && printed < SHARED * names.size;
  if (isPart || isAnother) return null;
  const named = namedCurrencies(menus);
  return {
    menus: menus.map((menu) => ({
      name: menu.name ?? '',
      sections: menu.sections.map((section) => ({
        name: section.name ?? '',
        items: section.items.map((item) => draftItem(item, section, menu, shown.get(folded(item.name)))),
      })),
    })),
    currency: named.length ? foreignCurrency(named) : currency,
    notes: visible.notes,
    review: [],
    doubt: DOUBT,
  };
}

/** What people call the currencies that the data names, one an item; a code that is not known stays as it is. */
function namedCurrencies(menus: readonly EmbeddedMenu[]): string[] {
  return itemsOf(menus).flatMap(({ currency: given }) => {
    if (!given) return [];
    return currencyNamed(given)?.name ?? (/^[A-Z]{3}$/.test(given) ? given : []);
  });
}

function draftItem(
  item: EmbeddedItem,
  section: EmbeddedSection,
  menu: EmbeddedMenu,
  shown: DraftItem | undefined,
): DraftItem {
  const { name, codes } = item;
  const description = item.description ?? shown?.description ?? null;
  const isContradicted =
    shown !== undefined && shown.price > 0 && !item.prices.some(({ price }) => price === shown.price);
  const prices = item.prices.length && !isContradicted ? item.prices : (shown?.prices ?? []);
  const stated = statedFacts(
    { name, description: description ?? '', codes, section: section.name ?? '', menu: menu.name ?? '' },
    NO_LEGEND,
  );
  const words = { ...shown?.stated.words, ...stated.words };
  return {
    name,
    description,
    price: prices.length ? Math.min(...prices.map((option) => option.price)) : 0,
    prices,
    stated: { ...shown?.stated, ...stated, ...(Object.keys(words).length ? { words } : {}) },
    review: isContradicted && item.prices.length ? ['the data of the page give another price than its text'] : [],
  };
}
