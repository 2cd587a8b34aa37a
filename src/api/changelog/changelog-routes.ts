import type Router from '@koa/router';
import { sendWithContentTag } from '../../http/send-tagged.ts';
import { API_CHANGES } from './entries.ts';

/** The changes of the API itself; without a token. */
export function changelogRoutes(router: Router): void {
  const json = JSON.stringify({ changes: API_CHANGES });
  router.get('/changelog.json', async (ctx) => {
    ctx.set('Cache-Control', 'no-cache');
    ctx.vary('Accept-Encoding');
    await sendWithContentTag(ctx, json);
  });
}
