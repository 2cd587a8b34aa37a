import fc from 'fast-check';
import type { OpenApiDocument, Parameter } from './openapi-document.ts';

export interface FuzzedRequest {
  readonly method: string;
  /** Path template in the document; the request may name another. */
  readonly template: string;
  /** Path and query, of characters that HTTP permits in them. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly authorized: boolean;
}

const WORDS = [
  'pie',
  'vegan curry under £10',
  'gluten free',
  'chikcen',
  'café',
  'no nuts',
  'stafford',
  'a',
  '500 kcal',
];
const NASTY = [
  ...[
    '',
    ' ',
    '%',
    '%00',
    '\u0000',
    '\n',
    '"',
    "' or 1=1 --",
    '../../etc/passwd',
    '<script>',
    '\ud800',
    '\u202e',
    '🥧',
  ],
  ...['NaN', 'Infinity', '-1', '-0', '1e9', '0x10', '9'.repeat(40), '1.5', 'null', 'undefined', '[]', '{}', 'true'],
  ...['__proto__', 'constructor', 'a'.repeat(300), 'é'.repeat(201), '((((', '*', '"'.repeat(9), '$1', '{{7*7}}'],
];
const HEADERS: Readonly<Record<string, readonly string[]>> = {
  Accept: ['*/*', 'application/json; charset=utf-8', 'text/html', 'application/json;q=0', ',;=', 'a'.repeat(500)],
  'Accept-Encoding': ['br', 'gzip', 'identity;q=0', '*;q=0', 'br;q=x', ';;;'],
  'If-None-Match': ['*', '"1"', 'W/"1-1-br"', '"', '"a", "b"'],
  'If-Modified-Since': ['Sun, 22 Nov 2099 10:00:00 GMT', 'yesterday', ''],
  'X-Request-Id': ['a', 'a-good-id-1', '../../x', 'x'.repeat(200)],
  Range: ['bytes=0-1', 'bytes=x'],
  'Content-Type': ['application/json', 'multipart/form-data'],
  Origin: ['https://elsewhere.example', 'null'],
  'X-Forwarded-For': ['1.2.3.4', ', ,', '::1'],
};
const BAD_AUTHORIZATION = [
  '',
  'Bearer',
  'Bearer  ',
  'Basic YTpi',
  'Bearer a.b.c',
  `Bearer ${'a'.repeat(5000)}`,
  'Bearer é',
];

/** Generates requests to every operation of the document: good ones, slightly wrong ones, and nonsense. */
export function arbitraryRequest(document: OpenApiDocument): fc.Arbitrary<FuzzedRequest> {
  return fc.constantFrom(...Object.keys(document.paths)).chain((template) => {
    const parameters = document.paths[template]?.get.parameters ?? [];
    return fc.record({
      method: mostly('GET', fc.constantFrom('GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'DELETE', 'PATCH')),
      template: fc.constant(template),
      target: target(template, parameters),
      headers: headers(),
      authorized: mostly(true, fc.boolean()),
    });
  });
}

function mostly<T>(usual: T, others: fc.Arbitrary<T>): fc.Arbitrary<T> {
  return fc.oneof({ weight: 9, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: others });
}

function target(template: string, parameters: readonly Parameter[]): fc.Arbitrary<string> {
  const path = parameters.find((parameter) => parameter.in === 'path');
  const id = path === undefined ? fc.constant('') : valuesOf(path);
  const inQuery = parameters.filter((parameter) => parameter.in === 'query');
  return fc
    .tuple(id, query(inQuery), mostly('', fc.constantFrom('/', '//', '/x', '%2f', ';a=b', '#')))
    .map(
      ([value, asked, tail]) => `${template.replace('{id}', encoded(value))}${tail}${asked === '' ? '' : `?${asked}`}`,
    );
}

function query(parameters: readonly Parameter[]): fc.Arbitrary<string> {
  const known = parameters.map((parameter) => valuesOf(parameter).map((value) => pair(parameter.name, value)));
  const unknown = fc.tuple(text(), text()).map(([name, value]) => pair(name, value));
  const broken = fc.constantFrom('%', '%zz=1', '&&', '=', 'search', 'search=%ff', 'a=b=c', 'limit=1&limit=2');
  const one =
    known.length === 0 ? unknown : fc.oneof(...known.map((arbitrary) => ({ weight: 4, arbitrary })), unknown, broken);
  // Without a search, a search route stops early.
  const search = parameters.find(({ name }) => name === 'search');
  const base =
    search === undefined
      ? fc.constant<string[]>([])
      : mostly(
          [pair('search', 'pie')],
          valuesOf(search).map((value) => [pair('search', value)]),
        );
  return fc.tuple(base, fc.array(one, { maxLength: 5 })).map(([first, others]) => [...first, ...others].join('&'));
}

/** Requests that wait are answered late, as they should be: these are answered at once. */
const WAITS = ['0', '-1', '1.5', 'x'];

/** Values that fit the schema, values just outside it, and text. */
function valuesOf({ name, schema = {}, example }: Parameter): fc.Arbitrary<string> {
  if (name === 'wait') return fc.constantFrom(...WAITS);
  const fitting = [...fits(schema), ...(example === undefined ? [] : [fc.constant(String(example))])];
  return fc.oneof({ weight: 4, arbitrary: fc.oneof(...fitting) }, { weight: 1, arbitrary: text() });
}

function fits({
  type,
  minimum = 0,
  maximum = 5000,
  format,
  ...rest
}: NonNullable<Parameter['schema']>): fc.Arbitrary<string>[] {
  if (rest.enum) return [fc.constantFrom(...rest.enum.map(String))];
  if (type === 'integer') return [fc.integer({ min: minimum - 1, max: maximum + 1 }).map(String)];
  if (type === 'number') return [fc.double({ min: 0, max: 2000, noNaN: true }).map((value) => value.toFixed(2))];
  if (type === 'boolean') return [fc.constantFrom('true', 'false', 'yes', '1')];
  if (format === 'uuid') return [fc.uuid()];
  return [fc.constantFrom(...WORDS), fc.constantFrom(...WORDS).map((word) => word.slice(0, 2)), text()];
}

function text(): fc.Arbitrary<string> {
  return fc.oneof(
    fc.constantFrom(...NASTY),
    fc.constantFrom(...WORDS),
    fc.string({ unit: 'grapheme', maxLength: 30 }),
    fc.string({ unit: 'binary', maxLength: 10 }),
  );
}

function headers(): fc.Arbitrary<Readonly<Record<string, string>>> {
  const one = fc
    .constantFrom(...Object.keys(HEADERS))
    .chain((name) => fc.constantFrom(...(HEADERS[name] ?? [''])).map((value) => [name, value] as const));
  const authorization = fc
    .constantFrom(...BAD_AUTHORIZATION)
    .map((value) => [['Authorization', latin1(value)] as const]);
  return fc
    .tuple(fc.array(one, { maxLength: 3 }), mostly<(readonly [string, string])[]>([], authorization))
    .map(([some, bad]) => Object.fromEntries([...some, ...bad]));
}

const latin1 = (value: string) => Buffer.from(value, 'utf8').toString('latin1');
const pair = (name: string, value: string) => `${encoded(name)}=${encoded(value)}`;

/** URL encoding; a lone surrogate cannot be encoded and becomes a broken sequence. */
function encoded(value: string): string {
  return value.isWellFormed() ? encodeURIComponent(value) : '%ed%a0%80';
}
