import { createReadStream } from 'node:fs';
import { Parser } from 'htmlparser2';
import { InputFailure } from '../../domain/errors.ts';
import { explainReadError } from '../input-file.ts';

/** An establishment of an open data file of the Food Hygiene Rating Scheme: the texts of its fields, and its first line. */
export interface Establishment {
  readonly line: number;
  readonly fields: Readonly<Record<string, string>>;
}

const ELEMENT = 'EstablishmentDetail';

/**
 * Reads the establishments of an authority's file (https://ratings.food.gov.uk/open-data), XML or JSON, one at a time.
 * @throws InputFailure if it cannot be read
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

export interface TextRow {
  readonly line: number;
  readonly text: string;
}

/**
 * Extracts the objects of any list in a JSON text, so that a file of any size is read a row at a time. Invalid JSON is found when a row is
 * parsed.
 */
async function* jsonRows(chunks: AsyncIterable<string>): AsyncGenerator<TextRow> {
  const scan = createScanner();
  let [row, line, begun, inRow] = ['', 1, 0, false];
  for await (const chunk of chunks) {
    let from = 0;
    for (let at = 0; at < chunk.length; at++) {
      const sign = chunk[at] as string;
      if (sign === '\n') line++;
      const event = scan(sign);
      if (event === 'begins') [begun, from, inRow] = [line, at, true];
      if (event !== 'ends') continue;
      yield { line: begun, text: row + chunk.slice(from, at + 1) };
      [row, inRow] = ['', false];
    }
    if (inRow) row += chunk.slice(from);
  }
}

/** Scans a JSON text character by character and tells where an object of a list begins and ends. */
function createScanner(): (sign: string) => 'begins' | 'ends' | null {
  const open: string[] = [];
  let string: 'no' | 'yes' | 'escaped' = 'no';
  /** Open brackets in the current row; 0 outside of one. */
  let depth = 0;

  function inString(sign: string): null {
    if (string === 'escaped') string = 'yes';
    else if (sign === '\\') string = 'escaped';
    else if (sign === '"') string = 'no';
    return null;
  }
  function opened(sign: string) {
    const begins = depth === 0 && sign === '{' && open.at(-1) === '[';
    open.push(sign);
    if (begins) depth = open.length;
    return begins ? 'begins' : null;
  }
  function closed() {
    const ends = depth > 0 && open.length === depth;
    open.pop();
    if (ends) depth = 0;
    return ends ? 'ends' : null;
  }
  return (sign) => {
    if (string !== 'no') return inString(sign);
    if (sign === '"') string = 'yes';
    if (sign === '{' || sign === '[') return opened(sign);
    return sign === '}' || sign === ']' ? closed() : null;
  };
}
