import { itemsOf } from '../../../draft-menu.ts';
import type { EmbeddedItem, EmbeddedMenu, EmbeddedSection } from './embedded-menu.ts';
import { parseLenient } from './lenient-json.ts';
import { asPrice, asText, isObject, type PlainObject } from './plain-object.ts';

const ASSIGNMENT =
  /^(?:(?:window|self|globalThis)(?:\.[\w$]+|\[["'][\w$]+["']\])+|(?:var|let|const)\s+[\w$]+)\s*=\s*(?=[[{"])/;
const PRICE_KEY = /^(?:base_?|unit_?|display_?|formatted_?)?(?:price|amount|cost)/i;
const DEEPEST = 16;

/** The largest menu in the JSON states of client programs: lists of objects with a name and a price. */
export function stateMenus(scripts: readonly string[]): EmbeddedMenu[] {
  const menus = scripts.map((script) => ({ name: null, sections: sectionsOf(stateOf(script)) }));
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
  const dig = (value: unknown, label: string | null, depth: number): void => {
    if (depth > DEEPEST) return;
    if (Array.isArray(value)) {
      const items = value.filter(isObject).flatMap(dishOf);
      if (items.length >= 2 && items.length > 0.6 * value.length) sections.push({ name: label, items });
      else for (const entry of value) dig(entry, label, depth + 1);
    } else if (isObject(value)) {
      const own = asText(value.name ?? value.title ?? value.label);
      for (const entry of Object.values(value)) dig(entry, own ?? label, depth + 1);
    }
  };
  dig(state, null, 0);
  return sections;
}

function dishOf(object: PlainObject): EmbeddedItem[] {
  const name = asText(object.name ?? object.title ?? object.itemName);
  const key = Object.keys(object).find((one) => PRICE_KEY.test(one));
  if (!name || !key) return [];
  const found = object[key];
  const value = isObject(found) ? (found.amount ?? found.value ?? found.formatted) : found;
  const number = asPrice(value);
  // integers of three digits and more are pence where the key or the object says so
  const price = number !== null && isMinorUnits(key, found, number) ? number / 100 : number;
  return [
    {
      name,
      description: asText(object.description ?? object.desc ?? object.subtitle),
      currency: asText(isObject(found) ? found.currency : object.currency),
      prices: price ? [{ label: null, price }] : [],
      codes: [
        ...['vegan', 'vegetarian', 'halal', 'spicy'].filter(
          (diet) => object[diet] === true || object[`is_${diet}`] === true,
        ),
        ...[object.tags, object.dietary, object.labels].flatMap(tagsOf),
      ],
    },
  ];
}

const isMinorUnits = (key: string, value: unknown, number: number): boolean =>
  Number.isInteger(number) &&
  number >= 100 &&
  (/pence|cents|minor|_in_/i.test(key) || (isObject(value) && 'currency' in value));

const tagsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.flatMap((tag) => asText(isObject(tag) ? (tag.name ?? tag.label) : tag) ?? []) : [];
