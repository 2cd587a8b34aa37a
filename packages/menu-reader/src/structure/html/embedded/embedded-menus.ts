import { itemsOf } from '@menu-data-service/menu-model/draft-menu';
import { priceTokens } from '../../price/price-token.ts';
import { enabledSteps, type LeftOut, NOTHING_LEFT_OUT } from '../../step.ts';
import type { Page } from '../tree.ts';
import { additionIds, isAddition, withoutAdditions } from './additions.ts';
import { allergenFields } from './allergen-fields.ts';
import type { EmbeddedItem, EmbeddedMenu, EmbeddedPrice, EmbeddedSection } from './embedded-menu.ts';
import { energyIn } from './energy.ts';
import { linkedData, parseLenient } from './lenient-json.ts';
import { markupObjects } from './microdata.ts';
import {
  asPrice,
  asText,
  currencyOfAmount,
  isObject,
  isWholeAmount,
  type PlainObject,
  visitObjects,
} from './plain-object.ts';
import { schemaMenus } from './schema-menu.ts';

interface EmbeddedSource {
  readonly name: string;
  readonly find: (page: Page) => EmbeddedMenu[];
  readonly fewest: number;
}

export const EMBEDDED_SOURCES: readonly EmbeddedSource[] = [
  { name: 'linked data', find: (page) => schemaMenus(linkedData(page)), fewest: 3 },
  { name: 'data in attributes', find: ({ body }) => schemaMenus(markupObjects(body)), fewest: 3 },
  { name: 'states of programs', find: statesOf, fewest: 5 },
];

/** Embedded menus of a page: JSON-LD, else microdata and RDFa, else states of client programs. */
export function embeddedMenus(page: Page, leftOut: LeftOut = NOTHING_LEFT_OUT): EmbeddedMenu[] {
  for (const source of enabledSteps(EMBEDDED_SOURCES, leftOut)) {
    const menus = source.find(page);
    if (itemsOf(menus).length >= source.fewest) return menus;
  }
  return [];
}

