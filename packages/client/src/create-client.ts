import { type Credentials, createAccessTokens } from './access-tokens.ts';
import { problemOf } from './problem.ts';
import { sendPatiently } from './send-patiently.ts';

export type { ClientCredentials, Credentials, TokenAnswer } from './access-tokens.ts';
export { Problem } from './problem.ts';

export interface ClientOptions {
  /** Address of the API, such as https://api.menus.example. */
  readonly baseUrl: string;
  readonly credentials: Credentials;
  /** What tokens are asked for; `baseUrl` by default. */
  readonly audience?: string | undefined;
  /** Most further tries of a request that was refused for the moment or did not arrive; 2 by default. */
  readonly retries?: number | undefined;
  /** Answers that are kept, to be asked about by their entity tags; 200 by default. */
  readonly keep?: number | undefined;
  /** Another `fetch`. */
  readonly fetch?: typeof fetch | undefined;
}

export interface CallOptions {
  /** Ends the call; what it throws then is the reason of the signal. */
  readonly signal?: AbortSignal | undefined;
}

/** What an operation answered. */
export interface Answer<Data> {
  readonly data: Data;
  /** Such as X-Total-Count and X-Allergens-Unknown. */
  readonly headers: Headers;
}

/** What an operation takes and answers; `paged` where the answer is a page of a longer list. */
export interface Operation {
  readonly parameters: object;
  readonly answer: unknown;
  readonly paged?: true;
}

type Paged<Api> = { [Op in keyof Api]: Api[Op] extends { readonly paged: true } ? Op : never }[keyof Api];

/** Parameters may be left out where none is required. */
type Given<One extends Operation> =
  Record<never, never> extends One['parameters']
    ? [parameters?: One['parameters'], options?: CallOptions]
    : [parameters: One['parameters'], options?: CallOptions];

type Entry<Data> = Data extends readonly (infer One)[]
  ? One
  : Data extends { readonly items: readonly (infer One)[] }
    ? One
    : never;

/** A method for each operation of the API; each throws a `Problem` where the answer is no success. */
export type Client<Api extends { readonly [Op in keyof Api]: Operation }> = {
  readonly [Op in keyof Api]: (...given: Given<Api[Op]>) => Promise<Answer<Api[Op]['answer']>>;
} & {
  /** The answer and those of all further pages. */
  pages<Op extends Paged<Api>>(
    operation: Op,
    ...given: Given<Api[Op]>
  ): AsyncGenerator<Answer<Api[Op]['answer']>, void, undefined>;
  /** Every entry of a list, whatever page it is on. */
  each<Op extends Paged<Api>>(
    operation: Op,
    ...given: Given<Api[Op]>
  ): AsyncGenerator<Entry<Api[Op]['answer']>, void, undefined>;
};

type Values = Readonly<Record<string, unknown>>;
interface Kept {
  readonly etag: string;
  readonly text: string;
}

const NEXT = /<[^>?]*([^>]*)>; rel="next"/;

/**
 * A client of the menu data API. Nothing is asked for before the first call.
 * @param paths of the operations, with the names of path parameters in braces
 */
export function createClient<Api extends { readonly [Op in keyof Api]: Operation }>(
  paths: { readonly [Op in keyof Api]: string },
  { baseUrl, credentials, audience = baseUrl, retries = 2, keep = 200, fetch: send = fetch }: ClientOptions,
): Client<Api> {
  const tokens = createAccessTokens(credentials, audience, send, retries);
  const kept = new Map<string, Kept>();

  async function get(path: string, signal: AbortSignal | undefined, tries = 2): Promise<Answer<unknown>> {
    const token = await tokens.get(signal);
    const known = kept.get(path);
    const ask = () =>
      send(baseUrl + path, {
        headers: { Authorization: `Bearer ${token}`, ...(known && { 'If-None-Match': known.etag }) },
        ...(signal && { signal }),
      });
    const response = await sendPatiently(ask, retries, signal);
    const { status, headers } = response;
    if (status === 401 && tries > 1) {
      tokens.refused(token);
      return get(path, signal, tries - 1);
    }
    const unchanged = status === 304 && known;
    if (!response.ok && !unchanged) throw await problemOf(response);
    const text = unchanged ? known.text : await response.text();
    const etag = headers.get('ETag');
    // Put in anew, so that the first is always the one that was not asked for the longest.
    kept.delete(path);
    if (etag) kept.set(path, { etag, text });
    for (const first of kept.keys()) if (kept.size > keep) kept.delete(first);
    return { data: JSON.parse(text), headers };
  }

  async function* pages(operation: keyof Api, values?: Values, options?: CallOptions) {
    for (let path: string | undefined = pathOf(paths[operation], values); path !== undefined; ) {
      const answer = await get(path, options?.signal);
      yield answer;
      const next = NEXT.exec(answer.headers.get('Link') ?? '');
      path = next ? path.split('?')[0] + (next[1] ?? '') : undefined;
    }
  }

  async function* each(operation: keyof Api, values?: Values, options?: CallOptions) {
    for await (const { data } of pages(operation, values, options)) {
      yield* Array.isArray(data) ? data : (data as { readonly items: readonly unknown[] }).items;
    }
  }

  const methods = Object.entries<string>(paths).map(([name, path]) => [
    name,
    async (values?: Values, options?: CallOptions) => get(pathOf(path, values), options?.signal),
  ]);
  return { ...Object.fromEntries(methods), pages, each };
}

/** Path and query; parameters that are undefined, or lists of nothing, are left out. */
function pathOf(template: string, values: Values = {}): string {
  const query = new URLSearchParams();
  let path = template;
  for (const [name, value] of Object.entries(values)) {
    const text = textOf(value);
    if (text === undefined) continue;
    const filled = path.replace(`{${name}}`, encodeURIComponent(text));
    if (filled === path) query.set(name, text);
    path = filled;
  }
  return query.size > 0 ? `${path}?${query}` : path;
}

/** A list of plain values has commas between them; what else is no plain value is JSON. */
function textOf(value: unknown): string | undefined {
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object')) return value.join() || undefined;
  return typeof value === 'object' ? JSON.stringify(value) : value === undefined ? value : String(value);
}
