import { startWebhookWorker } from '../../src/webhooks/start-webhook-worker.ts';
import { encryptionKey, hasEncryptionKey } from '../wiring/encryption-key.ts';
import { openPoster } from '../wiring/fetcher.ts';
import type { Stores } from '../wiring/stores.ts';
import type { ProcessBase } from './process-base.ts';
import type { RunningPart } from './running-part.ts';

/** Starts to send changes to webhooks, if there is a key that opens their secrets. */
export async function startWebhooks(
  { config, logger, registry }: ProcessBase,
  { openJobPool, webhooks, changeFeed }: Pick<Stores, 'openJobPool' | 'webhooks' | 'changeFeed'>,
): Promise<RunningPart> {
  if (!hasEncryptionKey(config, 'worker')) {
    if ((await webhooks.list()).length > 0) {
      logger.error(
        'there are webhooks, and without WORKER_ENCRYPTION_KEY or KEY_ENCRYPTION_KEY nothing is sent to them',
      );
    }
    return { stop: async () => undefined };
  }
  const poster = openPoster(config);
  const keyEncryptionKey = await encryptionKey(config, 'worker');
  const feed = changeFeed;
  const stop = await startWebhookWorker({
    openPool: openJobPool,
    feed,
    webhooks,
    keyEncryptionKey,
    poster,
    logger,
    registry,
  });
  return {
    stop: async () => {
      const stopped = stop();
      // A receiver may be slow; undelivered changes are sent again.
      await poster.close();
      await stopped;
    },
  };
}
