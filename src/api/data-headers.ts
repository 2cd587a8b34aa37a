import type { Context } from 'koa';

/** Headers that answers with data have in common. */
export interface DataHeaders {
  readonly vary: string;
  /** Link to the page that says how far allergens and flags can be relied on. */
  readonly helpLink: string;
  /** Sets what an answer needs that may be kept but must be asked about again. */
  revalidate(ctx: Context, links?: readonly string[]): void;
}

export function createDataHeaders(baseUrl: string, corsOrigins: '*' | readonly string[]): DataHeaders {
  const vary = `Authorization, Accept-Encoding${corsOrigins === '*' ? '' : ', Origin'}`;
  return {
    vary,
    helpLink: `<${baseUrl}/allergens>; rel="help"`,
    revalidate(ctx, links = []) {
      ctx.set('Cache-Control', 'private, no-cache');
      ctx.set('Vary', vary);
      if (links.length > 0) ctx.set('Link', links.join(', '));
    },
  };
}
