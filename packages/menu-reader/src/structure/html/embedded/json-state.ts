import type { EmbeddedItem, EmbeddedMenu, EmbeddedSection } from './embedded-menu.ts';
import { parseLenient } from './lenient-json.ts';
import { asPrice, asText, isObject, type PlainObject } from './plain-object.ts';

const ASSIGNMENT =
  /^(?:(?:window|self|globalThis)(?:\.[\w$]+|\[["'][\w$]+["']\])+|(?:var|let|const)\s+[\w$]+)\s*=\s*(?=[[{"])/;
const PRICE_KEY = /^(?:base_?|unit_?|display_?|formatted_?)?(?:price|amount|cost)/i;
const DEEPEST = 16;
const FEWEST = 5;

/** The largest menu in the JSON states of client programs: lists of objects with a name and a price. */
export function stateMenu(scripts: readonly string[]): EmbeddedMenu | null {
  let best: { menu: EmbeddedMenu; items: number } | null = null;
  for (const script of scripts) {
    const sections = sectionsOf(stateOf(script));
    const items = sections.reduce((sum, section) => sum + section.items.length, 0);
    if (items >= FEWEST && (!best || items > best.items)) best = { menu: { name: null, sections }, items };
  }
  return best?.menu ?? null;
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
      const dishes = value.filter((entry): entry is PlainObject => isObject(entry) && isDish(entry));
      if (dishes.length >= 2 && dishes.length > 0.6 * value.length)
        sections.push({ name: label, items: dishes.flatMap(dishOf) });
      else for (const entry of value) dig(entry, label, depth + 1);
    } else if (isObject(value)) {
      const own = asText(value.name ?? value.title ?? value.label);
      for (const entry of Object.values(value)) dig(entry, own ?? label, depth + 1);
    }
  };
  dig(state, null, 0);
  return sections;
}

const nameOf = (object: PlainObject): string | null => asText(object.name ?? object.title ?? object.itemName);
const priceKey = (object: PlainObject): string | undefined => Object.keys(object).find((key) => PRICE_KEY.test(key));
const isDish = (object: PlainObject): boolean => nameOf(object) !== null && priceKey(object) !== undefined;

function dishOf(object: PlainObject): EmbeddedItem[] {
  const name = nameOf(object);
  const key = priceKey(object);
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
        ...[...tagsOf(object.tags), ...tagsOf(object.dietary), ...tagsOf(object.labels)],
      ],
    },
  ];
}

const isMinorUnits = (key: string, value: unknown, number: number): boolean =>
  Number.isInteger(number) &&
  number >= 100 &&
  (/pence|cents|minor|_in_/i.test(key) || (isObject(value) && 'currency' in value && number >= 100));

const tagsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.flatMap((tag) => asText(isObject(tag) ? (tag.name ?? tag.label) : tag) ?? []) : [];
