import { type ClientOptions, createClient, Problem } from '@menu-data-service/client/core';
import { ServiceError } from '../domain/errors.ts';
import type { ItemSearchHit, Menu, MenuDiff, MenuEvidence, Party, Relaxations } from './api-bodies.ts';
import type { MenuData, Parameters } from './menu-data.ts';
import { toldWayOn } from './told-way-on.ts';

/** The operations that the tools use. */
interface Operations {
  readonly searchItems: { readonly parameters: Parameters; readonly answer: readonly ItemSearchHit[] };
  readonly relaxItemSearch: { readonly parameters: Parameters; readonly answer: Relaxations };
  readonly searchParties: { readonly parameters: Parameters; readonly answer: Party };
  readonly getMenu: { readonly parameters: { readonly id: number }; readonly answer: Menu };
  readonly getMenuEvidence: { readonly parameters: { readonly id: number }; readonly answer: MenuEvidence };
  readonly compareMenuVersions: {
    readonly parameters: { readonly id: number; readonly from: number | undefined };
    readonly answer: MenuDiff;
  };
}

const PATHS = {
  searchItems: '/v1/menus/items',
  relaxItemSearch: '/v1/menus/items/relaxations',
  searchParties: '/v1/parties/search',
  getMenu: '/v1/menus/{id}',
  getMenuEvidence: '/v1/menus/{id}/evidence',
  compareMenuVersions: '/v1/menus/{id}/diff',
};

/** The data of a service elsewhere, asked as any consumer does. */
export function menuDataOverHttp(options: ClientOptions): MenuData {
  const client = createClient<Operations>(PATHS, options);

  /** What is no answer at all is a failure to reach the service, unless the call was ended. */
  async function reaching<Answer>(asked: Promise<Answer>, signal: AbortSignal): Promise<Answer> {
    try {
      return await asked;
    } catch (error) {
      if (error instanceof Problem || signal.aborted) throw error;
      const detail = `The service at ${options.baseUrl} cannot be reached. Is it running?`;
      throw new ServiceError(503, 'service_unreachable', detail, { cause: error });
    }
  }

  return {
    async searchItems(parameters, signal) {
      const { data, headers } = await reaching(client.searchItems(parameters, { signal }), signal);
      const number = (name: string) => (headers.has(name) ? Number(headers.get(name)) : null);
      return {
        hits: data,
        total: number('X-Total-Count') ?? data.length,
        allergensUnknown: number('X-Allergens-Unknown'),
        allergensLikely: number('X-Allergens-Likely'),
      };
    },
    async waysOn(parameters, signal) {
      const { data } = await reaching(client.relaxItemSearch(parameters, { signal }), signal);
      return data.items.map(toldWayOn);
    },
    async searchParties(parameters, signal) {
      return (await reaching(client.searchParties(parameters, { signal }), signal)).data;
    },
    getMenu: async (id, signal) => (await reaching(client.getMenu({ id }, { signal }), signal)).data,
    getMenuEvidence: async (id, signal) => (await reaching(client.getMenuEvidence({ id }, { signal }), signal)).data,
    async compareMenuVersions(id, from, signal) {
      return (await reaching(client.compareMenuVersions({ id, from }, { signal }), signal)).data;
    },
  };
}
