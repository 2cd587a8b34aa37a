import { choicesOf, type Schema } from '../clients/schema.ts';

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly explode?: boolean;
  readonly schema?: Schema;
}

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema?: Schema }>>;
}

interface Operation {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: Content & { readonly required?: boolean };
  readonly responses?: Readonly<Record<string, Content>>;
}

/** An OpenAPI document, as far as it is looked at. */
export interface OpenApiDocument {
  readonly paths?: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components?: { readonly schemas?: Readonly<Record<string, Schema>> };
}

const METHODS = ['get', 'put', 'post', 'delete', 'patch'] as const;

/** Who reads what a schema describes: an answer may tell more and a request may take more, and neither less. */
type Side = 'answer' | 'request';

/**
 * What in a later OpenAPI document breaks clients of an earlier one, a line for each: what is gone, newly required, of another type, or
 * narrower than it was. Something more is no break, nor are further values of an enum in answers.
 */
export function breakingChanges(earlier: OpenApiDocument, later: OpenApiDocument): string[] {
  return Object.entries(earlier.paths ?? {}).flatMap(([path, operations]) =>
    METHODS.flatMap((method) => {
      const [before, after] = [operations[method], later.paths?.[path]?.[method]];
      if (!before) return [];
      const place = `${method.toUpperCase()} ${path}`;
      return after ? operationBreaks(place, before, after, createCompare(earlier, later)) : [`${place}: is gone`];
    }),
  );
}

type Compare = (place: string, before: Schema, after: Schema, side: Side) => string[];

function operationBreaks(place: string, before: Operation, after: Operation, compare: Compare): string[] {
  const keyOf = (one: Parameter) => `${one.in} ${one.name}`;
  const now = new Map((after.parameters ?? []).map((one) => [keyOf(one), one]));
  const was = new Map((before.parameters ?? []).map((one) => [keyOf(one), one]));
  const parameters = [...was].flatMap(([key, one]) => {
    const other = now.get(key);
    if (!other) return [`${place}: parameter ${one.name} is gone`];
    const required = other.required && !one.required ? [`${place}: parameter ${one.name} is required now`] : [];
    return [...required, ...compare(`${place}: parameter ${one.name}`, asSent(one), asSent(other), 'request')];
  });
  const added = [...now]
    .filter(([key, { required }]) => required && !was.has(key))
    .map(([, { name }]) => `${place}: parameter ${name} is new and required`);
  const body = contentBreaks(`${place}: body`, before.requestBody, after.requestBody, 'request', compare);
  const newBody = after.requestBody?.required && !before.requestBody ? [`${place}: a body is required now`] : [];
  const answers = Object.entries(before.responses ?? {})
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([status, answer]) => {
      const other = after.responses?.[status];
      if (!other) return [`${place}: ${status} is gone`];
      return contentBreaks(`${place}: ${status}`, answer, other, 'answer', compare);
    });
  return [...parameters, ...added, ...newBody, ...body, ...answers];
}

/** A list with commas between its words is sent as one text is. */
function asSent({ schema = {}, explode }: Parameter): Schema {
  return schema.type === 'array' && explode === false ? schema.items || {} : schema;
}

function contentBreaks(
  place: string,
  before: Content | undefined,
  after: Content | undefined,
  side: Side,
  compare: Compare,
): string[] {
  return Object.entries(before?.content ?? {}).flatMap(([type, { schema = {} }]) => {
    const other = after?.content?.[type];
    return other ? compare(place, schema, other.schema ?? {}, side) : [`${place}: ${type} is gone`];
  });
}

function createCompare(earlier: OpenApiDocument, later: OpenApiDocument): Compare {
  // Each pair of named schemas once a path, or a schema that holds itself would have no end.
  const compare = (place: string, one: Schema, other: Schema, side: Side, seen: readonly string[]): string[] => {
    const pair = `${one.$ref} ${other.$ref}`;
    if (one.$ref && seen.includes(pair)) return [];
    const [before, after] = [resolved(earlier, one), resolved(later, other)];
    const deeper = [...seen, pair];
    const below = (name: string, a: Schema, b: Schema) => compare(`${place}${name}`, a, b, side, deeper);
    return [
      ...variantBreaks(place, before, after, side, (a, b) => compare(place, a, b, side, deeper)),
      ...typeBreaks(place, before, after, side),
      ...valueBreaks(place, before, after, side),
      ...propertyBreaks(place, before, after, side, below),
      ...(before.items && after.items ? below('[]', before.items, after.items) : []),
    ];
  };
  return (place, before, after, side) => compare(place, before, after, side, []);
}

