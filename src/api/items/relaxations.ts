import type { RouterContext } from '@koa/router';
import { z } from 'zod';
import { requestState } from '../../http/request-state.ts';
import { sendWithContentTag } from '../../http/send-tagged.ts';
import { isUnavailable } from '../../lib/unavailable.ts';
import type { ItemPage } from '../../ports/search/pages.ts';
import { setAllergenCounts } from '../shared/allergen-headers.ts';
import type { ApiDeps, FromEngine } from '../shared/api-deps.ts';
import { parseQuery } from '../shared/parse-query.ts';
import { findItems } from './item-query.ts';
import type { HitField } from './item-search-hit.ts';
import { type ItemSearchQuery, itemSearchQuerySchema } from './item-search-query.ts';
import { findRelaxations } from './relaxations/find-relaxations.ts';
import type { Asked } from './relaxations/relaxation.ts';
import { understoodHeader } from './understood.ts';

export const relaxationsSchema = z
  .strictObject({
    items: z.array(
      z
        .strictObject({
          without: z.array(z.string()).meta({
            description:
              'Dropped conditions: names of parameters ("price" and "calories" for both ends of a range), or words of the search.',
          }),
          instead: z.string().nullable().meta({
            description: 'Replacement: another dish, another place, a lower allergenCertainty.',
          }),
          title: z.string().meta({ description: 'For people: “without “Vegan””, “prawn instead of lobster”.' }),
          href: z.string().meta({ description: 'Address of the item search that finds them.' }),
          total: z.int().min(1).meta({ description: 'Items that it finds.' }),
        })
        .meta({ id: 'Relaxation' }),
    ),
  })
  .meta({
    id: 'Relaxations',
    description:
      'Best first, at most five; none if the search finds something. An excluded allergen is never dropped, unless only words that were not understood exclude it: the other interpretation comes first, with hits or without.',
  });

/** Omits relaxations of an empty answer if the engine is unavailable. */
export function ifAvailable(ways: Promise<readonly Relaxation[]>): Promise<readonly Relaxation[]> {
  return ways.catch((error: unknown) => {
    if (isUnavailable(error)) return [];
    throw error;
  });
}

/**
 * Finds relaxations of an item search; with hits only the other interpretation of doubtful words.
 * @param fields to select in their addresses
 */
export async function relaxationsOf(
  deps: Pick<ApiDeps, 'search' | 'activeMenus' | 'baseUrl'>,
  query: ItemSearchQuery,
  page: ItemPage,
  signal: AbortSignal,
  fields?: readonly HitField[],
): Promise<readonly Relaxation[]> {
  if (page.total > 0 && page.hints.doubted.length === 0) return [];
  const { limit: _, offset: __, ...asked } = query;
  const found = await findRelaxations(deps, asked, page, signal);
  return found.map(({ without, instead, title, asked: other, total }) => ({
    without: [...without],
    instead,
    title,
    href: `${deps.baseUrl}/v1/menus/items?${queryOf({ ...other, ...(fields && { fields }) })}`,
    total,
  }));
}

/** Relaxations of a menu search without hits: the dishes that its words find, or their relaxations. */
export async function substituteDishes(
  deps: Pick<ApiDeps, 'search' | 'activeMenus' | 'baseUrl'>,
  { search, understand }: { readonly search?: string | undefined; readonly understand?: boolean | undefined },
  signal: AbortSignal,
): Promise<readonly Relaxation[]> {
  if (search === undefined) return [];
  const asked = { search, ...(understand !== undefined && { understand }) };
  const query = { ...asked, limit: 1, offset: 0 };
  const page = await findItems(deps, query, signal);
  if (page.total === 0) return relaxationsOf(deps, query, page, signal);
  const href = `${deps.baseUrl}/v1/menus/items?${queryOf(asked)}`;
  return [{ without: [], instead: 'dishes', title: `dishes with “${page.understood.text}”`, href, total: page.total }];
}

function queryOf({ excludeAllergens, ...asked }: Asked & { readonly fields?: readonly HitField[] }): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(asked)) query.set(name, String(value));
  if (excludeAllergens) query.set('excludeAllergens', excludeAllergens.join(',').toLowerCase());
  return query.toString();
}

export type Relaxation = z.output<typeof relaxationsSchema>['items'][number];

/** Quotes as in RFC 8288; non-ASCII text as in RFC 8187. */
function titleParameter(title: string): string {
  if (/^[\x20-\x7e]*$/.test(title)) return `title="${title.replace(/["\\]/g, '\\$&')}"`;
  const escaped = encodeURIComponent(title).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `title*=UTF-8''${escaped}`;
}

export function relaxationLinks(relaxations: readonly Relaxation[]): readonly string[] {
  return relaxations.map(({ without, instead, href, title, total }) => {
    const said = instead === null ? `without ${without.join(', ')}` : title;
    return `<${href}>; rel="alternate"; ${titleParameter(`${said}: ${total}`)}`;
  });
}

export function itemRelaxationsRoute(deps: FromEngine<'baseUrl'>) {
  return async (ctx: RouterContext): Promise<void> => {
    const {
      query: { fields, ...query },
    } = parseQuery(itemSearchQuerySchema, ctx);
    const signal = requestState(ctx).signal();
    const page = await findItems(deps, { ...query, offset: 0 }, signal);
    ctx.set('X-Search-Understood', understoodHeader(page.understood));
    setAllergenCounts(ctx, query.excludeAllergens, page);
    deps.data.revalidate(ctx, [deps.data.helpLink]);
    await sendWithContentTag(ctx, { items: await relaxationsOf(deps, query, page, signal, fields) });
  };
}
