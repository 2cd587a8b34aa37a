import type { RouterContext } from '@koa/router';
import { z } from 'zod';
import { staleAfter } from '../../domain/freshness.ts';
import { sendWithContentTag } from '../../http/send-tagged.ts';
import type { SourceState } from '../../ports/source-store.ts';
import type { FromDatabase } from '../shared/api-deps.ts';
import { refuseQuery } from '../shared/parse-query.ts';
import { dateTimeSchema, idSchema } from '../shared/values.ts';
import { findByMenuId, readMenu } from './menu-by-id.ts';

const SOURCE_STATES = ['changed', 'unchanged', 'unreachable', 'needs review', 'unchecked'] as const;

export const menuSourcesSchema = z
  .strictObject({
    menuId: idSchema,
    sources: z.array(
      z
        .strictObject({
          sourceUrl: z.url().meta({ description: 'Address of the document the menu was read from.' }),
          checkedAt: dateTimeSchema.nullable().meta({ description: 'Time of the last check; null if never checked.' }),
          state: z.enum(SOURCE_STATES).meta({ description: 'Outcome of the last check.' }),
          failures: z.int().min(0).meta({ description: 'Checks in a row that could not reach it.' }),
          staleAfter: dateTimeSchema.nullable().meta({
            description: 'From then on the menu is stale, unless its source is checked again.',
          }),
          isWatched: z.boolean().meta({ description: 'Whether it is checked on a schedule.' }),
        })
        .meta({ id: 'MenuSource' }),
    ),
  })
  .meta({ id: 'MenuSources' });

type SourcesBody = z.output<typeof menuSourcesSchema>;

/** @param source null if it was never checked */
function presentMenuSources(menuId: number, sourceUrl: string, source: SourceState | null): SourcesBody {
  const { lastCheck = null, lastOutcome = null, failures = 0, watched = false } = source ?? {};
  return {
    menuId,
    sources: [
      {
        sourceUrl,
        checkedAt: lastCheck && text(lastCheck),
        state: lastOutcome ?? 'unchecked',
        failures,
        staleAfter: lastCheck && text(staleAfter(lastCheck)),
        isWatched: watched,
      },
    ],
  };
}

/** UTC without zone, six fractional digits. */
const text = (moment: Date) => `${moment.toISOString().slice(0, -1)}000`;

export function menuSourcesRoute(deps: FromDatabase<'menus' | 'sources' | 'baseUrl'>) {
  return async (ctx: RouterContext): Promise<void> => {
    refuseQuery(ctx);
    const { id, restaurantId, sourceUrl } = await findByMenuId(ctx.params.id, (asked) => readMenu(deps, asked));
    const source = await deps.guard(() => deps.sources.source(restaurantId, sourceUrl));
    deps.data.revalidate(ctx, [`<${deps.baseUrl}/v1/menus/${id}>; rel="describes"`, deps.data.helpLink]);
    await sendWithContentTag(ctx, presentMenuSources(id, sourceUrl, source));
  };
}
