import { Meilisearch } from 'meilisearch';
import type { AskedQuery, RawHit } from '../src/search/meilisearch/ask.ts';
import { createHttpClient } from '../src/search/meilisearch/http-client.ts';

/** One query by the federated search of the first engine over all of them as remotes. */
export type Federated = (query: AskedQuery) => Promise<readonly RawHit[]>;

/** Tells each engine of the others and gives what asks the first for all. */
export async function federationOver(
  engines: readonly { readonly url: string; readonly name: string }[],
  indexUid: string,
  key: string,
): Promise<Federated> {
  const { send } = createHttpClient();
  const remotes = Object.fromEntries(engines.map(({ url, name }) => [name, { url, searchApiKey: key }]));
  const patch = (url: string, body: object) =>
    send(url, {
      method: 'PATCH',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  for (const { url, name } of engines) {
    await patch(`${url}/experimental-features`, { network: true });
    await patch(`${url}/network`, { self: name, remotes });
  }
  const client = new Meilisearch({ host: engines[0]?.url ?? '', apiKey: key, httpClient: send });
  return async ({ index: _, filter: __, offset = 0, limit = 0, ...query }) => {
    const queries = engines.map(({ name }) => ({ ...query, indexUid, federationOptions: { remote: name } }));
    const { hits } = (await client.multiSearch({ federation: { offset, limit }, queries })) as unknown as {
      readonly hits: readonly RawHit[];
    };
    return hits;
  };
}
