import type { EmbeddedItem, EmbeddedMenu, EmbeddedSection } from './embedded-menu.ts';
import { asList, asPrice, asText, classesOf, isObject, type PlainObject, visitObjects } from './plain-object.ts';

const DEEPEST = 40;

/** Menus in a tree of schema.org objects (JSON-LD, microdata, RDFa); references by `@id` are followed. */
export function schemaMenus(root: unknown): EmbeddedMenu[] {
  const byId = new Map<string, PlainObject>();
  visitObjects(root, DEEPEST, (object) => {
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
  visitObjects(root, DEEPEST, (object) => {
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
        if (!isObject(value) || depth > DEEPEST) return [];
        return [{ name: asText(value.name), items: items(value) }, ...sections(value, depth + 1)];
      });
  const filled = (list: readonly EmbeddedSection[]): EmbeddedSection[] =>
    list.filter((section) => section.items.length);
  return {
    menu: (object: PlainObject): EmbeddedMenu => ({
      name: asText(object.name),
      sections: filled([{ name: null, items: items(object) }, ...sections(object)]),
    }),
    /** Sections, or else items, that no menu holds. */
    bare(root: unknown): EmbeddedMenu[] {
      const top: EmbeddedSection[] = [];
      const loose: EmbeddedItem[] = [];
      visitObjects(root, DEEPEST, (object) => {
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
      return all.length ? [{ name: null, sections: all }] : [];
    },
  };
}

function itemOf(object: PlainObject, resolve: (value: unknown) => unknown): EmbeddedItem[] {
  const name = asText(object.name);
  if (!name) return [];
  const offers = asList(object.offers).map(resolve);
  const prices = offers.filter(isObject).flatMap((offer) => {
    const specification = isObject(offer.priceSpecification) ? offer.priceSpecification.price : undefined;
    const price = asPrice(offer.price) ?? asPrice(offer.lowPrice) ?? asPrice(specification);
    return price ? [{ label: asText(offer.name), price }] : [];
  });
  const own = asPrice(object.price);
  const [first] = offers;
  const currency = asText((isObject(first) ? first.priceCurrency : undefined) ?? object.priceCurrency);
  const diets = asList(object.suitableForDiet).map((diet) => String(diet).replace(/^.*[/#]|Diet$/g, ''));
  const nutrition = isObject(object.nutrition) ? asText(object.nutrition.calories) : null;
  const calories = nutrition ? /\d[\d,]*/.exec(nutrition)?.[0] : undefined;
  return [
    {
      name,
      description: asText(object.description),
      currency,
      prices: prices.length || !own ? prices : [{ label: null, price: own }],
      codes: [...diets.flatMap((diet) => DIETS.get(diet) ?? []), ...(calories ? [`${calories} kcal`] : [])],
    },
  ];
}

const DIETS: ReadonlyMap<string, string> = new Map([
  ['Vegetarian', 'vegetarian'],
  ['Vegan', 'vegan'],
  ['Halal', 'halal'],
  ['GlutenFree', 'gluten free'],
]);
