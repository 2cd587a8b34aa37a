import type { Context } from 'koa';
import { z } from 'zod';
import { ServiceError } from '../../domain/errors.ts';
import { MAX_FAULTS, type QueryFault, readQuery } from '../../http/read-query.ts';

/**
 * Parses the query of a request strictly by the schema of the operation.
 * @returns the values, and the query as given (for links to other pages)
 * @throws ServiceError 400 that lists the faulty parameters, at most ten
 */
export function parseQuery<S extends z.ZodObject>(
  schema: S,
  ctx: Pick<Context, 'querystring'>,
): { readonly query: z.output<S>; readonly given: ReadonlyMap<string, string> } {
  const { values, faults } = readQuery(ctx.querystring, Object.keys(schema.shape));
  const parsed = schema.safeParse(Object.fromEntries(values));
  const already = new Set(faults.map(({ parameter }) => parameter));
  const found = parsed.success
    ? []
    : parsed.error.issues.map(toFault).filter(({ parameter }) => !already.has(parameter));
  // A query not read to its end lacks values; the schema's faults about those are cut off here.
  const all = [...faults, ...found].slice(0, MAX_FAULTS);
  if (!parsed.success || all.length > 0) throw refusal(all);
  return { query: parsed.data, given: values };
}

const NO_PARAMETERS = z.object({});

/** For operations without parameters: any parameter is a fault. */
export function refuseQuery(ctx: Context): void {
  if (ctx.querystring !== '') parseQuery(NO_PARAMETERS, ctx);
}

function toFault(issue: z.core.$ZodIssue): QueryFault {
  const name = String(issue.path[0]);
  if (issue.code === 'invalid_type') {
    return { code: `${name}_required`, parameter: name, detail: issue.message };
  }
  const code = issue.code === 'custom' ? issue.params?.code : undefined;
  return { code: typeof code === 'string' ? code : 'invalid_parameter', parameter: name, detail: issue.message };
}

function refusal(faults: readonly QueryFault[]): ServiceError {
  const codes = new Set(faults.map(({ code }) => code));
  const [only = 'invalid_parameter'] = codes;
  const code = codes.size === 1 ? only : 'invalid_parameter';
  const errors = faults.map(({ parameter, detail }) => ({ parameter, detail }));
  const sentences = errors.map(({ parameter, detail }) =>
    detail.includes(parameter) ? detail : `${parameter}: ${detail}`,
  );
  return new ServiceError(400, code, sentences.join(' '), { errors });
}
