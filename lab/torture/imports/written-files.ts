import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { FIRST_WORDS, TOWNS } from '@menu-data-service/invented-menus/place';

const AREAS = 'B BA BB BS CV CW DE DN DY GL HR HX LE LN NG NN OX PE SK ST SY TF WR WS WV'.split(' ');
const DISTRICTS = 17;
const SECTORS = 10;
const LETTERS = 'ABDEFGHJLNPQRSTUWXYZ';
const UNITS = LETTERS.length ** 2;
export const ALL_POSTCODES = AREAS.length * DISTRICTS * SECTORS * UNITS;

const HOUSES = ['Arms', 'Kitchen', 'Spice', 'Grill', 'Tandoori', 'Pizzeria', 'Fish Bar', 'Bakery', 'Noodle House'];
const NEIGHBOURS = 4;

/** The postcode with this number, spread so that consecutive numbers are far apart. */
function postcodeAt(number: number): string {
  const [unit, sector] = [number % UNITS, Math.floor(number / UNITS) % SECTORS];
  const rest = Math.floor(number / UNITS / SECTORS);
  const letters = `${LETTERS[unit % LETTERS.length]}${LETTERS[Math.floor(unit / LETTERS.length)]}`;
  return `${AREAS[rest % AREAS.length]}${1 + Math.floor(rest / AREAS.length)} ${sector}${letters}`;
}

/** Another spelling of the name of the establishment with this number: unique within a postcode. */
export const nameAt = (number: number, ending = ''): string =>
  `${FIRST_WORDS[number % FIRST_WORDS.length]} ${HOUSES[number % HOUSES.length]}${ending}`;

const write = (file: string, lines: Iterable<string>): Promise<void> =>
  pipeline(Readable.from(lines), createWriteStream(file));

/** Writes a CSV file of restaurants: every tenth establishment, in another spelling, with its postcode. */
export function writeRestaurants(file: string, establishments: number): Promise<void> {
  return write(
    file,
    (function* () {
      yield 'name,city,postcode\n';
      for (let at = 0; at < establishments; at += 10)
        yield `The ${nameAt(at)},${TOWNS[at % TOWNS.length]},${postcodeAt(Math.floor(at / NEIGHBOURS))}\n`;
    })(),
  );
}

/**
 * Writes a file of the Food Hygiene Rating Scheme with all fields.
 * @param newer every hundredth has a new owner with another name
 */
export function writeEstablishments(file: string, establishments: number, newer = false): Promise<void> {
  return write(
    file,
    (function* () {
      yield '<?xml version="1.0"?>\n<FHRSEstablishment><Header></Header><EstablishmentCollection>\n';
      for (let at = 0; at < establishments; at++)
        yield establishment(at, newer && at % 100 === 0 ? ' and Sons' : ' Ltd');
      yield '</EstablishmentCollection></FHRSEstablishment>\n';
    })(),
  );
}

function establishment(at: number, ending: string): string {
  const fields = {
    ...{ FHRSID: at + 1, LocalAuthorityBusinessID: `PI/${at}`, BusinessName: nameAt(at, ending) },
    ...{ BusinessType: 'Restaurant/Cafe/Canteen', BusinessTypeID: 1, AddressLine1: `${1 + (at % 200)} High Street` },
    ...{ AddressLine2: TOWNS[at % TOWNS.length], AddressLine3: 'Staffordshire', AddressLine4: '' },
    ...{ PostCode: postcodeAt(Math.floor(at / NEIGHBOURS)), RatingValue: 5, RatingKey: 'fhrs_5_en-GB' },
    ...{ RatingDate: '2026-03-14', LocalAuthorityCode: 270, LocalAuthorityName: 'Stafford', SchemeType: 'FHRS' },
  };
  const elements = Object.entries(fields).map(([name, value]) => `<${name}>${value}</${name}>`);
  // One in three has no coordinates.
  const place = `<Longitude>-${1 + (at % 9000) / 1e4}</Longitude><Latitude>${52 + (at % 7000) / 1e4}</Latitude>`;
  return `<EstablishmentDetail>\n${elements.join('\n')}\n<Geocode>${at % 3 === 0 ? '' : place}</Geocode>\n</EstablishmentDetail>\n`;
}

/** Writes postcodes in the form of Code-Point Open. */
export function writePostcodes(file: string, postcodes: number): Promise<void> {
  return write(
    file,
    (function* () {
      for (let at = 0; at < postcodes; at++)
        yield `"${postcodeAt(at)}",10,${350_000 + (at % 200_000)},${250_000 + (at % 190_000)},"E92000001","","E18000005","E06000001","E05000001",""\n`;
    })(),
  );
}
