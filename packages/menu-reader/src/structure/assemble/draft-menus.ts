import { type Box, type DraftItem, type DraftMenu, itemsOf, type PriceOption } from '../../draft-menu.ts';
import type { PriceToken } from '../price/price-token.ts';
import type { Legend } from '../stated/legend.ts';
import { statedFacts } from '../stated/stated-facts.ts';
import { type LeftOut, runSteps } from '../step.ts';
import type { Unit } from '../units/unit.ts';
import { ASSEMBLY_STEPS } from './assembly-steps.ts';
import { numbersDishes } from './dish-numbers.ts';
import type { OpenItem, OpenMenu, OpenSection } from './open-menu.ts';
import { cleanDescription, cleanName } from './verbatim-name.ts';

/** Drafts, and for each of their items what it was put together from. */
export interface DraftedMenus {
  readonly menus: DraftMenu[];
  readonly origins: ReadonlyMap<DraftItem, OpenItem>;
}

export interface DraftOptions {
  readonly legend: Legend;
  /** Units have places on a page that a reader can be shown. */
  readonly boxes: boolean;
  readonly leftOut: LeftOut;
}

/** Open menus as drafts: names cleaned, prices settled, stated facts read, empty sections and menus left out. */
export function draftMenus(gathered: readonly OpenMenu[], options: DraftOptions): DraftedMenus {
  const origins = new Map<DraftItem, OpenItem>();
  const menus = runSteps(ASSEMBLY_STEPS, gathered, undefined, options.leftOut);
  const numbered = numbersDishes(itemsOf(menus).map(({ rawName }) => rawName));
  const setPrices = arePricesOfMeals(menus);
  const drafted = menus
    .map((menu) => ({
      name: menu.name ?? '',
      sections: menu.sections
        .map((section) => ({
          name: section.name ?? '',
          items: draftItems(section, menu, numbered, setPrices, options, origins),
        }))
        .filter((section) => section.items.length),
    }))
    .filter((menu) => menu.sections.length);
  return { menus: drafted, origins };
}

/** "(£3 supplement)" behind a name is no part of it. */
const SUPPLEMENT = /\s*\([^()]*(?:supplement|suppl?\b|extra)[^()]*\)$/i;

function draftItems(
  section: OpenSection,
  menu: OpenMenu,
  numbered: boolean,
  setPrices: boolean,
  options: DraftOptions,
  origins: Map<DraftItem, OpenItem>,
): DraftItem[] {
  const sectionPrice = setPrices ? null : section.price;
  return section.items.flatMap((item) => {
    const name = cleanName(item.rawName, numbered, options.legend);
    if (!name.text) return [];
    const supplement = SUPPLEMENT.exec(name.text)?.[0] ?? '';
    const description = cleanDescription(
      [...item.description, ...(supplement ? [supplement.trim()] : [])],
      options.legend,
    );
    const prices = priceOptions(item.prices.length ? item.prices : sectionPrice ? [sectionPrice] : []);
    const stated = statedFacts(
      {
        name: name.text,
        description: description.text,
        codes: [...name.codes, ...description.codes, ...item.codes],
        section: section.name ?? '',
        menu: menu.name ?? '',
      },
      options.legend,
    );
    const box = options.boxes ? boxOf(item.units) : null;
    const draft = {
      name: name.text.slice(0, name.text.length - supplement.length),
      description: description.text || null,
      price: prices.length ? Math.min(...prices.map((option) => option.price)) : 0,
      prices,
      stated,
      ...(box ? { box } : {}),
      review: [],
    };
    origins.set(draft, item);
    return [draft];
  });
}

function priceOptions(tokens: readonly PriceToken[]): PriceOption[] {
  return tokens
    .filter((token) => token.value > 0)
    .map(({ label, value }) => ({ label, price: Math.round(value * 100) / 100 }));
}

function boxOf(units: readonly Unit[]): Box | null {
  const first = units[0];
  if (!first) return null;
  const here = units.filter((unit) => unit.page === first.page);
  const x = Math.min(...here.map((unit) => unit.x));
  const y = Math.min(...here.map((unit) => unit.y - unit.size));
  const right = Math.max(...here.map((unit) => unit.x1));
  const bottom = Math.max(...here.map((unit) => unit.y + 0.25 * unit.size));
  return { page: first.page, x, y, w: right - x, h: bottom - y };
}

/** Higher prices are those of a set meal. */
const MEAL = 20;

/**
 * Where no item has a price of its own, a single price on a heading, or a high one, is that of a set meal and not of each
 * of its dishes.
 */
function arePricesOfMeals(menus: readonly OpenMenu[]): boolean {
  const sections = menus.flatMap((menu) => menu.sections);
  if (sections.some((section) => section.items.some((item) => item.prices.length))) return false;
  const prices = sections.flatMap((section) => section.price?.value ?? []);
  return prices.length === 1 || prices.some((price) => price >= MEAL);
}
