import type { Context } from 'koa';

/** Headers that answers with data have in common. */
export interface DataHeaders {
  /** By which headers answers differ; `also` where a resource has several forms. */
  vary(...also: readonly string[]): string;
  /** Link to the page that says how far allergens and flags can be relied on. */
  readonly helpLink: string;
  /**
   * Sets what an answer needs that may be kept but must be asked about again.
   * @param also further headers by which it differs
   */
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
