import { isKnownPlace, toPlace } from '../../domain/place.ts';
import { notAPostcode, toPostcode } from '../../domain/postcode.ts';
import type { OutsideRestaurant } from '../../ports/outside-store.ts';
import type { Establishment } from './establishments.ts';

export const USUAL_KINDS: readonly string[] = [
  'Restaurant/Cafe/Canteen',
  'Pub/bar/nightclub',
  'Takeaway/sandwich shop',
];

/** Counties come last in addresses, after the town, and not in all of them. */
const COUNTY =
  /(?:shire|^(?:county )?durham|^(?:east |west )?sussex|^(?:north |south |east |west )yorkshire|^(?:west )?midlands|^kent|^essex|^surrey|^norfolk|^suffolk|^devon|^cornwall|^dorset|^somerset|^rutland|^merseyside|^cumbria|^northumberland|^tyne (?:and|&) wear|^greater (?:london|manchester)|^isle of wight|^(?:mid |south |west )?glamorgan|^gwent|^gwynedd|^powys|^dyfed|^clwyd|^fife|^england|^wales|^scotland|^united kingdom|^uk)$/i;

/** The restaurant of an establishment, with its id in the scheme. @returns a text that says what is wrong if it is not one */
export function hygieneRow({ fields }: Establishment): OutsideRestaurant | string {
  const { FHRSID = '', BusinessName = '', BusinessType = '', PostCode = '' } = fields;
  const name = BusinessName.trim();
  const postcode = toPostcode(PostCode, '');
  const lines = [1, 2, 3, 4].map((at) => (fields[`AddressLine${at}`] ?? '').trim()).filter((line) => line !== '');
  const withoutCounty = lines.filter((line, at) => at === 0 || !COUNTY.test(line));
  const city = withoutCounty.length > 1 ? withoutCounty.pop() : fields.LocalAuthorityName;
  const wrong = [
    ...(/^\d+$/.test(FHRSID) ? [] : [`FHRSID "${FHRSID}" is no number`]),
    ...(name === '' ? ['BusinessName is empty'] : []),
    ...(postcode === null ? [`PostCode ${notAPostcode(PostCode)}`] : []),
    ...(city ? [] : ['the address has no town']),
  ];
  if (wrong.length > 0 || postcode === null || !city) return wrong.join('; ');
  const place = toPlace(fields.Latitude ?? '', fields.Longitude ?? '');
  return {
    outsideId: `fhrs:${FHRSID}`,
    facts: {
      ...{ name, phoneNumber: '', cuisine: BusinessType === 'Pub/bar/nightclub' ? 'Pub' : '' },
      ...{ street: withoutCounty.join(', '), city, postcode, country: 'United Kingdom' },
      ...(place && isKnownPlace(place) && { place: { ...place, source: 'hygiene file' } }),
    },
  };
}
