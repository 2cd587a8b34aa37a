import type { IncomingMessage } from 'node:http';
import type { Context } from 'koa';
import { OAuthError } from './oauth-error.ts';
import { readBody } from './read-body.ts';

/** A well-formed request to the token endpoint; nothing in it is verified yet. */
export interface TokenRequest {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly grantType: string;
  /** All named audiences and resources; empty if none was required. */
  readonly targets: readonly string[];
}

type Parameters = ReadonlyMap<string, readonly string[]>;

const SINGLE = ['client_id', 'client_secret', 'grant_type', 'audience'];

/**
 * Parses a JSON or form body, with the credentials in it or in HTTP Basic. JSON must name its audience; a form or Basic may omit it or name
 * a `resource` (RFC 8707), because many clients can send no audience.
 * @throws OAuthError `invalid_request` that says what is wrong
 */
export async function readTokenRequest(ctx: Context): Promise<TokenRequest> {
  const basic = readBasicCredentials(ctx.req);
  const isJson = ctx.is('json') !== false;
  const parameters = isJson ? parseJson(await readBody(ctx.req)) : parseForm(ctx, await readBody(ctx.req));
  for (const name of SINGLE) {
    if ((parameters.get(name)?.length ?? 0) > 1) throw new OAuthError('invalid_request', `${name} is given twice.`);
  }
  const one = (name: string): string | undefined => parameters.get(name)?.[0];
  const required = (name: string): string => {
    const value = one(name);
    if (value === undefined) throw new OAuthError('invalid_request', `${name} is missing.`);
    return value;
  };
  if (basic !== null && (one('client_secret') !== undefined || (one('client_id') ?? basic.id) !== basic.id)) {
    throw new OAuthError('invalid_request', 'Give the credentials once: in the Authorization header or in the body.');
  }
  const grantType = required('grant_type');
  const clientId = basic?.id ?? required('client_id');
  const clientSecret = basic?.secret ?? required('client_secret');
  if (isJson && basic === null) required('audience');
  const targets = [...(parameters.get('audience') ?? []), ...(parameters.get('resource') ?? [])];
  return { clientId, clientSecret, grantType, targets };
}

function parseJson(text: string): Parameters {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new OAuthError('invalid_request', 'The body is not JSON.');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new OAuthError('invalid_request', 'The body must be a JSON object.');
  }
  const parameters = new Map<string, string[]>();
  for (const [name, member] of Object.entries(value)) {
    const values = name === 'resource' && Array.isArray(member) ? member : [member];
    for (const item of values) {
      if (typeof item === 'string') add(parameters, name, item);
      else if (SINGLE.includes(name) || name === 'resource') {
        throw new OAuthError('invalid_request', `${name} must be a string.`);
      }
    }
  }
  return parameters;
}

function parseForm(ctx: Context, text: string): Parameters {
  // A body without a type is read as a form too, if it is empty or looks like one: grant_type is missing otherwise.
  if (text !== '' && ctx.get('Content-Type') !== '' && ctx.is('urlencoded') === false) {
    throw new OAuthError('invalid_request', 'Send the body as application/json or application/x-www-form-urlencoded.');
  }
  const parameters = new Map<string, string[]>();
  for (const [name, value] of new URLSearchParams(text)) add(parameters, name, value);
  return parameters;
}

/** A parameter without a value counts as omitted (RFC 6749 section 3.2). */
function add(parameters: Map<string, string[]>, name: string, value: string): void {
  if (value !== '') parameters.set(name, [...(parameters.get(name) ?? []), value]);
}

/**
 * Client id and secret of HTTP Basic, both form-encoded inside as in RFC 6749 section 2.3.1; null without an Authorization header.
 * @throws OAuthError `invalid_request` for anything that is not Basic or not readable
 */
function readBasicCredentials(request: IncomingMessage): { readonly id: string; readonly secret: string } | null {
  const headers = request.headersDistinct.authorization ?? [];
  const header = headers[0];
  if (header === undefined) return null;
  if (headers.length > 1) throw new OAuthError('invalid_request', 'There is more than one Authorization header.');
  const encoded = /^Basic +([A-Za-z0-9+/]+={0,2})$/i.exec(header)?.[1];
  const pair = encoded === undefined ? '' : Buffer.from(encoded, 'base64').toString('utf8');
  const colon = pair.indexOf(':');
  const id = formDecoded(pair.slice(0, Math.max(colon, 0)));
  const secret = formDecoded(pair.slice(colon + 1));
  if (colon < 1 || id === null || secret === null) {
    throw new OAuthError('invalid_request', 'The Authorization header must be HTTP Basic with client id and secret.');
  }
  return { id, secret };
}

function formDecoded(text: string): string | null {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return null;
  }
}
