import { type Credentials, createAccessTokens } from './access-tokens.ts';
import { linesOf } from './lines-of.ts';
import { problemOf } from './problem.ts';
import { sendWithRetry } from './retry.ts';

export type { ClientCredentials, Credentials, TokenAnswer } from './access-tokens.ts';
export type { OperationsOf } from './operations-of.ts';
export { Problem } from './problem.ts';

export interface ClientOptions {
  /** Address of the API, such as https://api.menus.example. */
  readonly baseUrl: string;
  readonly credentials: Credentials;
  /** Audience of the tokens; `baseUrl` by default. */
  readonly audience?: string | undefined;
  /** Maximum retries of a request that failed temporarily or did not arrive; 2 by default. */
  readonly retries?: number | undefined;
  /** Size of the cache of answers, which are revalidated by their entity tags; 200 by default. */
  readonly keep?: number | undefined;
  readonly fetch?: typeof fetch | undefined;
}

export interface CallOptions {
  /** Aborts the call, which then throws the signal's reason. */
  readonly signal?: AbortSignal | undefined;
}

export interface Answer<Data> {
  readonly data: Data;
  /** Includes X-Total-Count and X-Allergens-Unknown. */
  readonly headers: Headers;
}

/** Parameters and answer of an operation; `paged` where the answer is a page of a longer list. */
export interface Operation {
  readonly parameters: object;
  readonly answer: unknown;
  readonly paged?: true;
}

type Paged<Api> = { [Op in keyof Api]: Api[Op] extends { readonly paged: true } ? Op : never }[keyof Api];

/** Parameters are optional where none is required. */
type Given<One extends Operation> =
  Record<never, never> extends One['parameters']
    ? [parameters?: One['parameters'], options?: CallOptions]
    : [parameters: One['parameters'], options?: CallOptions];

type Entry<Data> = Data extends readonly (infer One)[]
  ? One
  : Data extends { readonly items: readonly (infer One)[] }
    ? One
    : never;

/** A method for each operation of the API; each throws a `Problem` unless the answer is a success. */
export type Client<Api extends { readonly [Op in keyof Api]: Operation }, Rows = Readonly<Record<string, unknown>>> = {
  readonly [Op in keyof Api]: (...given: Given<Api[Op]>) => Promise<Answer<Api[Op]['answer']>>;
} & {
  pages<Op extends Paged<Api>>(
    operation: Op,
    ...given: Given<Api[Op]>
  ): AsyncGenerator<Answer<Api[Op]['answer']>, void, undefined>;
  each<Op extends Paged<Api>>(
    operation: Op,
    ...given: Given<Api[Op]>
  ): AsyncGenerator<Entry<Api[Op]['answer']>, void, undefined>;
  /** Yields changes in order, each once, and waits for new ones; `wait: 0` ends instead. Resume with `cursor` as `after`. */
  changes(...given: Given<Feed<Api>>): AsyncGenerator<ChangeOf<Api>, void, undefined>;
  rows<Table extends keyof Rows & string>(
    table: Table,
    parameters?: { readonly allVersions?: boolean | undefined },
    options?: CallOptions,
  ): AsyncGenerator<Rows[Table], void, undefined>;
};

type Feed<Api> = Api extends { readonly listChanges: infer One extends Operation } ? One : Operation;
type ChangeOf<Api> = Feed<Api>['answer'] extends { readonly changes: readonly (infer One)[] } ? One : never;

type Values = Readonly<Record<string, unknown>>;
interface Kept {
  readonly etag: string;
  readonly text: string;
}

const MAX_WAIT_SECONDS = 30;
// recheck-ignore: the header is that of the service
const NEXT = /<[^>?]*([^>]*)>; rel="next"/;

/** Creates a client of the menu data API; sends nothing before the first call. @param paths with names of path parameters in braces */
export function createClient<
  Api extends { readonly [Op in keyof Api]: Operation },
  Rows = Readonly<Record<string, unknown>>,
>(
  paths: { readonly [Op in keyof Api]: string },
  { baseUrl, credentials, audience = baseUrl, retries = 2, keep = 200, fetch: send = fetch }: ClientOptions,
): Client<Api, Rows> {
  const tokens = createAccessTokens(credentials, audience, send, retries);
  const kept = new Map<string, Kept>();

  async function ask(path: string, signal: AbortSignal | undefined, known?: Kept, tries = 2): Promise<Response> {
    const token = await tokens.get(signal);
    const once = () =>
      send(baseUrl + path, {
        headers: { Authorization: `Bearer ${token}`, ...(known && { 'If-None-Match': known.etag }) },
        ...(signal && { signal }),
      });
    const response = await sendWithRetry(once, retries, signal);
    const { status } = response;
    if (status === 401 && tries > 1) {
      tokens.refused(token);
      return ask(path, signal, known, tries - 1);
    }
    if (status === 200 || (status === 304 && known)) return response;
    throw await problemOf(response);
  }

  async function get(path: string, signal: AbortSignal | undefined): Promise<Answer<unknown>> {
    const known = kept.get(path);
    const response = await ask(path, signal, known);
    const { headers } = response;
    const unchanged = response.status === 304 && known;
    const text = unchanged ? known.text : await response.text();
    const etag = headers.get('ETag');
    // Reinserted so that the first entry is always the least recently used.
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

  async function* changes(values?: Values, options?: CallOptions) {
    const wait = Number(values?.wait ?? MAX_WAIT_SECONDS);
    for (let after = values?.after, more = true; more; ) {
      // Not cached: each page is asked for once.
      const response = await ask(pathOf('/v1/changes', { ...values, wait, after }), options?.signal);
      const page: { changes: readonly unknown[]; next: string; more: boolean } = await response.json();
      yield* page.changes;
      after = page.next;
      more = page.more || wait > 0;
    }
  }

  async function* rows(table: string, values?: Values, options?: CallOptions) {
    const { body } = await ask(pathOf(`/v1/export/${table}.ndjson`, values), options?.signal);
    for await (const line of linesOf(body)) yield JSON.parse(line);
  }

  const methods = Object.entries<string>(paths).map(([name, path]) => [
    name,
    async (values?: Values, options?: CallOptions) => get(pathOf(path, values), options?.signal),
  ]);
  return { ...Object.fromEntries(methods), pages, each, changes, rows };
}

/** Path and query without undefined parameters and empty lists. */
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

/** Lists of plain values are joined by commas; other structured values are JSON. */
function textOf(value: unknown): string | undefined {
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object')) return value.join() || undefined;
  return typeof value === 'object' ? JSON.stringify(value) : value === undefined ? value : String(value);
}
