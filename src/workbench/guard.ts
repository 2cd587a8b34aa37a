import type { Context, Middleware } from 'koa';
import { ServiceError } from '../domain/errors.ts';
import type { Sessions } from './sessions.ts';

/** Browsers accept a cookie with the prefix from this host alone, over https and for all its paths (RFC 6265bis, 4.1.3.2). */
const cookieOf = ({ isSecure }: Sessions) => (isSecure ? '__Host-workbench' : 'workbench');
/** Names of this machine; a page elsewhere whose name resolves here (DNS rebinding) sends its own. */
const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;

/**
 * Admits operators. On the loopback these are the people of this machine; elsewhere those with a session, begun by a one-time link. Changes
 * must come from a page of ours.
 */
export function workbenchGuard(sessions: Sessions | null): Middleware {
  return (ctx, next) => {
    if (sessions === null && !LOOPBACK.test(ctx.host)) {
      throw new ServiceError(403, 'forbidden', 'The workbench answers to localhost only.');
    }
    if (!isRead(ctx)) refuseOtherOrigins(ctx);
    if (sessions === null || sessions.isValid(ctx.cookies.get(cookieOf(sessions)) ?? '')) return next();
    throw new ServiceError(401, 'login_needed', 'Log in with a link from the command `menus workbench`.');
  };
}

/** Begins a session and redirects to the worklist. @throws ServiceError 401 if the link is no longer valid */
export function login(ctx: Context, sessions: Sessions | null): void {
  const { link = '' } = ctx.query;
  const session = sessions?.login(String(link));
  if (sessions !== null && !session) {
    throw new ServiceError(401, 'login_needed', 'This link was used or has run out; `menus workbench` makes another.');
  }
  if (sessions && session) setCookie(ctx, sessions, session);
  ctx.set('Cache-Control', 'no-store');
  ctx.redirect('/workbench');
}

export function logout(ctx: Context, sessions: Sessions | null): void {
  if (sessions === null) return;
  sessions.end(ctx.cookies.get(cookieOf(sessions)) ?? '');
  setCookie(ctx, sessions, null);
}

function setCookie(ctx: Context, sessions: Sessions, value: string | null): void {
  const secure = sessions.isSecure;
  // The connection is that of a proxy, which speaks https with the browser.
  ctx.cookies.secure = secure;
  ctx.cookies.set(cookieOf(sessions), value, { httpOnly: true, sameSite: 'strict', secure, overwrite: true });
}

const isRead = ({ method }: Context) => method === 'GET' || method === 'HEAD';

/** Checks the origin of a form: browsers send Sec-Fetch-Site (Fetch Metadata), older ones Origin. */
function refuseOtherOrigins(ctx: Context): void {
  const site = ctx.get('Sec-Fetch-Site');
  const origin = ctx.get('Origin');
  const isOwn = site === '' ? URL.canParse(origin) && new URL(origin).host === ctx.host : site === 'same-origin';
  if (!isOwn) throw new ServiceError(403, 'forbidden', 'Changes are taken from the pages of the workbench only.');
}
