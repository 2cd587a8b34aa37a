import { foldText } from '@menu-data-service/menu-model/fold-text';
import { isKnownPlace, type Place, toPlace } from '../../domain/place.ts';
import { toPostcode } from '../../domain/postcode.ts';
import type { Restaurant } from '../../domain/restaurant.ts';
import type { NewFind } from '../../ports/discovery-store.ts';
import type { Visit } from './visit.ts';

const FACTS = {
  phone: 'phoneNumber',
  street: 'street',
  city: 'city',
  postcode: 'postcode',
  cuisine: 'cuisine',
} as const;

/** The fact of the place: latitude and longitude, with a comma. */
export const COORDINATES = 'coordinates';

export const fieldOf = (fact: string): (typeof FACTS)[keyof typeof FACTS] | undefined =>
  (FACTS as Readonly<Record<string, (typeof FACTS)[keyof typeof FACTS]>>)[fact];

/** Facts in the site's linked data that differ from the stored ones, to offer to a person. A site that describes several places offers none. */
export function offeredFacts(restaurant: Restaurant, { facts }: Visit): readonly NewFind[] {
  const said = new Map(facts.map(({ page, ...place }) => [JSON.stringify(place), { ...place, page }]));
  const [own, ...others] = said.values();
  if (own === undefined || others.length > 0) return [];
  const offered = (fact: string, value: string, before: string): NewFind => ({
    ...{ kind: 'fact' as const, subject: `${fact}: ${value}`, state: 'open' as const },
    details: { fact, value, before, page: own.page },
  });
  const told = (Object.keys(FACTS) as (keyof typeof FACTS)[]).flatMap((fact) => {
    const value = own[fact];
    const before = restaurant[FACTS[fact]];
    if (value === undefined || isSame(fact, value, before)) return [];
    return fact === 'postcode' && toPostcode(value, restaurant.country) === null ? [] : [offered(fact, value, before)];
  });
  const place = toPlace(own.latitude ?? '', own.longitude ?? '');
  const isNews = place !== null && isKnownPlace(place) && !isNear(place, restaurant);
  if (!isNews) return told;
  const before = isKnownPlace(restaurant) ? `${restaurant.latitude},${restaurant.longitude}` : '';
  return [...told, offered(COORDINATES, `${place.latitude},${place.longitude}`, before)];
}

/** About a kilometre: anything nearer is the same place, known from elsewhere. */
const NEAR_DEGREES = 0.01;

const isNear = (one: Place, other: Place): boolean =>
  Math.hypot(one.latitude - other.latitude, one.longitude - other.longitude) < NEAR_DEGREES;

function isSame(fact: keyof typeof FACTS, value: string, before: string): boolean {
  if (fact !== 'phone') return foldText(value) === foldText(before);
  const digits = (text: string) => text.replace(/\D/g, '').slice(-9);
  return digits(value) === digits(before);
}
