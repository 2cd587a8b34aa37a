import type { RouterContext } from '@koa/router';
import { z } from 'zod';
import { isKnownPlace } from '../../domain/place.ts';
import type { RestaurantDetail } from '../../domain/restaurant.ts';
import { acceptedType } from '../../http/accepts-json.ts';
import { sendWithContentTag } from '../../http/send-tagged.ts';
import { LD_TYPE } from '../menus/menu-ld.ts';
import { asOfParameter } from '../menus/menu-schema.ts';
import type { FromDatabase } from '../shared/api-deps.ts';
import { readRestaurantId } from '../shared/identifiers.ts';
import { restaurantNotFound } from '../shared/not-found.ts';
import { pageShape } from '../shared/paging.ts';
import { parseQuery } from '../shared/parse-query.ts';
import { guidSchema, idSchema } from '../shared/values.ts';

const cuisine = z
  .string()
  .meta({ description: 'Cuisine, or kind of establishment if the cuisine is not clear.', example: 'Oatcake shop' });

export const restaurantSummarySchema = z
  .strictObject({
    id: guidSchema,
    name: z.string(),
    location: z.string().meta({ description: 'City and postcode in one string.', example: 'Leek ST13 5AA' }),
    activeMenus: z.int().min(0).meta({ description: 'Number of menus in their latest version; may be 0.' }),
    cuisine,
  })
  .meta({ id: 'RestaurantSummary' });

export const restaurantPageSchema = z
  .strictObject({
    items: z.array(restaurantSummarySchema),
    ...pageShape('Number of restaurants that match.'),
  })
  .meta({ id: 'RestaurantPage' });

export const restaurantQuerySchema = z.object({ asOf: asOfParameter });
const restaurantFields = {
  id: guidSchema,
  name: z.string(),
  phoneNumber: z.string(),
  cuisine,
  street: z.string(),
  city: z.string(),
  postcode: z.string(),
  country: z.string(),
  latitude: z.number().meta({ description: 'Degrees of WGS 84; 0, as longitude, where the place is not known.' }),
  longitude: z
    .number()
    .meta({ description: 'Degrees of WGS 84, east of Greenwich; 0, as latitude, where the place is not known.' }),
};

export const restaurantSchema = z.strictObject(restaurantFields).meta({ id: 'Restaurant' });

export const restaurantDetailSchema = z
  .strictObject({
    ...restaurantFields,
    menus: z.array(
      z
        .strictObject({ id: idSchema, version: z.int().min(1), name: z.string() })
        .meta({ id: 'MenuReference', description: 'Latest version of one menu.' }),
    ),
  })
  .meta({ id: 'RestaurantDetail' });

function presentRestaurantDetail(restaurant: RestaurantDetail): z.output<typeof restaurantDetailSchema> {
  const { id, name, phoneNumber, cuisine, street, city, postcode, country, latitude, longitude } = restaurant;
  const menus = restaurant.menus.map((menu) => ({ id: menu.id, version: menu.version, name: menu.name }));
  return { id, name, phoneNumber, cuisine, street, city, postcode, country, latitude, longitude, menus };
}

/** The restaurant in the terms of schema.org, with country codes and international telephone numbers. */
export function restaurantLd(restaurant: RestaurantDetail, baseUrl: string): object {
  const { id, name, cuisine, street, city, postcode, country, phoneNumber, menus, latitude, longitude } = restaurant;
  const code = countryCode(country);
  const pages = menus.map((menu) => ({ '@type': 'Menu', name: menu.name, url: `${baseUrl}/menus/${menu.id}` }));
  const page = `${baseUrl}/restaurants/${id}`;
  const [only, ...others] = pages;
  const telephone = code === 'GB' ? phoneNumber.replace(/^0/, '+44 ') : phoneNumber;
  const address = {
    streetAddress: street,
    addressLocality: city,
    postalCode: postcode,
    addressCountry: code ?? country,
  };
  const known = Object.fromEntries(Object.entries(address).filter(([, value]) => value !== ''));
  return {
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    '@id': page,
    name,
    url: page,
    address: { '@type': 'PostalAddress', ...known },
    ...(isKnownPlace(restaurant) && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
    ...(cuisine !== '' && { servesCuisine: cuisine }),
    ...(telephone !== '' && { telephone }),
    ...(only && { menu: others.length === 0 ? only.url : page }),
    hasMenu: pages,
  };
}

/** GET /v1/restaurants/{id}: one restaurant with the latest version of each of its menus, or those of another moment. */
export function restaurantRoute(deps: FromDatabase<'restaurants' | 'baseUrl'>) {
  return async (ctx: RouterContext): Promise<void> => {
    const type = acceptedType(ctx, ['application/json', LD_TYPE]);
    const { query } = parseQuery(restaurantQuerySchema, ctx);
    const id = readRestaurantId(ctx.params.id);
    const restaurant = await deps.guard(() => deps.restaurants.detail(id, query.asOf));
    if (!restaurant) throw restaurantNotFound(id);
    deps.data.revalidate(ctx, [], ['Accept']);
    if (type === LD_TYPE) await sendWithContentTag(ctx, restaurantLd(restaurant, deps.baseUrl), LD_TYPE);
    else await sendWithContentTag(ctx, presentRestaurantDetail(restaurant));
  };
}

const NAMES = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Parts of the United Kingdom, which have no codes of their own. */
const PARTS = ['england', 'scotland', 'wales', 'northern ireland'].map((name) => [name, 'GB'] as const);

const CODES = new Map<string, string>([
  ...LETTERS.flatMap((one) => LETTERS.map((other) => one + other)).flatMap((code) => {
    const name = NAMES.of(code);
    return name === undefined ? [] : [[name.toLowerCase(), code] as const];
  }),
  ...PARTS,
  ['united kingdom', 'GB'],
]);

/** ISO 3166-1 code of a country by its English name; undefined if unknown. */
const countryCode = (name: string): string | undefined => CODES.get(name.trim().toLowerCase());
