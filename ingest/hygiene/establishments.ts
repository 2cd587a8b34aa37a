import { createReadStream } from 'node:fs';
import { Parser } from 'htmlparser2';
import { InputFailure } from '../../src/domain/errors.ts';
import { explainReadError } from '../input-file.ts';
import { jsonRows } from './json-rows.ts';

/** An establishment of an open data file of the Food Hygiene Rating Scheme: the texts of its fields, and where it begins. */
export interface Establishment {
  readonly line: number;
  readonly fields: Readonly<Record<string, string>>;
}

/** The element of an establishment, in the XML files. */
const ELEMENT = 'EstablishmentDetail';

/**
 * The establishments of a file of an authority (https://ratings.food.gov.uk/open-data), XML or JSON, one after the other.
 * @throws InputFailure where it cannot be read
 */
export async function* establishments(file: string): AsyncGenerator<Establishment> {
  const chunks = createReadStream(file, { encoding: 'utf8' }) as AsyncIterable<string>;
  try {
    if (/\.json$/i.test(file)) yield* fromJson(file, chunks);
    else yield* fromXml(chunks);
  } catch (error) {
    throw error instanceof InputFailure ? error : new InputFailure(`${file}: ${explainReadError(error as Error)}`);
  }
}

async function* fromJson(file: string, chunks: AsyncIterable<string>): AsyncGenerator<Establishment> {
  for await (const { line, text } of jsonRows(chunks)) {
    let row: Readonly<Record<string, unknown>>;
    try {
      row = JSON.parse(text) as Readonly<Record<string, unknown>>;
    } catch (error) {
      throw new InputFailure(`${file}, line ${line}: is not valid JSON (${(error as Error).message})`);
    }
    const { Geocode, ...plain } = row;
    const all = Object.entries({ ...plain, ...(Geocode as object | null) });
    yield { line, fields: Object.fromEntries(all.map(([name, value]) => [name, String(value ?? '').trim()])) };
  }
}

async function* fromXml(chunks: AsyncIterable<string>): AsyncGenerator<Establishment> {
  const ready: Establishment[] = [];
  let fields: Record<string, string> | null = null;
  let [name, line, begun] = ['', 1, 1];
  const parser = new Parser(
    {
      onopentag(tag) {
        name = tag;
        if (tag === ELEMENT) [fields, begun] = [{}, line];
      },
      ontext(text) {
        if (fields && name !== '') fields[name] = `${fields[name] ?? ''}${text}`.trimStart();
      },
      onclosetag(tag) {
        name = '';
        if (tag !== ELEMENT || !fields) return;
        ready.push({ line: begun, fields });
        fields = null;
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  for await (const chunk of chunks) {
    for (const [at, part] of chunk.split('\n').entries()) {
      if (at > 0) line++;
      parser.write(at > 0 ? `\n${part}` : part);
    }
    yield* ready.splice(0);
  }
  parser.end();
  yield* ready;
}
