import { randomUUID } from 'node:crypto';
import { CHANGE_GROUPS, wantedTypes } from '../src/domain/changes/wanted-types.ts';
import { UsageError } from '../src/domain/errors.ts';
import { toGuid } from '../src/domain/guid.ts';
import type { Poster } from '../src/outbound/create-poster.ts';
import { FetchError } from '../src/outbound/fetch-error.ts';
import type { Webhook, WebhookStore } from '../src/ports/webhook-store.ts';
import { KEPT_DAYS } from './kept-days.ts';
import { newSecret, openSecrets, sealSecret } from './secrets.ts';
import { signMessage } from './sign-message.ts';

const LONGEST_URL = 2000;

/** What a person says of a new webhook. */
export interface WebhookWish {
  readonly url: string;
  /** Types and groups, separated by commas; all where it is left out. */
  readonly types?: string | undefined;
  readonly restaurantId?: string | undefined;
  /** Lets http and the addresses of a network of one's own pass. */
  readonly privateAllowed: boolean;
}

/**
 * Adds a webhook for what happens from now on.
 * @returns its id and its secret, which is shown this once
 * @throws UsageError that says what is wrong with the wish
 */
export async function addWebhook(
  webhooks: Pick<WebhookStore, 'add'>,
  key: Buffer,
  { url, types, restaurantId, privateAllowed }: WebhookWish,
): Promise<{ readonly id: string; readonly secret: string }> {
  const wanted = types === undefined ? null : wantedTypes(types);
  if (wanted !== null && 'unknown' in wanted) {
    throw new UsageError(
      `"${wanted.unknown}" is no type of change; expected ${CHANGE_GROUPS.join(', ')} or a single one`,
    );
  }
  const [id, secret] = [randomUUID(), newSecret()];
  await webhooks.add({
    id,
    url: checkedAddress(url, privateAllowed),
    types: wanted,
    restaurantId: restaurantId ?? null,
    sealedSecret: sealSecret(id, secret, key),
  });
  return { id, secret };
}

/**
 * Gives a webhook a further secret; messages are signed by it and by the one before.
 * @throws UsageError where there is no such webhook
 */
export async function rotateWebhookSecret(webhooks: WebhookStore, key: Buffer, given: string): Promise<string> {
  const { id } = await webhookOf(webhooks, given);
  const secret = newSecret();
  await webhooks.addSecret(id, sealSecret(id, secret, key));
  return secret;
}

/**
 * Sends a message of type webhook.test now.
 * @returns status of the answer, or why there is none
 * @throws UsageError where there is no such webhook
 */
export async function testWebhook(
  deps: { readonly webhooks: WebhookStore; readonly poster: Pick<Poster, 'post'>; readonly key: Buffer },
  given: string,
): Promise<{ readonly status: number } | { readonly error: string }> {
  const webhook = await webhookOf(deps.webhooks, given);
  const now = new Date();
  const timestamp = now.toISOString().replace('Z', '000');
  const body = JSON.stringify({ timestamp, type: 'webhook.test', data: { webhookId: webhook.id } });
  const message = { id: `test_${randomUUID()}`, body };
  const headers = signMessage(message, openSecrets(webhook, deps.key), now);
  try {
    return { status: await deps.poster.post(webhook.url, headers, body) };
  } catch (error) {
    if (error instanceof FetchError) return { error: error.message };
    throw error;
  }
}

/**
 * Sends again to a webhook that was disabled, from where it stopped.
 * @returns the webhook as it was
 * @throws UsageError where there is no such webhook, or it was disabled so long ago that something it has not got is no longer kept
 */
export async function resumeWebhook(webhooks: WebhookStore, given: string, now = new Date()): Promise<Webhook> {
  const webhook = await webhookOf(webhooks, given);
  const { id, failingSince, disabledAt } = webhook;
  const since = failingSince ?? disabledAt ?? now;
  if (now.getTime() - since.getTime() >= KEPT_DAYS * 86_400_000) {
    throw new UsageError(
      `${id} has got nothing for more than ${KEPT_DAYS} days, and older changes are not kept; add it anew and read GET /v1/changes from its beginning`,
    );
  }
  await webhooks.resume(id);
  return webhook;
}

/** @throws UsageError where there is no such webhook */
export async function webhookOf(webhooks: Pick<WebhookStore, 'find'>, given: string): Promise<Webhook> {
  const id = toGuid(given);
  const webhook = id === null ? null : await webhooks.find(id);
  if (!webhook) throw new UsageError(`there is no webhook ${given}; menus webhooks list shows their ids`);
  return webhook;
}

function checkedAddress(text: string, privateAllowed: boolean): string {
  if (!URL.canParse(text) || text.length > LONGEST_URL) {
    throw new UsageError(
      `"${text.slice(0, 100)}" is no address; expected one such as https://app.example/menus-changed`,
    );
  }
  const url = new URL(text);
  if (url.username || url.password) throw new UsageError('the address must not contain a password');
  if (url.protocol === 'https:' || (url.protocol === 'http:' && privateAllowed)) return url.href;
  throw new UsageError(
    `${url.protocol}// is not taken: expected an address with https (ALLOW_PRIVATE_SOURCES=true takes http too)`,
  );
}
