import { randomBytes } from 'node:crypto';
import { seal, unseal } from '../src/lib/seal.ts';
import type { Webhook } from '../src/ports/webhook-store.ts';

/** Of a secret; Standard Webhooks asks for 24 to 64. */
const SECRET_BYTES = 32;

const contextOf = (webhookId: string): string => `webhook ${webhookId}`;

/** A new secret as receivers are given it: `whsec_` and base64 (Standard Webhooks 1.0). */
export function newSecret(): string {
  return `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;
}

/** A secret as it is stored. */
export function sealSecret(webhookId: string, secret: string, key: Buffer): Buffer {
  return seal(Buffer.from(secret), key, contextOf(webhookId));
}

/**
 * The secrets of a webhook, newest first.
 * @throws Error where they were sealed with another key
 */
export function openSecrets({ id, sealedSecrets }: Pick<Webhook, 'id' | 'sealedSecrets'>, key: Buffer): string[] {
  return sealedSecrets.map((sealed) => unseal(sealed, key, contextOf(id)).toString());
}
