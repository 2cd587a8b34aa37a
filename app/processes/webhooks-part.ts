import { createWebhookWorker } from '../../webhooks/create-webhook-worker.ts';
import { encryptionKey, hasEncryptionKey } from '../wiring/encryption-key.ts';
import { openPoster } from '../wiring/fetcher.ts';
import type { Stores } from '../wiring/stores.ts';
import type { ProcessBase } from './process-base.ts';
import type { RunningPart } from './running-part.ts';

/** Starts to send changes to webhooks, and to keep the change feed no longer than was promised. */
export async function startWebhooks(
  { config, logger, registry }: ProcessBase,
  stores: Pick<Stores, 'openJobPool' | 'webhooks' | 'changeFeed'>,
): Promise<RunningPart> {
  const hasKey = hasEncryptionKey(config);
  if (!hasKey && (await stores.webhooks.list()).length > 0) {
    logger.error('there are webhooks, and without KEY_ENCRYPTION_KEY nothing is sent to them');
  }
  const poster = openPoster(config);
  const worker = createWebhookWorker({
    openPool: stores.openJobPool,
    feed: stores.changeFeed,
    webhooks: stores.webhooks,
    keyEncryptionKey: hasKey ? await encryptionKey(config) : null,
    poster,
    logger,
    registry,
  });
  await worker.start();
  return {
    stop: async () => {
      const stopped = worker.stop();
      // A receiver may take its time; what it has not taken is sent again.
      await poster.close();
      await stopped;
    },
  };
}
