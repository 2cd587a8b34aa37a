import type { Middleware } from 'koa';

/** Runs `chain` for paths under `prefix` only; nothing under it is reached in any other way. */
export function under(prefix: string, chain: readonly Middleware[]): Middleware {
  return (ctx, next) => {
    if (ctx.path !== prefix && !ctx.path.startsWith(`${prefix}/`)) return next();
    const run = (index: number): Promise<unknown> => {
      const middleware = chain[index];
      return Promise.resolve(middleware ? middleware(ctx, () => run(index + 1)) : next());
    };
    return run(0);
  };
}
