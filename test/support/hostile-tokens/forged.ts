import { claims, type ForgeKey, headerOf, makeEcKey, makeKey, signed } from '../token-forge.ts';

/** The expected reason of a refusal, and the token, made when it is sent. */
export type HostileTokens = Readonly<Record<string, readonly [reason: string, make: () => string]>>;

/** Published by the token service. */
export const key = makeKey('rsa-key');
export const ecKey = makeEcKey('ec-key');
/** Published too, but too short to be used. */
export const weakKey = makeKey('weak-key', 1024);
export const foreignKey = makeKey('foreign-key');

export const withHeader = (changes: Record<string, unknown>, by: ForgeKey = key) => signed(by, headerOf(key, changes));
export const withClaims = (changes: Record<string, unknown>) => signed(key, headerOf(key), claims(changes));
export const parts = (token: string) => token.split('.') as [header: string, payload: string, signature: string];
