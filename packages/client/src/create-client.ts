import { type Credentials, createAccessTokens } from './access-tokens.ts';
import { linesOf } from './lines-of.ts';
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
export type Client<Api extends { readonly [Op in keyof Api]: Operation }, Rows = Readonly<Record<string, unknown>>> = {
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
  /**
   * What changes, each change once and in order, for ever: where there is nothing new it waits. With `wait: 0` it ends there instead. Keep
   * `cursor` of the last change you have applied, and go on with it as `after`.
   */
  changes(...given: Given<Feed<Api>>): AsyncGenerator<ChangeOf<Api>, void, undefined>;
  /** The rows of a table of an export, one by one as they arrive. */
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

/** As long as the service lets a request wait. */
const LONGEST_WAIT_SECONDS = 30;
const NEXT = /<[^>?]*([^>]*)>; rel="next"/;

/**
 * A client of the menu data API. Nothing is asked for before the first call.
 * @param paths of the operations, with the names of path parameters in braces
 */
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
    const response = await sendPatiently(once, retries, signal);
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

  async function* changes(values?: Values, options?: CallOptions) {
    const wait = Number(values?.wait ?? LONGEST_WAIT_SECONDS);
    for (let after = values?.after, more = true; more; ) {
      // Nothing is kept of these: each page is asked for once.
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
