import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import proj4 from 'proj4';
import { openPromise, type ZipFile } from 'yauzl';
import { InputFailure } from '../../domain/errors.ts';
import { isKnownPlace, notAPlace, type Place, rounded, toPlace } from '../../domain/place.ts';
import { toPostcode } from '../../domain/postcode.ts';
import type { PostcodePlace } from '../../ports/place-store.ts';
import { explainReadError } from '../input-file.ts';

/** Magic bytes of a zip file (APPNOTE 4.3.7). */
const ZIP = Buffer.from('PK\x03\x04', 'latin1');

/** The data of both directories are under Data; other files explain them, and `multi_csv` repeats all. */
// recheck-ignore: the operator chooses the archive
const DATA = /(?:^|\/)data\/(?!.*multi_csv\/).*\.csv$/i;

export interface NamedStream {
  readonly name: string;
  readonly bytes: Readable;
}

/** The CSV files of a file: itself, or the data files of a zip in order. @throws InputFailure if it cannot be read or holds none */
async function* csvStreams(file: string): AsyncGenerator<NamedStream> {
  try {
    if (await isZip(file)) yield* zipped(file, await openPromise(file));
    else yield { name: file, bytes: createReadStream(file) };
  } catch (error) {
    throw error instanceof InputFailure ? error : new InputFailure(`${file}: ${explainReadError(error as Error)}`);
  }
}

async function isZip(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(ZIP.length), 0, ZIP.length, 0);
    return buffer.subarray(0, bytesRead).equals(ZIP);
  } finally {
    await handle.close();
  }
}

async function* zipped(file: string, zip: ZipFile): AsyncGenerator<NamedStream> {
  let found = false;
  for await (const entry of zip.eachEntry()) {
    if (!DATA.test(entry.fileName)) continue;
    found = true;
    yield { name: `${file}: ${entry.fileName}`, bytes: await zip.openReadStreamPromise(entry) };
  }
  if (!found) throw new InputFailure(`${file}: holds no data; expected CSV files in a folder "Data"`);
}

/**
 * The National Grid of Great Britain: transverse Mercator on the Airy ellipsoid, and the seven parameters from OSGB36 to WGS 84 (Ordnance
 * Survey, "A guide to coordinate systems in Great Britain", sections 6.6 and 7 and annex A). Accurate to about 5 m.
 */
const NATIONAL_GRID =
  '+proj=tmerc +lat_0=49 +lon_0=-2 +k=0.9996012717 +x_0=400000 +y_0=-100000 +ellps=airy ' +
  '+towgs84=446.448,-125.157,542.06,0.15,0.247,0.842,-20.489 +units=m +no_defs';

const toWgs84 = proj4(NATIONAL_GRID, 'WGS84');

/** Converts a grid reference, in metres east and north of the origin of the National Grid. */
export function placeOfGridReference(eastings: number, northings: number): Place {
  const [longitude, latitude] = toWgs84.forward([eastings, northings]) as [number, number];
  return rounded({ latitude, longitude });
}

/** ONS value for a postcode without a grid reference. */
const NO_LATITUDE = '99.999999';

type Row = readonly string[];
/** Null: the row has no place. @throws Error that says what is wrong with the row */
type ReadRow = (row: Row) => PostcodePlace | null;

/**
 * Reads the postcodes of Code-Point Open or the ONS postcode directory, as a zip or as CSV, or of any CSV with the columns postcode,
 * latitude and longitude.
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

/** Code-Point Open has no header: postcode, quality, eastings, northings; 0,0 (quality 90) without a reference. */
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
