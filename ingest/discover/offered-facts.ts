import { foldText } from '../../src/domain/fold-text.ts';
import { toPostcode } from '../../src/domain/postcode.ts';
import type { Restaurant } from '../../src/domain/restaurant.ts';
import type { NewFind } from '../../src/ports/discovery-store.ts';
import type { Visit } from './visit-site.ts';

/** Facts of a restaurant that its site may tell otherwise, by their names there. */
const FACTS = {
  phone: 'phoneNumber',
  street: 'street',
  city: 'city',
  postcode: 'postcode',
  cuisine: 'cuisine',
} as const;

/** The field of a restaurant that a fact is about; undefined for one that is only shown. */
export const fieldOf = (fact: string): (typeof FACTS)[keyof typeof FACTS] | undefined =>
  (FACTS as Readonly<Record<string, (typeof FACTS)[keyof typeof FACTS]>>)[fact];

/** What the site's linked data says otherwise than what is stored, to be offered to a person. A site that describes several places says nothing. */
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
  const { latitude, longitude } = own;
  const isPlace = isDegrees(latitude, 90) && isDegrees(longitude, 180) && Number(latitude) !== 0;
  return isPlace ? [...told, offered('coordinates', `${latitude},${longitude}`, '')] : told;
}

function isSame(fact: keyof typeof FACTS, value: string, before: string): boolean {
  if (fact !== 'phone') return foldText(value) === foldText(before);
  const digits = (text: string) => text.replace(/\D/g, '').slice(-9);
  return digits(value) === digits(before);
}

const isDegrees = (text: string | undefined, most: number): boolean =>
  text !== undefined && /^-?\d{1,3}(?:\.\d+)?$/.test(text.trim()) && Math.abs(Number(text)) <= most;
