import { randomBytes } from 'node:crypto';
import { Webhook as StandardWebhook } from 'standardwebhooks';
import { seal, unseal } from '../lib/seal.ts';
import type { Poster } from '../outbound/create-poster.ts';
import type { Webhook } from '../ports/webhook-store.ts';

/** Length of a secret; Standard Webhooks asks for 24 to 64. */
const SECRET_BYTES = 32;

const contextOf = (webhookId: string): string => `webhook ${webhookId}`;

/** A new secret in the form for receivers: `whsec_` and base64 (Standard Webhooks 1.0). */
export function newSecret(): string {
  return `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;
}

export function sealSecret(webhookId: string, secret: string, key: Buffer): Buffer {
  return seal(Buffer.from(secret), key, contextOf(webhookId));
}

/** The secrets of a webhook, newest first. @throws Error that names the remedy if they were sealed with another key */
export function openSecrets({ id, sealedSecrets }: Pick<Webhook, 'id' | 'sealedSecrets'>, key: Buffer): string[] {
  try {
    return sealedSecrets.map((sealed) => unseal(sealed, key, contextOf(id)).toString());
  } catch (cause) {
    throw new Error(
      `the key of the worker does not open the secrets of webhook ${id}: give the key they were sealed with, or run menus webhooks reseal`,
      { cause },
    );
  }
}

/**
 * Sends a message with the headers of Standard Webhooks 1.0: its id, the time and a signature by each secret.
 * @param id the same for each retry, so that receivers can drop duplicates
 * @returns status of the answer
 * @throws FetchError if there is none
 */
export function postSigned(
  poster: Pick<Poster, 'post'>,
  webhook: Pick<Webhook, 'id' | 'url' | 'sealedSecrets'>,
  key: Buffer,
  id: string,
  body: string,
): Promise<number> {
  const now = new Date();
  const headers = {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': openSecrets(webhook, key)
      .map((secret) => new StandardWebhook(secret).sign(id, now, body))
      .join(' '),
  };
  return poster.post(webhook.url, headers, body);
}
