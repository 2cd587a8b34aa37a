import { type MenusClient, Problem } from '@menu-data-service/client';
import { ServiceError } from '../domain/errors.ts';
import type { MenuData } from './menu-data.ts';

/**
 * The data of a service elsewhere, asked as any consumer does.
 * @param baseUrl of the service, for messages
 */
export function menuDataOverHttp(client: MenusClient, baseUrl: string): MenuData {
  /** What is no answer at all is a failure to reach the service, unless the call was ended. */
  async function reaching<Answer>(asked: Promise<Answer>, signal: AbortSignal): Promise<Answer> {
    try {
      return await asked;
    } catch (error) {
      if (error instanceof Problem || signal.aborted) throw error;
      const detail = `The service at ${baseUrl} cannot be reached. Is it running?`;
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
