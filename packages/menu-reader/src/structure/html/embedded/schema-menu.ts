import type { EmbeddedItem, EmbeddedMenu, EmbeddedSection } from './embedded-menu.ts';
import { asList, asPrice, asText, isObject, type PlainObject } from './plain-object.ts';

/** schema.org classes that hold menus. */
type MenuClass = 'Menu' | 'MenuSection' | 'MenuItem';

const DEEPEST = 40;

/** Menus in a tree of schema.org objects (JSON-LD, microdata, RDFa); references by `@id` are followed. */
export function schemaMenus(root: unknown): EmbeddedMenu[] {
  const byId = new Map<string, PlainObject>();
  visit(root, (object) => {
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
  visit(root, (object) => {
    if (!isA(object, 'Menu')) return true;
    menus.push(reader.menu(object));
    return false;
  });
  if (menus.some((menu) => menu.sections.length)) return menus.filter((menu) => menu.sections.length);
  return reader.bare(root);
}

/** Calls `enter` for each object; goes on inside where it returns true. */
function visit(value: unknown, enter: (object: PlainObject) => boolean, depth = 0): void {
  if (depth > DEEPEST) return;
  if (Array.isArray(value)) for (const entry of value) visit(entry, enter, depth + 1);
  else if (isObject(value) && enter(value)) for (const entry of Object.values(value)) visit(entry, enter, depth + 1);
}

const isA = (value: unknown, name: MenuClass): value is PlainObject =>
  isObject(value) && asList(value['@type']).some((type) => String(type).replace(/^.*[/#:]/, '') === name);

interface SchemaReader {
  menu(object: PlainObject): EmbeddedMenu;
  /** Sections, or else items, that no menu holds. */
  bare(root: unknown): EmbeddedMenu[];
}

function createReader(resolve: (value: unknown) => unknown): SchemaReader {
  const items = (object: PlainObject): EmbeddedItem[] =>
    asList(object.hasMenuItem ?? object.menuItems)
      .map(resolve)
      .flatMap((value) => (isObject(value) ? itemOf(value, resolve) : []));
  const sections = (object: PlainObject, depth = 0): EmbeddedSection[] =>
    asList(object.hasMenuSection)
      .map(resolve)
      .flatMap((value) => {
        if (!isObject(value) || depth > DEEPEST) return [];
        return [{ name: asText(value.name), items: items(value) }, ...sections(value, depth + 1)];
      });
  const filled = (list: readonly EmbeddedSection[]): EmbeddedSection[] =>
    list.filter((section) => section.items.length);
  return {
    menu: (object) => ({
      name: asText(object.name),
      sections: filled([{ name: null, items: items(object) }, ...sections(object)]),
    }),
    bare(root) {
      const top: EmbeddedSection[] = [];
      const loose: EmbeddedItem[] = [];
      visit(root, (object) => {
        if (isA(object, 'MenuSection')) {
          top.push({ name: asText(object.name), items: items(object) }, ...sections(object));
          return false;
        }
        if (isA(object, 'MenuItem')) loose.push(...itemOf(object, resolve));
        return !isA(object, 'MenuItem');
      });
      const all = filled([...top, { name: null, items: loose }]);
      return all.length ? [{ name: null, sections: all }] : [];
    },
  };
}

function itemOf(object: PlainObject, resolve: (value: unknown) => unknown): EmbeddedItem[] {
  const name = asText(object.name);
  if (!name) return [];
  const prices = asList(object.offers)
    .map(resolve)
    .flatMap((offer) => {
      if (!isObject(offer)) return [];
      const specification = isObject(offer.priceSpecification) ? offer.priceSpecification.price : undefined;
      const price = asPrice(offer.price) ?? asPrice(offer.lowPrice) ?? asPrice(specification);
      return price === null || price === 0 ? [] : [{ label: asText(offer.name), price }];
    });
  const own = asPrice(object.price);
  const [offer] = asList(object.offers).map(resolve);
  const currency = asText((isObject(offer) ? offer.priceCurrency : undefined) ?? object.priceCurrency);
  const diets = asList(object.suitableForDiet).map((diet) =>
    String(diet)
      .replace(/^.*[/#]/, '')
      .replace(/Diet$/, ''),
  );
  const nutrition = isObject(object.nutrition) ? asText(object.nutrition.calories) : null;
  const calories = nutrition ? /\d[\d,]*/.exec(nutrition)?.[0] : undefined;
  return [
    {
      name,
      description: asText(object.description),
      currency,
      prices: prices.length || own === null || own === 0 ? prices : [{ label: null, price: own }],
      codes: [...diets.map(dietWords), ...(calories ? [`${calories} kcal`] : [])].filter(Boolean),
    },
  ];
}

const DIETS: ReadonlyMap<string, string> = new Map([
  ['Vegetarian', 'vegetarian'],
  ['Vegan', 'vegan'],
  ['Halal', 'halal'],
  ['GlutenFree', 'gluten free'],
]);
const dietWords = (diet: string): string => DIETS.get(diet) ?? '';
