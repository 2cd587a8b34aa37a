import { UsageError } from '../../src/domain/errors.ts';
import { knownRestaurant } from '../../src/ingest/known-restaurant.ts';
import type { Webhook } from '../../src/ports/webhook-store.ts';
import {
  addWebhook,
  resealWebhooks,
  rotateWebhookSecret,
  testWebhook,
  webhookOf,
} from '../../src/webhooks/manage-webhooks.ts';
import { encryptionKey } from '../wiring/encryption-key.ts';
import { openPoster } from '../wiring/fetcher.ts';
import type { CommandIo, JsonOption } from './terminal/command-io.ts';
import { EXIT, type ExitCode } from './terminal/exit-codes.ts';
import { withStores } from './with-stores.ts';

interface AddWebhookOptions extends JsonOption {
  readonly types?: string;
  readonly restaurant?: string;
}

export function addWebhookCommand(url: string, options: AddWebhookOptions, io: CommandIo): Promise<void> {
  return withStores(async (stores, { config }) => {
    const { types, restaurant } = options;
    const restaurantId =
      restaurant === undefined ? undefined : (await knownRestaurant(restaurant, stores.restaurants)).id;
    const wish = { url, types, restaurantId, privateAllowed: config.allowPrivateSources };
    show(await addWebhook(stores.webhooks, await encryptionKey(config, 'worker'), wish), options, io);
  });
}

export function listWebhooks(options: JsonOption, io: CommandIo): Promise<void> {
  return withStores(async (stores) => {
    const webhooks = await stores.webhooks.list();
    for (const webhook of webhooks) io.out(options.json ? JSON.stringify(summary(webhook)) : line(webhook));
    if (webhooks.length === 0) io.say('There are no webhooks yet: menus webhooks add URL');
  });
}

export function testWebhookCommand(id: string, options: JsonOption, io: CommandIo): Promise<ExitCode> {
  return withStores(async (stores, { config }) => {
    const poster = openPoster(config);
    try {
      const key = await encryptionKey(config, 'worker');
      const answer = await testWebhook({ webhooks: stores.webhooks, poster, key }, id);
      const taken = 'status' in answer && answer.status >= 200 && answer.status < 300;
      io.out(options.json ? JSON.stringify({ id, taken, ...answer }) : saidOf(answer, taken));
      return taken ? EXIT.done : EXIT.failed;
    } finally {
      await poster.close();
    }
  });
}

export function rotateWebhook(id: string, options: JsonOption, io: CommandIo): Promise<void> {
  return withStores(async (stores, { config }) => {
    const secret = await rotateWebhookSecret(stores.webhooks, await encryptionKey(config, 'worker'), id);
    show({ id, secret }, options, io);
  });
}

export function resealWebhooksCommand(options: JsonOption, io: CommandIo): Promise<void> {
  return withStores(async (stores, { config }) => {
    const { keyEncryptionKey: from, workerEncryptionKey: to } = config;
    if (!from || !to) throw new UsageError('set WORKER_ENCRYPTION_KEY, and KEY_ENCRYPTION_KEY as it was');
    const sealed = await resealWebhooks(stores.webhooks, { from, to });
    io.out(options.json ? JSON.stringify({ sealed }) : `${sealed} webhooks are sealed with WORKER_ENCRYPTION_KEY now.`);
  });
}

export function resumeWebhookCommand(id: string, options: JsonOption, io: CommandIo): Promise<void> {
  return withStores(async (stores) => {
    const webhook = await webhookOf(stores.webhooks, id);
    await stores.webhooks.resume(webhook.id);
    const resumed = { id: webhook.id, waitingStreams: webhook.waitingStreams };
    io.out(
      options.json ? JSON.stringify(resumed) : `${webhook.id} gets what waited within a minute, then further changes.`,
    );
  });
}

export function removeWebhook(id: string, options: JsonOption, io: CommandIo): Promise<void> {
  return withStores(async (stores) => {
    const webhook = await webhookOf(stores.webhooks, id);
    await stores.webhooks.remove(webhook.id);
    io.out(options.json ? JSON.stringify({ id: webhook.id, removed: true }) : `${webhook.url} gets no more messages.`);
  });
}

function saidOf(answer: Awaited<ReturnType<typeof testWebhook>>, taken: boolean): string {
  if ('error' in answer) return answer.error;
  return `answered ${answer.status}${taken ? '' : '; expected 200 to 299'}`;
}

function summary({ sealedSecrets, ...webhook }: Webhook) {
  return { ...webhook, liveSecrets: sealedSecrets.length };
}

function line(webhook: Webhook): string {
  const { id, url, types, disabledAt, failingSince, lastError, waitingStreams } = webhook;
  const state = disabledAt ? 'disabled' : failingSince || lastError ? 'failing' : 'active';
  const waits = waitingStreams === 0 ? '' : `  ${waitingStreams} waiting`;
  const why = lastError === null ? '' : `  (${lastError})`;
  return `${id}  ${state.padEnd(8)}  ${types === null ? 'all' : types.join(',')}  ${url}${waits}${why}`;
}

function show(made: { readonly id: string; readonly secret: string }, { json }: JsonOption, io: CommandIo): void {
  if (json) {
    io.out(JSON.stringify(made));
    return;
  }
  io.out(`id      ${made.id}`);
  io.out(`secret  ${made.secret}`);
  io.say('The secret is shown only once. Give it to the receiver, who verifies messages with it.');
}
