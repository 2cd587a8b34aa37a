import {
  type Box,
  type DraftItem,
  type DraftMenu,
  itemsOf,
  type PriceOption,
} from '@menu-data-service/menu-model/draft-menu';
import { lowerCased, lowerCasePattern } from '../../any-case.ts';
import { formsOf } from '../../vocabulary/load-forms.ts';
import { POUNDS } from '../price/currencies.ts';
import type { PriceToken } from '../price/price-token.ts';
import { absencesIn } from '../stated/introduced-codes.ts';
import type { Legend } from '../stated/legend.ts';
import { unexplainedCodes } from '../stated/legend-tail.ts';
import { statedFacts } from '../stated/stated-facts.ts';
import { type LeftOut, runSteps } from '../step.ts';
import type { Unit } from '../units/unit.ts';
import { ASSEMBLY_STEPS } from './assembly-steps.ts';
import { numbersDishes } from './dish-numbers.ts';
import type { OpenItem, OpenMenu, OpenSection } from './open-menu.ts';
import { cleanDescription, cleanName } from './verbatim-name.ts';

export interface DraftedMenus {
  readonly menus: DraftMenu[];
  readonly origins: ReadonlyMap<DraftItem, OpenItem>;
}

export interface DraftOptions {
  readonly legend: Legend;
  readonly boxes: boolean;
  readonly leftOut: LeftOut;
}

/** Converts open menus to drafts: names cleaned, prices settled, stated facts read, empty sections and menus left out. */
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

/** "(£3 supplement)" behind a name is not part of it. */
function supplementOf(name: string): string {
  const [bracket = ''] = /\([^()]*\)$/.exec(name) ?? [];
  return /supplement|suppl?\b|extra/i.test(bracket) ? bracket : '';
}

function draftItems(
  section: OpenSection,
  menu: OpenMenu,
  numbered: boolean,
  setPrices: boolean,
  options: DraftOptions,
  origins: Map<DraftItem, OpenItem>,
): DraftItem[] {
  const isSet = setPrices || SET_MEAL.test(lowerCased(`${menu.name ?? ''} ${section.name ?? ''}`));
  const sectionPrice = isSet ? null : section.price;
  return section.items.flatMap((item) => {
    const name = cleanName(item.rawName, numbered, options.legend);
    if (!name.text) return [];
    const supplement = supplementOf(name.text);
    const description = cleanDescription([...item.description, ...(supplement ? [supplement] : [])], options.legend);
    const { prices, review } = itemPrices(item.prices, sectionPrice, [name.text, description.text]);
    const codes = [...name.codes, ...description.codes, ...item.codes];
    const unknown = [...new Set(codes.flatMap((printed) => unexplainedCodes(printed, options.legend)))];
    const absences = [...new Set(codes.flatMap((printed) => absencesIn(printed, options.legend)))];
    const stated = statedFacts(
      {
        name: name.text,
        description: description.text,
        codes,
        section: section.name ?? '',
        menu: menu.name ?? '',
      },
      options.legend,
    );
    const box = options.boxes ? boxOf(item.units) : null;
    const draft = {
      name: name.text.slice(0, name.text.length - supplement.length).trimEnd(),
      description: description.text || null,
      price: prices.length ? Math.min(...prices.map((option) => option.price)) : 0,
      prices,
      stated,
      ...(box ? { box } : {}),
      review: [
        ...unknown.map((code) => `the legend does not explain the code "${code}"`),
        ...absences.map((words) => `what the dish is free from was left open: "${words}"`),
        ...review,
      ],
    };
    origins.set(draft, item);
    return [draft];
  });
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

const MEAL = 20;

/** Where no item has a price of its own, a single price on a heading, or a high one, is that of a set meal and not of each of its dishes. */
function arePricesOfMeals(menus: readonly OpenMenu[]): boolean {
  const sections = menus.flatMap((menu) => menu.sections);
  if (sections.some((section) => section.items.some((item) => item.prices.length))) return false;
  const prices = sections.flatMap((section) => section.price?.value ?? []);
  return prices.length === 1 || prices.some((price) => price >= MEAL);
}

/** A heading of a meal: its price is that of all its dishes together. */
const SET_MEAL = new RegExp(lowerCasePattern(String.raw`(?<!\p{L})(?:${formsOf('set-meals')})(?!\p{L})`), 'u');
const RELATIVE = new RegExp(lowerCasePattern(String.raw`(?<!\p{L})(?:${formsOf('relative-prices')})(?!\p{L})`), 'u');

export interface ItemPrices {
  readonly prices: PriceOption[];
  readonly review: readonly string[];
}

/** Prices of an item: its own, else that of its section; none where its words refer to the price of another dish ("half price"). */
function itemPrices(own: readonly PriceToken[], ofSection: PriceToken | null, texts: readonly string[]): ItemPrices {
  if (own.length) return { prices: priceOptions(inOneCurrency(own)), review: [] };
  const [words] = RELATIVE.exec(lowerCased(texts.join(' '))) ?? [];
  if (words) return { prices: [], review: [`its price is told by that of another dish: "${words}"`] };
  return { prices: priceOptions(ofSection ? [ofSection] : []), review: [] };
}

/** "£11 / €10" is the same price twice: that in pounds is charged. */
function inOneCurrency(tokens: readonly PriceToken[]): readonly PriceToken[] {
  const hasPounds = tokens.some(({ currency }) => currency === POUNDS);
  return hasPounds ? tokens.filter(({ currency }) => currency === null || currency === POUNDS) : tokens;
}

const priceOptions = (tokens: readonly PriceToken[]): PriceOption[] =>
  tokens
    .filter((token) => token.value > 0)
    .map(({ label, value }) => ({ label, price: Math.round(value * 100) / 100 }));
