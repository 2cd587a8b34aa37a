import type { RouterContext } from '@koa/router';
import { contentTag, sendTagged } from '../../http/send-tagged.ts';
import type { DataHeaders } from '../data-headers.ts';
import { refuseQuery } from '../parse-query.ts';

/** Answers with a body that is the same for the life of the process; hashed once. */
export function constantRoute(value: unknown, data: DataHeaders) {
  const text = JSON.stringify(value);
  const tag = contentTag(text);
  return async (ctx: RouterContext): Promise<void> => {
    refuseQuery(ctx);
    data.revalidate(ctx, [data.helpLink]);
    await sendTagged(ctx, tag, () => text);
  };
}
