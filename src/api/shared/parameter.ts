import { z } from 'zod';
import type { oas31 } from 'zod-openapi';
import { toGuid } from '../../domain/guid.ts';

export class Unreadable {
  readonly message: string;
  readonly code: string;

  constructor(message: string, code = 'invalid_parameter') {
    this.message = message;
    this.code = code;
  }
}

/** A query parameter: parses the text of the query, and OpenAPI shows the value. (z.coerce reads "" as 0 and "false" as true.) */
export function parameter<T>(
  description: string,
  openapi: oas31.SchemaObject,
  read: (text: string) => T | Unreadable,
  missing = 'required',
): z.ZodType<T, string> {
  return z
    .string(missing)
    .transform((text, ctx): T => {
      const value = read(text);
      if (!(value instanceof Unreadable)) return value;
      ctx.addIssue({ code: 'custom', message: value.message, params: { code: value.code } });
      return z.NEVER;
    })
    .meta({ description, override: openapi });
}

export function integerParameter(
  description: string,
  bounds: { readonly least: number; readonly most?: number; readonly servedAtMost?: number; readonly default?: number },
) {
  const { least, most, servedAtMost } = bounds;
  const expected = most === undefined ? `a whole number from ${least} up` : `a whole number from ${least} to ${most}`;
  const openapi = {
    type: 'integer' as const,
    minimum: least,
    ...(most === undefined ? {} : { maximum: most }),
    ...(bounds.default === undefined ? {} : { default: bounds.default }),
  };
  return parameter(description, openapi, (text) => {
    const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
    if (!(value >= least && (most === undefined || value <= most))) return new Unreadable(`expected ${expected}`);
    return servedAtMost === undefined ? value : Math.min(value, servedAtMost);
  });
}

/** A number of results from 1 up; a larger one is capped, not a fault. */
export function servedParameter(what: string, most: number, usual: number) {
  const description = `${what}; more than ${most} is served as ${most}.`;
  return integerParameter(description, { least: 1, servedAtMost: most, default: usual });
}

export function amountParameter(description: string) {
  return parameter(description, { type: 'number', minimum: 0 }, (text) =>
    /^\d{1,9}(?:\.\d{1,6})?$/.test(text) ? Number(text) : new Unreadable('expected a number from 0 up, such as 9.50'),
  );
}

export function choiceParameter<const Choice extends string>(
  description: string,
  choices: readonly Choice[],
  more: Pick<oas31.SchemaObject, 'default'> = {},
) {
  return parameter(
    description,
    { type: 'string', enum: [...choices], ...more },
    (text) => choices.find((choice) => choice === text) ?? new Unreadable(`expected one of ${choices.join(', ')}`),
  );
}

/** true filters; false equals absence. */
export function flagParameter(description: string) {
  return parameter(description, { type: 'boolean' }, (text) => {
    if (text === 'true') return true as const;
    return text === 'false' ? undefined : new Unreadable('expected true or false');
  });
}

export function guidParameter(description: string) {
  return parameter(
    description,
    { type: 'string', format: 'uuid' },
    (text) => toGuid(text) ?? new Unreadable('expected a GUID'),
  );
}

/** Text to be contained; blank equals absence. */
export function containsParameter(description: string) {
  return parameter(description, { type: 'string', maxLength: 200 }, (text) => {
    const value = text.trim();
    if (value === '') return undefined;
    if (!/[\p{L}\p{N}]/u.test(value)) return new Unreadable('expected text with at least one letter or digit');
    return [...value].length > 200 ? new Unreadable('expected at most 200 characters') : value;
  });
}
