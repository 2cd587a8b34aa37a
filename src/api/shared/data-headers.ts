import type { Context } from 'koa';

export interface DataHeaders {
  /** Headers that answers depend on; `also` for further ones of a resource with several forms. */
  vary(...also: readonly string[]): string;
  /** Link to the page that says how far allergens and flags can be relied on. */
  readonly helpLink: string;
  /** Sets headers for caching with revalidation. @param also further headers the answer depends on */
  revalidate(ctx: Context, links?: readonly string[], also?: readonly string[]): void;
}

export function createDataHeaders(baseUrl: string, corsOrigins: '*' | readonly string[]): DataHeaders {
  const always = ['Authorization', 'Accept-Encoding', ...(corsOrigins === '*' ? [] : ['Origin'])];
  const vary: DataHeaders['vary'] = (...also) => [...always, ...also].join(', ');
  return {
    vary,
    helpLink: `<${baseUrl}/allergens>; rel="help"`,
    revalidate(ctx, links = [], also = []) {
      ctx.set('Cache-Control', 'private, no-cache');
      ctx.set('Vary', vary(...also));
      if (links.length > 0) ctx.set('Link', links.join(', '));
    },
  };
}
