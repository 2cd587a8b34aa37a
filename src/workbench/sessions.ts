import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';

/** A link allows one login within this time; a session lasts a working day. */
const LINK_MS = 10 * 60_000;
const SESSION_MS = 12 * 3600_000;

export interface Sessions {
  /** The value of a session's cookie; null if the link was used, has expired or is not ours. */
  login(link: string): string | null;
  isValid(cookie: string): boolean;
  /** Ends a session early, on this process. */
  end(cookie: string): void;
  /** True if the workbench is reached by https alone, so that its cookie never goes over http. */
  readonly isSecure: boolean;
}

/**
 * Creates the secret part of a one-time login link. Any process with the same key can make one.
 * @param key of the worker; links are signed with a key derived from it
 */
export const oneTimeLink = (key: Buffer, now = Date.now()): string => signed(key, 'link', now + LINK_MS);

/** Sessions of one process: used links and ended sessions are remembered until they expire, other sessions by their signature alone. */
export function createSessions(key: Buffer, { isSecure = false, now = Date.now } = {}): Sessions {
  const used = new Map<string, number>();
  const ended = new Map<string, number>();
  const forget = (over: Map<string, number>) => {
    for (const [one, until] of over) if (until < now()) over.delete(one);
  };
  return {
    login(link) {
      forget(used);
      const until = validUntil(key, 'link', link, now());
      if (until === null || used.has(link)) return null;
      used.set(link, until);
      return signed(key, 'session', now() + SESSION_MS);
    },
    isValid: (cookie) => validUntil(key, 'session', cookie, now()) !== null && !ended.has(cookie),
    end(cookie) {
      forget(ended);
      const until = validUntil(key, 'session', cookie, now());
      if (until !== null) ended.set(cookie, until);
    },
    isSecure,
  };
}

type Purpose = 'link' | 'session';

function signed(key: Buffer, purpose: Purpose, until: number): string {
  const facts = `${until}.${randomBytes(16).toString('base64url')}`;
  return `${facts}.${signature(key, purpose, facts).toString('base64url')}`;
}

/** Expiry; null if it has passed or was not signed by us for this purpose. */
function validUntil(key: Buffer, purpose: Purpose, text: string, now: number): number | null {
  const [until = '', nonce = '', mark = '', ...rest] = text.split('.');
  const given = Buffer.from(mark, 'base64url');
  const wanted = signature(key, purpose, `${until}.${nonce}`);
  if (rest.length > 0 || given.length !== wanted.length || !timingSafeEqual(given, wanted)) return null;
  return Number(until) > now ? Number(until) : null;
}

function signature(key: Buffer, purpose: Purpose, facts: string): Buffer {
  const derived = Buffer.from(hkdfSync('sha256', key, '', `workbench ${purpose}`, 32));
  return createHmac('sha256', derived).update(facts).digest();
}
