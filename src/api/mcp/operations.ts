import { type ClientOptions, createClient, Problem } from '@menu-data-service/client/core';
import type { Menu } from '@menu-data-service/menu-model/menu';
import type { z } from 'zod';
import { ServiceError } from '../../domain/errors.ts';
import type { itemSearchHitSchema } from '../items/item-search-hit.ts';
import type { partySchema } from '../items/party-schema.ts';
import type { relaxationsSchema } from '../items/relaxations.ts';
import type { menuDiffSchema } from '../menus/menu-diff.ts';
import type { menuEvidenceSchema } from '../menus/menu-evidence.ts';

export type MenuEvidence = z.output<typeof menuEvidenceSchema>;
export type Evidence = MenuEvidence['sections'][number]['items'][number]['evidence'][number];

interface Operation<Body> {
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly answer: Body;
}

export interface Operations {
  readonly searchItems: Operation<readonly z.output<typeof itemSearchHitSchema>[]>;
  readonly relaxItemSearch: Operation<z.output<typeof relaxationsSchema>>;
  readonly searchParties: Operation<z.output<typeof partySchema>>;
  readonly getMenu: Operation<Menu>;
  readonly getMenuEvidence: Operation<MenuEvidence>;
  readonly compareMenuVersions: Operation<z.output<typeof menuDiffSchema>>;
}

export interface Answer<Name extends keyof Operations> {
  readonly data: Operations[Name]['answer'];
  readonly headers: Headers;
}

/** Calls an operation. Rejects with a ServiceError or a Problem whose message may be shown. */
export type Ask = <Name extends keyof Operations>(
  name: Name,
  parameters: Operations[Name]['parameters'],
  signal: AbortSignal,
) => Promise<Answer<Name>>;

const PATHS = {
  searchItems: '/v1/menus/items',
  relaxItemSearch: '/v1/menus/items/relaxations',
  searchParties: '/v1/parties/search',
  getMenu: '/v1/menus/{id}',
  getMenuEvidence: '/v1/menus/{id}/evidence',
  compareMenuVersions: '/v1/menus/{id}/diff',
};

/** Calls a remote service, like any client. */
export function askOverHttp(options: ClientOptions): Ask {
  const client = createClient<Operations>(PATHS, options);
  return async (name, parameters, signal) => {
    try {
      return await client[name](parameters, { signal });
    } catch (error) {
      // Anything but an answer is a failure to reach the service, unless the call was aborted.
      if (error instanceof Problem || signal.aborted) throw error;
      const detail = `The service at ${options.baseUrl} cannot be reached. Is it running?`;
      throw new ServiceError(503, 'service_unreachable', detail, { cause: error });
    }
  };
}