function statesOf({ dom }: Page): EmbeddedMenu[] {
  const scripts = dom('script:not([src])')
    .toArray()
    .map((script) => dom(script).text());
  return stateMenus(scripts.filter((script) => !/^\s*\{?\s*"@context"/.test(script)));
}

const ASSIGNMENT =
  /^(?:(?:window|self|globalThis)(?:\.[\w$]+|\[["'][\w$]+["']\])+|(?:var|let|const)\s+[\w$]+)\s*=\s*(?=[[{"])/;
const PRICE_KEY =
  /^(?:(?:base|unit|display|formatted|default|regular|current|selling|item|menu|min|cent)_?)?(?:price|amount|cost)(?!\w*(?:id|type|range|currency|code)s?$)/i;
const INNER_KEY = new RegExp(`${PRICE_KEY.source}|^(?:value|fractional|formatted|text|display_?string)$`, 'i');
const IN_PENCE = /pence|cents?(?![a-z])|cent_?amount|minor|_in_|unit_?amount|fractional|_money/i;
/** Fields of the ordering systems that count in pence: Deliverect, Uber Eats, Shopify. */
const PENCE_SYSTEMS = [['plu', 'priceLevels'], ['priceTagline'], ['price_varies']] as const;
const MAX_PRICE_DEPTH = 4;
const MAX_DEPTH = 16;

/** The largest menu in the JSON states of client programs: lists of objects with a name and a price. */
function stateMenus(scripts: readonly string[]): EmbeddedMenu[] {
  const menus = scripts.map((script) => ({ name: null, sections: sectionsOf(stateOf(script)), notes: [] }));
  return menus.sort((a, b) => itemsOf([b]).length - itemsOf([a]).length).slice(0, 1);
}

function stateOf(script: string): unknown {
  const raw = script.trim();
  if (raw.length < 200) return undefined;
  const body = raw.replace(ASSIGNMENT, '');
  if (!/^[[{"]/.test(body)) return undefined;
  const end = Math.max(body.lastIndexOf('}'), body.lastIndexOf(']'), body.lastIndexOf('"'));
  const value = parseLenient(body.slice(0, end + 1));
  return typeof value === 'string' ? parseLenient(value) : value;
}

function sectionsOf(state: unknown): EmbeddedSection[] {
  const sections: EmbeddedSection[] = [];
  const added = additionIds(state);
  const dig = (value: unknown, label: string | null, depth: number): void => {
    if (depth > MAX_DEPTH) return;
    if (Array.isArray(value)) {
      const listed = value.filter((entry) => !isObject(entry) || !isAddition(entry, added));
      const items = listed.filter(isObject).flatMap(dishOf);
      if (items.length >= 2 && items.length > 0.6 * listed.length) sections.push({ name: label, items });
      else for (const entry of listed) dig(entry, label, depth + 1);
    } else if (isObject(value)) {
      const own = asText(value.name ?? value.title ?? value.label);
      for (const entry of withoutAdditions(value)) dig(entry, own ?? label, depth + 1);
    }
  };
  dig(state, null, 0);
  return sections;
}

function dishOf(object: PlainObject): EmbeddedItem[] {
  const name = asText(object.name ?? object.title ?? object.itemName);
  const keys = Object.keys(object).filter((key) => PRICE_KEY.test(key));
  if (!name || !keys.length) return [];
  const ofPrices = keys.map((key) => object[key]);
  const signed = signedAmounts(ofPrices);
  const isPence = PENCE_SYSTEMS.some((fields) => fields.every((field) => field in object));
  const currency = [...ofPrices.flatMap(objectsWithin), object].flatMap((one) => currencyIn(one) ?? [])[0] ?? null;
  const amounts =
    keys.map((key) => amountsIn(object[key], { field: key, label: null, currency })).find(({ length }) => length) ?? [];
  const energy = energyIn(object);
  return [
    {
      name,
      description: asText(object.description ?? object.desc ?? object.subtitle),
      prices: amounts.map((amount) => ({ ...amount, isPence: isPence || IN_PENCE.test(amount.field), signed })),
      codes: [
        ...['vegan', 'vegetarian', 'halal', 'spicy'].filter(
          (diet) => object[diet] === true || object[`is_${diet}`] === true,
        ),
        ...[object.tags, object.dietary, object.labels].flatMap(tagsOf),
        ...(energy === null ? [] : [`${energy} kcal`]),
      ],
      allergens: allergenFields(object),
    },
  ];
}

const currencyIn = (object: PlainObject): string | null =>
  asText(object.currency ?? object.currencyCode ?? object.currency_code ?? object.priceCurrency);

type Amount = Omit<EmbeddedPrice, 'isPence' | 'signed'>;
type Around = Pick<Amount, 'field' | 'label' | 'currency'>;

function amountsIn(value: unknown, around: Around, depth = 0): Amount[] {
  if (depth > MAX_PRICE_DEPTH) return [];
  if (Array.isArray(value))
    return value.flatMap((entry) => amountsIn(entry, { ...around, label: labelOf(entry) }, depth + 1));
  if (isObject(value)) {
    const inner = Object.keys(value).filter((key) => INNER_KEY.test(key));
    const currency = currencyIn(value) ?? around.currency;
    const within = (key: string): Around => ({ ...around, currency, field: `${around.field}.${key}` });
    const found = inner.map((key) => amountsIn(value[key], within(key), depth + 1));
    return found.find(({ length }) => length) ?? [];
  }
  const price = asPrice(value);
  const currency = currencyOfAmount(value) ?? around.currency;
  return price ? [{ ...around, currency, price, isWhole: isWholeAmount(value) }] : [];
}

const labelOf = (value: unknown): string | null =>
  isObject(value) ? asText(value.label ?? value.name ?? value.size ?? value.title) : null;

const objectsWithin = (value: unknown): PlainObject[] => {
  const found: PlainObject[] = [];
  visitObjects(value, MAX_PRICE_DEPTH, (object) => found.push(object) > 0);
  return found;
};

const signedAmounts = (values: readonly unknown[]): number[] =>
  [...values, ...values.flatMap(objectsWithin).flatMap((object) => Object.values(object))]
    .filter((value) => typeof value === 'string')
    .flatMap(priceTokens)
    .flatMap(({ form, value }) => (form === 'currency' ? value : []));

const tagsOf = (value: unknown): string[] =>
  Array.isArray(value)
    ? value.flatMap((tag) => (isSwitchedOff(tag) ? [] : (asText(isObject(tag) ? (tag.name ?? tag.label) : tag) ?? [])))
    : [];

const SWITCHES = ['enabled', 'active', 'present', 'selected', 'checked', 'value', 'visible', 'applies'] as const;

const isSwitchedOff = (tag: unknown): boolean =>
  isObject(tag) && SWITCHES.some((key) => key in tag && /^(?:false|no|0|off|null|)$/i.test(String(tag[key])));
