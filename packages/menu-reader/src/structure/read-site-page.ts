import { MAX_ADDRESS, MAX_LINKS, MAX_NAME, MAX_PLACES, truncate } from '@menu-data-service/menu-model/bounds';
import type { DraftDocument } from '@menu-data-service/menu-model/draft-menu';
import type { ReadSource } from '../read/read-source.ts';
import { DRAWN_BY_SCRIPT, type PageLink, type SiteFacts, type SitePage } from '../site-page.ts';
import { linkedData } from './html/embedded/lenient-json.ts';
import { markupObjects } from './html/embedded/microdata.ts';
import { asList, asText, classesOf, isObject, type PlainObject, visitObjects } from './html/embedded/plain-object.ts';
import { pageLinks } from './html/site/page-links.ts';
import { type Page, parsePage } from './html/tree.ts';

const TEXT_LENGTH = 3000;
const DOCUMENT = { title: '', base: '', links: [], places: [], isDrawnByScript: false };

const beginning = (text: string): string =>
  text
    .slice(0, 10 * TEXT_LENGTH)
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, TEXT_LENGTH);

/** @param draft recognised in it */
export function sitePage(read: ReadSource, draft: DraftDocument): SitePage {
  if (read.kind !== 'html') {
    const text = read.pages.flatMap(({ words }) => words.map((word) => word.text)).join(' ');
    return { ...DOCUMENT, kind: read.kind, draft, text: beginning(text) };
  }
  const page = parsePage(read.html);
  const { places, links } = siteData(page);
  return {
    kind: 'html',
    draft,
    title: page.dom('title').first().text().replace(/\s+/g, ' ').trim().slice(0, MAX_NAME),
    text: beginning(page.body.text),
    base: truncate(page.dom('base[href]').attr('href') ?? '', MAX_ADDRESS),
    links: [...links, ...pageLinks(page)].slice(0, MAX_LINKS),
    places,
    isDrawnByScript: draft.review.includes(DRAWN_BY_SCRIPT),
  };
}

export interface SiteData {
  readonly places: readonly SiteFacts[];
  readonly links: readonly PageLink[];
}

const PLACES =
  /^(?:Restaurant|FoodEstablishment|FastFoodRestaurant|CafeOrCoffeeShop|BarOrPub|Bakery|Brewery|Winery|Distillery|IceCreamShop|LocalBusiness|Hotel)$/;
const MAX_DEPTH = 12;
const MAX_LENGTH = 200;

/** Reads the facts of a place from the linked data of a page, or its microdata and RDFa. */
function siteData(page: Page): SiteData {
  const objects: PlainObject[] = [];
  visitObjects([...linkedData(page), ...markupObjects(page.body)], MAX_DEPTH, (object) => {
    if (classesOf(object).some((name) => PLACES.test(name))) objects.push(object);
    return true;
  });
  return {
    places: objects
      .map(factsOf)
      .filter((facts) => Object.keys(facts).length > 1)
      .slice(0, MAX_PLACES),
    links: objects.flatMap(menuLinks).slice(0, MAX_LINKS),
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
    const text = asText(value)?.slice(0, MAX_LENGTH);
    return text ? [[fact, text]] : [];
  });
  return Object.fromEntries(said);
}

function menuLinks(object: PlainObject): PageLink[] {
  return [...asList(object.hasMenu), ...asList(object.menu)].flatMap((menu) => {
    const href = isObject(menu) ? asText(menu.url ?? menu['@id']) : asText(menu);
    if (!href || href.length > MAX_ADDRESS || /\s/.test(href)) return [];
    const words = ((isObject(menu) ? asText(menu.name) : null) ?? '').slice(0, MAX_LENGTH);
    return [{ href, kind: 'link' as const, place: 'data' as const, words, heading: '' }];
  });
}