function resolved(document: OpenApiDocument, schema: Schema): Schema {
  const name = /^#\/components\/schemas\/(.+)$/.exec(schema.$ref ?? '')?.[1];
  return name === undefined ? schema : (document.components?.schemas?.[name] ?? {});
}

/** Of the narrower side each variant needs one on the other side that does not break it. */
function variantBreaks(
  place: string,
  before: Schema,
  after: Schema,
  side: Side,
  compare: (before: Schema, after: Schema) => string[],
): string[] {
  const [was, is] = [choicesOf(before) ?? [], choicesOf(after) ?? []];
  if (was.length === 0 && is.length === 0) return [];
  if (was.length === 0 || is.length === 0) return [`${place}: is one of several forms now, or no longer`];
  const lost = was.filter((one) => !is.some((other) => compare(one, other).length === 0));
  const nullable = (list: readonly Schema[]) => list.some(({ type }) => type === 'null');
  const mayBeNull = side === 'answer' && nullable(is) && !nullable(was) ? [`${place}: may be null now`] : [];
  return [...lost.map(() => `${place}: one of its forms is gone or changed`), ...mayBeNull];
}

function typeBreaks(place: string, before: Schema, after: Schema, side: Side): string[] {
  const [was, is] = [before, after].map(({ type = [] }) => (typeof type === 'string' ? [type] : [...type]));
  if (!was || !is || was.length === 0) return [];
  const fits = (given: readonly string[], taken: readonly string[]) =>
    given.every((type) => taken.includes(type) || (type === 'integer' && taken.includes('number')));
  const isFine = side === 'answer' ? fits(is, was) && is.length > 0 : is.length === 0 || fits(was, is);
  return isFine ? [] : [`${place}: was ${was.join(' or ')}, is ${is.join(' or ') || 'anything'}`];
}

function valueBreaks(place: string, before: Schema, after: Schema, side: Side): string[] {
  const values = ({ enum: list, const: only }: Schema): readonly unknown[] | undefined =>
    list ?? (only === undefined ? undefined : [only]);
  const [was, is] = [values(before), values(after)];
  const gone = is && (was ?? []).filter((value) => !is.includes(value));
  const narrowed = side === 'request' && is && !was ? [`${place}: takes certain values only now`] : [];
  const isRaised = (one = Number.NEGATIVE_INFINITY, other = Number.NEGATIVE_INFINITY) => other > one;
  const isLowered = (one = Number.POSITIVE_INFINITY, other = Number.POSITIVE_INFINITY) => other < one;
  const bounds = [
    isRaised(before.minimum, after.minimum) && `${place}: its minimum was raised`,
    isLowered(before.maximum, after.maximum) && `${place}: its maximum was lowered`,
    isLowered(before.maxLength, after.maxLength) && `${place}: it must be shorter`,
  ].filter((said) => said !== false);
  return [
    ...(gone ?? []).map((value) => `${place}: the value ${value} is gone`),
    ...narrowed,
    ...(side === 'request' ? bounds : []),
  ];
}

function propertyBreaks(
  place: string,
  before: Schema,
  after: Schema,
  side: Side,
  compare: (name: string, before: Schema, after: Schema) => string[],
): string[] {
  const [was, is] = [before.properties ?? {}, after.properties ?? {}];
  const kept = Object.entries(was).flatMap(([name, schema]) => {
    const other = is[name];
    return other ? compare(`.${name}`, schema, other) : [`${place}.${name}: is gone`];
  });
  const [wasRequired, isRequired] = [before.required ?? [], after.required ?? []];
  const moved =
    side === 'answer'
      ? wasRequired
          .filter((name) => name in is && !isRequired.includes(name))
          .map((name) => `${place}.${name}: may be missing now`)
      : isRequired.filter((name) => !wasRequired.includes(name)).map((name) => `${place}.${name}: is required now`);
  return [...kept, ...moved];
}
