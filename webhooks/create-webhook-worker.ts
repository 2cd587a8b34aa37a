import { Logger as GraphileLogger, type JobHelpers, parseCronItems, type TaskList } from 'graphile-worker';
import { Counter, type Registry } from 'prom-client';
import { type LastingRunner, type LastingRunnerOptions, startLastingRunner } from '../src/lib/lasting-runner.ts';
import { measureGauge } from '../src/lib/measured.ts';
import type { ChangeFeed } from '../src/ports/change-feed.ts';
import type { WebhookStream } from '../src/ports/webhook-store.ts';
import { type DeliveryDeps, deliverStream } from './deliver-stream.ts';
import { KEPT_DAYS } from './kept-days.ts';

const SPREAD_TASK = 'spread_changes';
const DELIVER_TASK = 'deliver_changes';
const THIN_OUT_TASK = 'thin_out_changes';

/** Messages on their way at the same time. */
const CONCURRENCY = 8;

export interface WebhookWorkerOptions extends Omit<DeliveryDeps, 'onTry' | 'keyEncryptionKey'> {
  /** Opens the secrets; without it nothing is sent, and the feed is thinned out all the same. */
  readonly keyEncryptionKey: Buffer | null;
  /** A pool of connections to the database with the menus. */
  readonly openPool: LastingRunnerOptions['openPool'];
  readonly feed: Pick<ChangeFeed, 'listen' | 'thinOut'>;
  readonly registry?: Registry;
}

export interface WebhookWorker {
  start(): Promise<void>;
  /** Waits for messages under way; the caller may end them. */
  stop(): Promise<void>;
}

/**
 * Sends changes to webhooks, as jobs in Postgres, and thins out the feed once a day. A notice of the feed makes it look at once; what
 * was missed or waits is looked for every minute. Several workers share the jobs.
 */
export function createWebhookWorker(options: WebhookWorkerOptions): WebhookWorker {
  const { openPool, feed, logger } = options;
  const stopping = new AbortController();
  let runner: LastingRunner | undefined;
  let stopListening: (() => Promise<void>) | undefined;
  const spreadSoon = (): void => {
    // The next minute does what cannot be asked for now.
    void runner?.addJob(SPREAD_TASK, {}, { jobKey: SPREAD_TASK }).catch(() => undefined);
  };
  return {
    async start() {
      runner ??= await startLastingRunner(
        'the sending of changes',
        {
          openPool,
          concurrency: CONCURRENCY,
          noHandleSignals: true,
          logger: new GraphileLogger(() => (level, message) => logger[level === 'warning' ? 'warn' : level](message)),
          taskList: webhookTasks(options, stopping.signal),
          parsedCronItems: parseCronItems([
            ...(options.keyEncryptionKey
              ? [{ task: SPREAD_TASK, match: '* * * * *', options: { jobKey: SPREAD_TASK } }]
              : []),
            { task: THIN_OUT_TASK, match: '17 3 * * *', options: { backfillPeriod: 86_400_000 } },
          ]),
        },
        logger,
      );
      if (options.keyEncryptionKey === null) return;
      stopListening ??= await feed.listen(spreadSoon);
      spreadSoon();
    },
    async stop() {
      stopping.abort();
      await stopListening?.();
      await runner?.stop();
      runner = undefined;
    },
  };
}

/** The kinds of jobs: giving changes to the streams of webhooks, sending those of one, and thinning out the feed. */
export function webhookTasks(options: WebhookWorkerOptions, signal: AbortSignal): TaskList {
  const { webhooks, feed, logger, registry } = options;
  const tries =
    registry &&
    new Counter({
      name: 'webhook_tries_total',
      help: 'Tries to send a change to a webhook, by outcome',
      labelNames: ['outcome'],
      registers: [registry],
    });
  if (registry) measureWebhooks(registry, webhooks);

  const spread = async (_payload: unknown, { addJob }: JobHelpers): Promise<void> => {
    await webhooks.spread();
    for (const one of await webhooks.dueStreams()) await addJob(DELIVER_TASK, one, { jobKey: keyOf(one) });
  };

  const deliverWith =
    (keyEncryptionKey: Buffer) =>
    async (payload: unknown, { addJob }: JobHelpers): Promise<void> => {
      const { webhookId, stream } = payload as WebhookStream;
      const one = { webhookId, stream };
      const deps = {
        ...options,
        keyEncryptionKey,
        onTry: (outcome: 'delivered' | 'failed') => tries?.inc({ outcome }),
      };
      const wait = await deliverStream(one, deps, signal);
      if (wait === null) return;
      await addJob(DELIVER_TASK, one, { jobKey: keyOf(one), runAt: new Date(Date.now() + wait * 1000) });
    };

  const thinOut = async (): Promise<void> => {
    const deleted = await feed.thinOut(KEPT_DAYS);
    logger.info({ deleted }, 'thinned out the change feed');
  };

  const { keyEncryptionKey } = options;
  const sending = keyEncryptionKey && { [SPREAD_TASK]: spread, [DELIVER_TASK]: deliverWith(keyEncryptionKey) };
  return { ...sending, [THIN_OUT_TASK]: thinOut };
}

const keyOf = ({ webhookId, stream }: WebhookStream): string => `webhook ${webhookId} ${stream}`;

function measureWebhooks(registry: Registry, webhooks: WebhookWorkerOptions['webhooks']): void {
  measureGauge(registry, {
    name: 'webhooks_disabled',
    help: 'Webhooks that were disabled because their receivers took nothing for long',
    read: async () => (await webhooks.list()).filter(({ disabledAt }) => disabledAt !== null).length,
  });
  measureGauge(registry, {
    name: 'webhook_streams_waiting',
    help: 'Menus and restaurants with changes that are yet to be sent to a webhook',
    read: async () => (await webhooks.list()).reduce((sum, { waitingStreams }) => sum + waitingStreams, 0),
  });
}
