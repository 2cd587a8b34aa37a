import { parse } from 'csv-parse';
import { InputFailure } from '../../src/domain/errors.ts';
import { isKnownPlace, notAPlace, toPlace } from '../../src/domain/place.ts';
import { toPostcode } from '../../src/domain/postcode.ts';
import type { PostcodePlace } from '../../src/ports/place-store.ts';
import { csvStreams, type NamedStream } from './csv-streams.ts';
import { placeOfGridReference } from './grid-reference.ts';

/** How the ONS writes that a postcode has no grid reference. */
const NO_LATITUDE = '99.999999';

type Row = readonly string[];
/** Null: the row says nothing of a place. @throws Error that says what is wrong with the row */
type ReadRow = (row: Row) => PostcodePlace | null;

/**
 * The postcodes of Code-Point Open or the ONS postcode directory, as a zip or as CSV, or of any CSV with the columns postcode, latitude
 * and longitude.
 * @throws InputFailure that names the row and what is wrong with it
 */
export async function* postcodeRows(file: string): AsyncGenerator<PostcodePlace> {
  for await (const stream of csvStreams(file)) yield* placesOf(stream);
}

async function* placesOf({ name, bytes }: NamedStream): AsyncGenerator<PostcodePlace> {
  const parser = parse({ bom: true, trim: true, skip_empty_lines: true });
  bytes.on('error', (error) => parser.destroy(error)).pipe(parser);
  let read: ReadRow | null = null;
  let at = 0;
  try {
    for await (const row of parser as AsyncIterable<Row>) {
      at++;
      const header: ReadRow | null = at === 1 ? readerOf(row) : null;
      read ??= header ?? codePoint;
      const place = header ? null : read(row);
      if (place) yield place;
    }
  } catch (error) {
    throw new InputFailure(`${name}, row ${at}: ${(error as Error).message}`);
  }
}

/** How rows under this header are read; null where it is no header. */
function readerOf(header: Row): ReadRow | null {
  const at = (...names: readonly string[]) => header.findIndex((name) => names.includes(name.toLowerCase()));
  const [postcode, latitude, longitude] = [at('pcds', 'postcode'), at('lat', 'latitude'), at('long', 'longitude')];
  if (Math.min(postcode, latitude, longitude) < 0) return null;
  return (row) => {
    const [north = '', east = ''] = [row[latitude], row[longitude]];
    if (north === '' || north === NO_LATITUDE) return null;
    const place = toPlace(north, east);
    if (place === null) throw new Error(notAPlace(north, east));
    return isKnownPlace(place) ? { postcode: ukPostcode(row[postcode]), ...place } : null;
  };
}

/** Code-Point Open has no header: postcode, quality, eastings, northings; 0,0 (quality 90) where there is no reference. */
const codePoint: ReadRow = ([code, , eastings = '', northings = '']) => {
  const postcode = ukPostcode(code);
  if (!/^\d+$/.test(eastings) || !/^\d+$/.test(northings))
    throw new Error(`"${eastings}", "${northings}" is no grid reference; expected eastings and northings in metres`);
  return eastings === '0' ? null : { postcode, ...placeOfGridReference(Number(eastings), Number(northings)) };
};

function ukPostcode(text = ''): string {
  const postcode = toPostcode(text, '');
  if (postcode !== null) return postcode;
  throw new Error(
    `"${text}" is not a UK postcode; expected Code-Point Open, the ONS postcode directory, or columns postcode, latitude, longitude`,
  );
}
