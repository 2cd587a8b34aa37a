import type { Logger } from 'pino';
import { publicChange } from '../src/domain/changes/public-change.ts';
import type { Poster } from '../src/outbound/create-poster.ts';
import type { WebhookDelivery, WebhookStore, WebhookStream } from '../src/ports/webhook-store.ts';
import { GIVE_UP_AFTER_HOURS, waitSeconds } from './retry-plan.ts';
import { openSecrets } from './secrets.ts';
import { type Message, signMessage } from './sign-message.ts';

/** More than a receiver may take to answer. */
const LEASE_SECONDS = 60;

/** Statuses by which a receiver, or what is before it, says that it takes nothing at the moment. */
const AWAY = new Set([408, 429, 502, 503, 504]);
/** Nobody wants messages there any more (Standard Webhooks 1.0). */
const GONE = 410;

export interface DeliveryDeps {
  readonly webhooks: WebhookStore;
  readonly poster: Pick<Poster, 'post'>;
  readonly keyEncryptionKey: Buffer;
  readonly logger: Logger;
  /** Called after each try. */
  readonly onTry?: (outcome: 'delivered' | 'failed') => void;
}

/**
 * Sends the changes of a stream in order, until nothing is left or one is not taken.
 * @returns seconds until it should be tried again; null where that is not known or not needed
 */
export async function deliverStream(
  one: WebhookStream,
  deps: DeliveryDeps,
  signal: AbortSignal,
): Promise<number | null> {
  for (;;) {
    if (signal.aborted) return null;
    const delivery = await deps.webhooks.claim(one, LEASE_SECONDS);
    if (delivery === null) return null;
    const failure = await tryOnce(delivery, deps);
    deps.onTry?.(failure === null ? 'delivered' : 'failed');
    if (failure !== null) return failed(delivery, failure, deps);
    await deps.webhooks.delivered(delivery);
  }
}

interface Failure {
  readonly error: string;
  readonly of: 'change' | 'receiver' | 'webhook';
}

/** Null where the receiver has taken it. */
async function tryOnce(delivery: WebhookDelivery, { poster, keyEncryptionKey }: DeliveryDeps): Promise<Failure | null> {
  const { webhook } = delivery;
  const message = messageOf(delivery);
  const headers = signMessage(message, openSecrets(webhook, keyEncryptionKey), new Date());
  try {
    const status = await poster.post(webhook.url, headers, message.body);
    if (status >= 200 && status < 300) return null;
    const error = `${webhook.url} answered ${status}`;
    if (status === GONE) return { error, of: 'webhook' };
    return { error, of: AWAY.has(status) ? 'receiver' : 'change' };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error), of: 'receiver' };
  }
}

function messageOf({ change, feed, floor }: WebhookDelivery): Message {
  const body = JSON.stringify(publicChange(change, { feed, floor, place: change.place }));
  return { id: `change_${feed}_${change.place}`, body };
}

async function failed(delivery: WebhookDelivery, { error, of }: Failure, deps: DeliveryDeps): Promise<number | null> {
  const { webhooks, logger } = deps;
  const { webhookId, failingSince, attempts, webhookAttempts } = delivery;
  const hours = failingSince === null ? 0 : (Date.now() - failingSince.getTime()) / 3_600_000;
  if (of === 'webhook' || hours >= GIVE_UP_AFTER_HOURS) {
    const reason = of === 'webhook' ? `${error}: it wants no more` : `${error}, as for ${Math.floor(hours)} hours`;
    await webhooks.disable(webhookId, reason);
    logger.error({ webhookId, reason }, 'a webhook was disabled; menus webhooks resume sends what waits');
    return null;
  }
  const wait = waitSeconds(of === 'receiver' ? webhookAttempts : attempts);
  if (of === 'receiver') await webhooks.receiverFailed(delivery, error, wait);
  else await webhooks.streamFailed(delivery, error, wait);
  logger.debug({ webhookId, stream: delivery.stream, error, wait }, 'a change could not be delivered');
  return wait;
}
