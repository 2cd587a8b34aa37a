import type { RouterContext } from '@koa/router';
import { requestState } from '../../http/request-state.ts';
import { sendWithContentTag } from '../../http/send-tagged.ts';
import type { FromEngine } from '../api-deps.ts';
import { nextLink } from '../page-links.ts';
import { parseQuery } from '../parse-query.ts';
import { findParty } from '../party-query.ts';
import { presentParty } from '../present/party.ts';
import { partyQuerySchema } from '../schemas/parties.ts';

/** GET /v1/parties/search?eaters=: restaurants where each of several people finds enough to eat. */
export function partySearchRoute(deps: FromEngine<'baseUrl'>) {
  return async (ctx: RouterContext): Promise<void> => {
    const { query, given } = parseQuery(partyQuerySchema, ctx);
    const page = await findParty(deps, query, requestState(ctx).signal());
    const names = query.eaters.map(({ name }) => name);
    const body = presentParty(page, names, query.allergenCertainty ?? 'stated');
    const place = { limit: query.limit, offset: query.after ?? 0, total: body.total };
    deps.data.revalidate(ctx, [...nextLink(`${deps.baseUrl}/v1/parties/search`, given, place), deps.data.helpLink]);
    await sendWithContentTag(ctx, body);
  };
}
