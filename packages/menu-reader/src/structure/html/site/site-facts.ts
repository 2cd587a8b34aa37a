import type { PageLink, SiteFacts } from '../../../site-page.ts';
import { linkedData } from '../embedded/lenient-json.ts';
import { markupObjects } from '../embedded/microdata.ts';
import { asList, asText, classesOf, isObject, type PlainObject, visitObjects } from '../embedded/plain-object.ts';
import type { Page } from '../tree.ts';

export interface SiteData {
  /** Of each place that the page describes; a chain describes several. */
  readonly places: readonly SiteFacts[];
  /** What it names as its menu. */
  readonly links: readonly PageLink[];
}

const PLACES =
  /^(?:Restaurant|FoodEstablishment|FastFoodRestaurant|CafeOrCoffeeShop|BarOrPub|Bakery|Brewery|Winery|Distillery|IceCreamShop|LocalBusiness|Hotel)$/;
const DEEPEST = 12;
const LONGEST = 200;

/** Reads what the linked data of a page, or its microdata and RDFa, say of the place. */
export function siteData(page: Page): SiteData {
  const objects: PlainObject[] = [];
  visitObjects([...linkedData(page), ...markupObjects(page.body)], DEEPEST, (object) => {
    if (classesOf(object).some((name) => PLACES.test(name))) objects.push(object);
    return true;
  });
  return {
    places: objects.map(factsOf).filter((facts) => Object.keys(facts).length > 1),
    links: objects.flatMap(menuLinks),
  };
}

function factsOf(object: PlainObject): SiteFacts {
  const address = asList(object.address).find(isObject);
  const geo = asList(object.geo).find(isObject);
  const given = {
    name: object.name,
    phone: object.telephone,
    street: address?.streetAddress,
    city: address?.addressLocality,
    postcode: address?.postalCode,
    cuisine: asList(object.servesCuisine).map(asText).filter(Boolean).join(', '),
    latitude: geo?.latitude,
    longitude: geo?.longitude,
  };
  const said = Object.entries(given).flatMap(([fact, value]) => {
    const text = asText(value)?.slice(0, LONGEST);
    return text ? [[fact, text]] : [];
  });
  return Object.fromEntries(said);
}

function menuLinks(object: PlainObject): PageLink[] {
  return [...asList(object.hasMenu), ...asList(object.menu)].flatMap((menu) => {
    const href = isObject(menu) ? asText(menu.url ?? menu['@id']) : asText(menu);
    if (!href || /\s/.test(href)) return [];
    const words = (isObject(menu) ? asText(menu.name) : null) ?? '';
    return [{ href, kind: 'link' as const, place: 'data' as const, words, heading: '' }];
  });
}
