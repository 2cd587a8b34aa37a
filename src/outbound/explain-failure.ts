import { FetchError } from './fetch-error.ts';
import type { FetchLimits } from './fetch-limits.ts';
import { PrivateAddressError } from './guarded-agent.ts';
import { BodyTooLarge } from './read-response-body.ts';

const CAUSES: Readonly<Record<string, string>> = {
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'the host could not be looked up',
  ECONNREFUSED: 'the host refused the connection',
  ECONNRESET: 'the connection was lost',
  UND_ERR_SOCKET: 'the connection was lost',
  UND_ERR_CONNECT_TIMEOUT: 'the host does not answer',
  ETIMEDOUT: 'the host does not answer',
  EHOSTUNREACH: 'the host cannot be reached',
  ENETUNREACH: 'the network cannot be reached',
  CERT_HAS_EXPIRED: 'the certificate of the host has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'the certificate of the host is not trusted',
  ERR_TLS_CERT_ALTNAME_INVALID: 'the certificate belongs to another host',
};

export function explained(url: string, error: unknown, { timeMs }: Pick<FetchLimits, 'timeMs'>): FetchError {
  if (error instanceof FetchError) return error;
  const chain = causeChain(error);
  const options = { cause: error };
  const refused = chain.find((cause) => cause instanceof PrivateAddressError);
  if (refused) return new FetchError(url, 'private address', refused.message, options);
  const large = chain.find((cause) => cause instanceof BodyTooLarge);
  if (large) return new FetchError(url, 'too large', large.message, options);
  if (chain.some(({ name }) => name === 'TimeoutError')) {
    return new FetchError(url, 'timeout', `no complete answer within ${timeMs / 1000} s`, options);
  }
  const known = chain.map((cause) => CAUSES['code' in cause ? String(cause.code) : '']).find(Boolean);
  const why = known ?? `the request failed (${chain.at(-1)?.message ?? String(error)})`;
  return new FetchError(url, 'unreachable', why, options);
}

/** An error with its causes. If several addresses were tried at once (IPv6 and IPv4), the first one's error counts. */
function causeChain(error: unknown): Error[] {
  const chain: Error[] = [];
  for (let next = error; next instanceof Error && chain.length < 10; ) {
    chain.push(next);
    next = next instanceof AggregateError ? next.errors[0] : next.cause;
  }
  return chain;
}
