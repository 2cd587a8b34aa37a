import { allergenFields } from './allergen-fields.ts';
import type { EmbeddedItem, EmbeddedMenu, EmbeddedPrice, EmbeddedSection } from './embedded-menu.ts';
import { kilocalories } from './energy.ts';
import {
  asList,
  asPrice,
  asText,
  classesOf,
  currencyOfAmount,
  isObject,
  isWholeAmount,
  type PlainObject,
  visitObjects,
} from './plain-object.ts';

const MAX_DEPTH = 40;

/** Menus in a tree of schema.org objects (JSON-LD, microdata, RDFa); follows references by `@id`. */
export function schemaMenus(root: unknown): EmbeddedMenu[] {
  const byId = new Map<string, PlainObject>();
  visitObjects(root, MAX_DEPTH, (object) => {
    const id = object['@id'];
    if (typeof id === 'string' && Object.keys(object).length > 1) byId.set(id, object);
    return true;
  });
  const resolve = (value: unknown): unknown => {
    if (typeof value === 'string') return byId.get(value) ?? value;
    const id = isObject(value) && Object.keys(value).length === 1 ? value['@id'] : undefined;
    return typeof id === 'string' ? (byId.get(id) ?? value) : value;
  };
  const reader = createReader(resolve);
  const menus: EmbeddedMenu[] = [];
  visitObjects(root, MAX_DEPTH, (object) => {
    if (!classesOf(object).includes('Menu')) return true;
    menus.push(reader.menu(object));
    return false;
  });
  const filled = menus.filter((menu) => menu.sections.length);
  return filled.length ? filled : reader.bare(root);
}

function createReader(resolve: (value: unknown) => unknown) {
  const items = (object: PlainObject): EmbeddedItem[] =>
    asList(object.hasMenuItem ?? object.menuItems)
      .map(resolve)
      .flatMap((value) => (isObject(value) ? itemOf(value, resolve) : []));
  const sections = (object: PlainObject, depth = 0): EmbeddedSection[] =>
    asList(object.hasMenuSection)
      .map(resolve)
      .flatMap((value) => {
        if (!isObject(value) || depth > MAX_DEPTH) return [];
        return [{ name: asText(value.name), items: items(value) }, ...sections(value, depth + 1)];
      });
  const filled = (list: readonly EmbeddedSection[]): EmbeddedSection[] =>
    list.filter((section) => section.items.length);
  return {
    menu: (object: PlainObject): EmbeddedMenu => ({
      name: asText(object.name),
      sections: filled([{ name: null, items: items(object) }, ...sections(object)]),
      notes: descriptionsIn(object),
    }),
    bare(root: unknown): EmbeddedMenu[] {
      const top: EmbeddedSection[] = [];
      const loose: EmbeddedItem[] = [];
      visitObjects(root, MAX_DEPTH, (object) => {
        const classes = classesOf(object);
        if (classes.includes('MenuSection')) {
          top.push({ name: asText(object.name), items: items(object) }, ...sections(object));
          return false;
        }
        if (!classes.includes('MenuItem')) return true;
        loose.push(...itemOf(object, resolve));
        return false;
      });
      const all = filled([...top, { name: null, items: loose }]);
      return all.length ? [{ name: null, sections: all, notes: [] }] : [];
    },
  };
}

function descriptionsIn(menu: PlainObject): string[] {
  const found: string[] = [];
  visitObjects(menu, MAX_DEPTH, (object) => {
    const classes = classesOf(object);
    const text = classes.includes('Menu') || classes.includes('MenuSection') ? asText(object.description) : null;
    if (text !== null) found.push(text);
    return !classes.includes('MenuItem');
  });
  return found;
}

function itemOf(object: PlainObject, resolve: (value: unknown) => unknown): EmbeddedItem[] {
  const name = asText(object.name);
  if (!name) return [];
  const currency = asText(object.priceCurrency);
  const offered = asList(object.offers).flatMap((offer) => pricesOf(offer, resolve, currency));
  const diets = asList(object.suitableForDiet).map(resolve).flatMap(dietsIn);
  const calories = isObject(object.nutrition) ? kilocalories(asText(object.nutrition.calories) ?? '') : null;
  return [
    {
      name,
      description: asText(object.description),
      prices: offered.length ? offered : amountIn(object.price, null, currency),
      codes: [...diets, ...(calories ? [`${calories} kcal`] : [])],
      allergens: allergenFields(object),
    },
  ];
}

const MAX_OFFER_DEPTH = 4;

function pricesOf(
  value: unknown,
  resolve: (value: unknown) => unknown,
  outer: string | null,
  depth = 0,
): EmbeddedPrice[] {
  const offer = resolve(value);
  if (!isObject(offer) || depth > MAX_OFFER_DEPTH) return [];
  const label = asText(offer.name);
  const currency = asText(offer.priceCurrency) ?? outer;
  const within = [...asList(offer.priceSpecification), ...asList(offer.offers)];
  const inner = within.map(resolve).find((one) => isObject(one) && asText(one.priceCurrency) !== null);
  const ownCurrency = currency ?? (isObject(inner) ? asText(inner.priceCurrency) : null);
  const own = [offer.price, offer.lowPrice, offer.minPrice].map((price) => amountIn(price, label, ownCurrency));
  const first = own.find(({ length }) => length);
  return first ?? within.flatMap((one) => pricesOf(one, resolve, currency, depth + 1));
}

function amountIn(value: unknown, label: string | null, currency: string | null): EmbeddedPrice[] {
  const price = asPrice(value);
  if (!price) return [];
  const own = currencyOfAmount(value) ?? currency;
  return [{ label, price, currency: own, field: 'price', isWhole: isWholeAmount(value), isPence: false, signed: [] }];
}

const DIETS: ReadonlyMap<string, string> = new Map([
  ['vegetarian', 'vegetarian'],
  ['vegan', 'vegan'],
  ['halal', 'halal'],
  ['glutenfree', 'gluten free'],
]);

/** "GlutenFreeDiet on request" is not a diet of the dish as listed. */
const CONDITION = /\b(?:request|options?|optional|available|alternative|ask|if|not|non|no)\b|\?/i;

/** Diets in "https://schema.org/VeganDiet", "schema:VeganDiet", "Vegan, GlutenFreeDiet" or an object with such a name. */
function dietsIn(value: unknown): string[] {
  const stated = isObject(value) ? [asText(value['@id']), asText(value.name), ...classesOf(value)] : [asText(value)];
  const texts = stated.filter((text) => text !== null && !CONDITION.test(text));
  const names = texts.flatMap((text) => text?.split(/[,;|&]|\sand\s|(?<=Diet)\s/) ?? []);
  const bare = names.map((name) =>
    name
      .trim()
      .replace(/^.*[/#:](?=.)|\/$/g, '')
      .toLowerCase()
      .replace(/[^a-z]/g, ''),
  );
  return [...new Set(bare.flatMap((name) => DIETS.get(name.replace(/diet$/, '')) ?? []))];
}
