import { createHmac, generateKeyPairSync, type KeyObject, randomUUID, sign } from 'node:crypto';

export const ISSUER = 'http://localhost:3001';
export const AUDIENCE = 'http://localhost:3000';
export const CLIENT_ID = 'client_good';

export interface ForgeKey {
  readonly kid: string;
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
  readonly jwk: Readonly<Record<string, unknown>>;
}

export function makeKey(kid: string, modulusLength = 2048): ForgeKey {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength });
  return { kid, privateKey, publicKey, jwk: { ...publicKey.export({ format: 'jwk' }), kid, alg: 'RS256', use: 'sig' } };
}

export function makeEcKey(kid: string): ForgeKey {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return { kid, privateKey, publicKey, jwk: { ...publicKey.export({ format: 'jwk' }), kid, alg: 'ES256', use: 'sig' } };
}

export type Members = Readonly<Record<string, unknown>>;

export function seconds(): number {
  return Math.floor(Date.now() / 1000);
}

/** Header of a valid token, with changes; undefined members are left out. */
export function headerOf(key: ForgeKey, changes: Members = {}): Members {
  return { alg: key.jwk.alg, typ: 'at+jwt', kid: key.kid, ...changes };
}

export function claims(changes: Members = {}): Members {
  const iat = seconds();
  return {
    iss: ISSUER,
    aud: AUDIENCE,
    sub: CLIENT_ID,
    client_id: CLIENT_ID,
    iat,
    exp: iat + 300,
    jti: randomUUID(),
    ...changes,
  };
}

export function encode(part: unknown): string {
  return Buffer.from(typeof part === 'string' ? part : JSON.stringify(part)).toString('base64url');
}

export function signed(key: ForgeKey, header: Members = headerOf(key), payload: unknown = claims()): string {
  const input = `${encode(header)}.${encode(payload)}`;
  const signature = sign(header.alg === 'RS512' ? 'sha512' : 'sha256', Buffer.from(input), {
    key: key.privateKey,
    dsaEncoding: 'ieee-p1363',
  });
  return `${input}.${signature.toString('base64url')}`;
}

export function signedWithHmac(secret: string, header: Members, payload: unknown): string {
  const input = `${encode(header)}.${encode(payload)}`;
  return `${input}.${createHmac('sha256', secret).update(input).digest('base64url')}`;
}
