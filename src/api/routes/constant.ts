import { createHash } from 'node:crypto';
import type { RouterContext } from '@koa/router';
import { isNotModified } from '../../http/conditional.ts';
import { codingFor, sendJson } from '../../http/send-text.ts';
import type { DataHeaders } from '../data-headers.ts';
import { refuseQuery } from '../parse-query.ts';

/** Answers with a body that is the same for the life of the process; hashed once. */
export function constantRoute(value: unknown, data: DataHeaders) {
  const text = JSON.stringify(value);
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 16);
  return async (ctx: RouterContext): Promise<void> => {
    refuseQuery(ctx);
    const etag = `"${hash}-${codingFor(ctx)}"`;
    data.revalidate(ctx, [data.helpLink]);
    ctx.set('ETag', etag);
    if (isNotModified({ ifNoneMatch: ctx.get('If-None-Match'), ifModifiedSince: '' }, etag)) {
      ctx.status = 304;
      return;
    }
    await sendJson(ctx, text);
  };
}
