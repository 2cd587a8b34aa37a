import { type Client, createClient, type Operation } from '../src/create-client.ts';

interface AnyOperation extends Operation {
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly answer: unknown;
  readonly paged: true;
}

type Api = Readonly<Record<'getMeta' | 'getMenu' | 'searchItems' | 'listRestaurants' | 'listChanges', AnyOperation>>;
type Answering = () => Response | Promise<Response>;

const PATHS = {
  getMeta: '/v1/meta',
  getMenu: '/v1/menus/{id}',
  searchItems: '/v1/menus/items',
  listRestaurants: '/v1/restaurants',
  listChanges: '/v1/changes',
};

export interface FakeService {
  readonly client: Client<Api>;
  /** Path and query of every request, with its token and its If-None-Match. */
  readonly asked: { readonly target: string; readonly token: string | null; readonly known: string | null }[];
}

export function json(body: unknown, headers: Readonly<Record<string, string>> = {}, status = 200): Answering {
  return () => Response.json(body, { status, headers });
}

export const token = (name: string, seconds = 300): Answering => json({ access_token: name, expires_in: seconds });

/** Client of a service that gives the answers of each path in turn, and repeats the last. */
export function fakeService(
  answers: Readonly<Record<string, readonly Answering[]>>,
  options: { readonly retries?: number; readonly keep?: number } = {},
): FakeService {
  const asked: FakeService['asked'] = [];
  const given = new Map(
    Object.entries({ '/oauth/token': [token('first')], ...answers }).map(([on, all]) => [on, [...all]]),
  );
  const send: typeof fetch = async (input, init) => {
    const { pathname, search } = new URL(String(input));
    const headers = new Headers(init?.headers);
    asked.push({ target: pathname + search, token: headers.get('Authorization'), known: headers.get('If-None-Match') });
    const all = given.get(pathname) ?? [];
    const answer = all.length > 1 ? all.shift() : all[0];
    if (!answer) throw new Error(`nothing answers ${pathname}`);
    return answer();
  };
  const credentials = { authUrl: 'http://auth.test', clientId: 'id', clientSecret: 'secret' };
  const client = createClient<Api>(PATHS, { baseUrl: 'http://api.test', credentials, fetch: send, ...options });
  return { client, asked };
}
