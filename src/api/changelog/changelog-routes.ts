import type Router from '@koa/router';
import type { Context } from 'koa';
import { sendWithContentTag } from '../../http/send-tagged.ts';
import { ATOM_TYPE, atomFeed } from '../../lib/atom.ts';
import { API_CHANGES } from './entries.ts';

/** The changes of the API itself, for programs and for readers of feeds; without a token. */
export function changelogRoutes(router: Router, { baseUrl }: { readonly baseUrl: string }): void {
  const json = JSON.stringify({ changes: API_CHANGES });
  const atom = changelogAtom(baseUrl);
  router.get('/changelog.json', (ctx) => send(ctx, json));
  router.get('/changelog.atom', (ctx) => send(ctx, atom, `${ATOM_TYPE}; charset=utf-8`));
}

async function send(ctx: Context, text: string, mediaType?: string): Promise<void> {
  ctx.set('Cache-Control', 'no-cache');
  ctx.vary('Accept-Encoding');
  await sendWithContentTag(ctx, text, mediaType);
}

function changelogAtom(baseUrl: string): string {
  const at = (date: string) => `${date}T00:00:00Z`;
  return atomFeed({
    id: `${baseUrl}/changelog.atom`,
    title: 'Changes of the menu data API',
    updated: at(API_CHANGES[0]?.date ?? '1970-01-01'),
    author: 'Menu data service',
    links: [
      { rel: 'self', type: ATOM_TYPE, href: `${baseUrl}/changelog.atom` },
      { rel: 'alternate', type: 'application/json', href: `${baseUrl}/changelog.json` },
    ],
    entries: API_CHANGES.map(({ id, date, kind, title, description }) => ({
      id: `${baseUrl}/changelog.atom#${id}`,
      title,
      updated: at(date),
      categories: [kind],
      links: [{ rel: 'alternate', href: `${baseUrl}/docs` }],
      summary: description,
    })),
  });
}
