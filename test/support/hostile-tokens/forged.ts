import { claims, type ForgeKey, headerOf, makeEcKey, makeKey, signed } from '../token-forge.ts';

/** Why a token must be refused, as the answer says it, and the token itself, made when it is sent. */
export type HostileTokens = Readonly<Record<string, readonly [reason: string, make: () => string]>>;

/** Keys that the token service publishes. */
export const key = makeKey('rsa-key');
export const ecKey = makeEcKey('ec-key');
/** Published too, and too short to be used. */
export const weakKey = makeKey('weak-key', 1024);
/** A key of somebody else. */
export const foreignKey = makeKey('foreign-key');

export const withHeader = (changes: Record<string, unknown>, by: ForgeKey = key) => signed(by, headerOf(key, changes));
export const withClaims = (changes: Record<string, unknown>) => signed(key, headerOf(key), claims(changes));
export const parts = (token: string) => token.split('.') as [header: string, payload: string, signature: string];
