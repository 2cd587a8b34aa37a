import { randomUUID } from 'node:crypto';
import { CHANGE_GROUPS, wantedTypes } from '../domain/changes/wanted-types.ts';
import { UsageError } from '../domain/errors.ts';
import { toGuid } from '../domain/guid.ts';
import type { Poster } from '../outbound/create-poster.ts';
import { FetchError } from '../outbound/fetch-error.ts';
import type { Webhook, WebhookStore } from '../ports/webhook-store.ts';
import { newSecret, openSecrets, postSigned, sealSecret } from './secrets.ts';

const MAX_URL_LENGTH = 2000;

export interface WebhookSettings {
  readonly url: string;
  readonly types?: string | undefined;
  readonly restaurantId?: string | undefined;
  /** Allows http and private addresses. */
  readonly privateAllowed: boolean;
}

/**
 * Adds a webhook for changes from now on.
 * @returns its id and its secret, which is shown only once
 * @throws UsageError that says what is wrong with the settings
 */
export async function addWebhook(
  webhooks: Pick<WebhookStore, 'add'>,
  key: Buffer,
  { url, types, restaurantId, privateAllowed }: WebhookSettings,
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

/** Adds a secret to a webhook; messages are signed by it and by the previous one. @throws UsageError if there is no such webhook */
export async function rotateWebhookSecret(webhooks: WebhookStore, key: Buffer, given: string): Promise<string> {
  const { id } = await webhookOf(webhooks, given);
  const secret = newSecret();
  await webhooks.addSecret(id, sealSecret(id, secret, key));
  return secret;
}

/**
 * Seals the secrets of all webhooks with another key.
 * @returns number of webhooks resealed; those that the key already opens are skipped
 * @throws Error if neither key opens one
 */
export async function resealWebhooks(
  webhooks: Pick<WebhookStore, 'list' | 'reseal'>,
  { from, to }: { readonly from: Buffer; readonly to: Buffer },
): Promise<number> {
  let sealed = 0;
  for (const webhook of await webhooks.list()) {
    try {
      openSecrets(webhook, to);
    } catch {
      const secrets = openSecrets(webhook, from).map((secret) => sealSecret(webhook.id, secret, to));
      if (await webhooks.reseal(webhook, secrets)) sealed += 1;
    }
  }
  return sealed;
}

/** Sends a message of type webhook.test now. @returns status of the answer, or why there is none @throws UsageError if there is no such webhook */
export async function testWebhook(
  deps: { readonly webhooks: WebhookStore; readonly poster: Pick<Poster, 'post'>; readonly key: Buffer },
  given: string,
): Promise<{ readonly status: number } | { readonly error: string }> {
  const webhook = await webhookOf(deps.webhooks, given);
  const timestamp = new Date().toISOString().replace('Z', '000');
  const body = JSON.stringify({ timestamp, type: 'webhook.test', data: { webhookId: webhook.id } });
  try {
    return { status: await postSigned(deps.poster, webhook, deps.key, `test_${randomUUID()}`, body) };
  } catch (error) {
    if (error instanceof FetchError) return { error: error.message };
    throw error;
  }
}

/** @throws UsageError if there is no such webhook */
export async function webhookOf(webhooks: Pick<WebhookStore, 'find'>, given: string): Promise<Webhook> {
  const id = toGuid(given);
  const webhook = id === null ? null : await webhooks.find(id);
  if (!webhook) throw new UsageError(`there is no webhook ${given}; menus webhooks list shows their ids`);
  return webhook;
}

function checkedAddress(text: string, privateAllowed: boolean): string {
  if (!URL.canParse(text) || text.length > MAX_URL_LENGTH) {
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
