import type { Context, Middleware } from 'koa';
import { ServiceError } from '../../src/domain/errors.ts';
import type { Sessions } from './sessions.ts';

const COOKIE = 'workbench';
/** Names of this machine; a page elsewhere whose name leads here (DNS rebinding) sends its own. */
const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;

/**
 * Lets operators in. On the loopback these are the people of this machine; elsewhere those with a session, which a one-time link
 * begins. Whatever changes something must come from a page of ours.
 */
export function workbenchGuard(sessions: Sessions | null): Middleware {
  return (ctx, next) => {
    if (sessions === null && !LOOPBACK.test(ctx.host)) {
      throw new ServiceError(403, 'forbidden', 'The workbench answers to localhost only.');
    }
    if (!isRead(ctx)) refuseOtherOrigins(ctx);
    if (sessions === null || sessions.isValid(ctx.cookies.get(COOKIE) ?? '')) return next();
    throw new ServiceError(401, 'login_needed', 'Log in with a link from the command `menus workbench`.');
  };
}

/** Begins a session and leads to the worklist. @throws ServiceError 401 where the link is no longer good */
export function login(ctx: Context, sessions: Sessions | null): void {
  const { link = '' } = ctx.query;
  const session = sessions?.login(String(link));
  if (sessions !== null && !session) {
    throw new ServiceError(401, 'login_needed', 'This link was used or has run out; `menus workbench` makes another.');
  }
  if (session)
    ctx.cookies.set(COOKIE, session, { httpOnly: true, sameSite: 'strict', secure: ctx.secure, overwrite: true });
  ctx.set('Cache-Control', 'no-store');
  ctx.redirect('/workbench');
}

const isRead = ({ method }: Context) => method === 'GET' || method === 'HEAD';

/** Browsers say where a form comes from: by Sec-Fetch-Site (Fetch Metadata), older ones by Origin. */
function refuseOtherOrigins(ctx: Context): void {
  const site = ctx.get('Sec-Fetch-Site');
  const origin = ctx.get('Origin');
  const isOwn = site === '' ? URL.canParse(origin) && new URL(origin).host === ctx.host : site === 'same-origin';
  if (!isOwn) throw new ServiceError(403, 'forbidden', 'Changes are taken from the pages of the workbench only.');
}
