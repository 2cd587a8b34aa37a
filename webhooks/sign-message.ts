import { Webhook as StandardWebhook } from 'standardwebhooks';

/** What is sent to a receiver. */
export interface Message {
  /** The same whenever the same is sent again, so that a receiver knows what it has. */
  readonly id: string;
  readonly body: string;
}

/**
 * The headers of a message (Standard Webhooks 1.0): id, time and a signature by each secret.
 * @param at now; receivers refuse what is older than some minutes
 */
export function signMessage({ id, body }: Message, secrets: readonly string[], at: Date): Record<string, string> {
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': secrets.map((secret) => new StandardWebhook(secret).sign(id, at, body)).join(' '),
  };
}
