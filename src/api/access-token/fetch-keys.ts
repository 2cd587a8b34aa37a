import { createPublicKey, type KeyObject } from 'node:crypto';
import { JwksClient } from 'jwks-rsa';

const TIMEOUT_MS = 2000;
const MAX_KEY_SET_CHARACTERS = 100_000;

/** A parsed public key, so that no PEM is parsed for every token. */
export interface VerificationKey {
  readonly kid: string;
  readonly algorithm: string;
  readonly publicKey: KeyObject;
}

/**
 * Creates a function that reads the key set of the token service once. Unusable entries of any kind are ignored (RFC 7517 section 5). It
 * rejects if no key set arrives within 2 s, or none of its keys can be used.
 */
export function createKeyFetcher(jwksUri: string): () => Promise<ReadonlyMap<string, VerificationKey>> {
  const client = new JwksClient({ jwksUri, cache: false, rateLimit: false, fetcher: fetchKeySet });

  return async () => {
    const keys = new Map<string, VerificationKey>();
    for (const { kid, alg, getPublicKey } of await client.getSigningKeys()) {
      const publicKey = publicKeyOf(getPublicKey);
      if (typeof kid !== 'string' || publicKey === null || !fits(publicKey, alg)) continue;
      keys.set(kid, { kid, algorithm: alg, publicKey });
    }
    if (keys.size === 0) throw new Error(`There is no usable key in ${jwksUri}`);
    return keys;
  };
}

async function fetchKeySet(url: string): Promise<{ keys: unknown }> {
  const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
  const text = await response.text();
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  if (text.length > MAX_KEY_SET_CHARACTERS) throw new Error(`${url} is too large for a key set`);
  const set = JSON.parse(text) as { keys?: unknown } | null;
  // jwks-rsa ignores keys that it cannot read, but fails on an entry that is not an object.
  return { keys: Array.isArray(set?.keys) ? set.keys.filter(isObject) : [] };
}

const isObject = (entry: unknown) => typeof entry === 'object' && entry !== null;

/** Null for kinds of keys that only parts of Node support. */
function publicKeyOf(getPublicKey: () => string): KeyObject | null {
  try {
    return createPublicKey(getPublicKey());
  } catch {
    return null;
  }
}

/** Accepts only the algorithms of the token service, each with its own kind of key. */
function fits(key: KeyObject, algorithm: string): boolean {
  if (algorithm === 'RS256') {
    return key.asymmetricKeyType === 'rsa' && (key.asymmetricKeyDetails?.modulusLength ?? 0) >= 2048;
  }
  return algorithm === 'ES256' && key.asymmetricKeyDetails?.namedCurve === 'prime256v1';
}
