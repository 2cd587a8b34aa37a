import { problemOf } from './problem.ts';
import { sendPatiently } from './send-patiently.ts';
import { unlessAborted } from './unless-aborted.ts';

/** An answer of the token service. */
export interface TokenAnswer {
  readonly access_token: string;
  /** Seconds. */
  readonly expires_in: number;
}

/** A client of the token service. A secret does not belong into a browser: give a function there. */
export interface ClientCredentials {
  /** Address of the token service. */
  readonly authUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** Credentials, or a function that gets a token in another way, such as from a server of one's own. */
export type Credentials = ClientCredentials | (() => Promise<TokenAnswer>);

/** A token is renewed after this part of its life. */
const USED = 0.9;
const REQUEST_MS = 10_000;

/** A token for each request: one request for it however many wait, and a new one before it ends. */
export interface AccessTokens {
  get(signal: AbortSignal | undefined): Promise<string>;
  /** Forgets a token that was refused, unless there is another by now. */
  refused(token: string): void;
}

export function createAccessTokens(
  credentials: Credentials,
  audience: string,
  send: typeof fetch,
  retries: number,
): AccessTokens {
  let pending: Promise<string> | undefined;
  let current = '';
  let renewAt = 0;

  const request =
    typeof credentials === 'function' ? credentials : () => exchange(credentials, audience, send, retries);
  const renew = async () => {
    try {
      const { access_token, expires_in } = await request();
      renewAt = Date.now() + expires_in * 1000 * USED;
      current = access_token;
      return current;
    } finally {
      pending = undefined;
    }
  };
  return {
    async get(signal) {
      if (Date.now() < renewAt) return current;
      pending ??= renew();
      return unlessAborted(pending, signal);
    },
    refused(token) {
      if (token === current) renewAt = 0;
    },
  };
}

/** The client credentials grant (RFC 6749, section 4.4), as JSON. */
async function exchange(
  { authUrl, clientId, clientSecret }: ClientCredentials,
  audience: string,
  send: typeof fetch,
  retries: number,
): Promise<TokenAnswer> {
  const body = JSON.stringify({
    client_id: clientId,
    client_secret: clientSecret,
    audience,
    grant_type: 'client_credentials',
  });
  const post = () =>
    send(`${authUrl}/oauth/token`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
      signal: AbortSignal.timeout(REQUEST_MS),
    });
  const response = await sendPatiently(post, retries, undefined);
  if (!response.ok) throw await problemOf(response);
  return response.json();
}
