import type { RouterContext } from '@koa/router';
import { fixedText } from '../../http/fixed-text.ts';
import { sendFixed } from '../../http/send-tagged.ts';
import type { DataHeaders } from '../shared/data-headers.ts';
import { refuseQuery } from '../shared/parse-query.ts';

export function constantRoute(value: unknown, data: DataHeaders) {
  const text = fixedText(JSON.stringify(value));
  return async (ctx: RouterContext): Promise<void> => {
    refuseQuery(ctx);
    data.revalidate(ctx, [data.helpLink]);
    await sendFixed(ctx, text);
  };
}
