import { type Job, type JobHelpers, Logger as JobLogger, parseCronItems, type TaskList } from 'graphile-worker';
import type { Logger } from 'pino';
import { Counter, type Registry } from 'prom-client';
import { publicChange } from '../domain/changes/public-change.ts';
import { measureGauges } from '../lib/measured.ts';
import { type ResilientRunnerOptions, startResilientRunner } from '../lib/resilient-runner.ts';
import type { Poster } from '../outbound/create-poster.ts';
import type { ChangeFeed } from '../ports/change-feed.ts';
import { DELIVER_TASK, type WebhookDelivery, type WebhookStore } from '../ports/webhook-store.ts';
import { postSigned } from './secrets.ts';

const SPREAD_TASK = 'spread_changes';

const CONCURRENCY = 8;

/**
 * By then the delays of the job queue, which grow to six hours, add up to three days. A job may have three tries more: a killed worker uses
 * one up.
 */
const MAX_TRIES = 22;

/** The receiver no longer wants messages (Standard Webhooks 1.0). */
const GONE = 410;

export interface WebhookWorkerOptions {
  readonly webhooks: WebhookStore;
  readonly poster: Pick<Poster, 'post'>;
  readonly logger: Logger;
  readonly keyEncryptionKey: Buffer;
  readonly openPool: ResilientRunnerOptions['openPool'];
  readonly feed: Pick<ChangeFeed, 'listen'>;
  readonly registry?: Registry;
}

/**
 * Sends changes to webhooks, as jobs in Postgres. A notice of the feed triggers it at once; missed ones are found every minute. Several
 * workers share the jobs.
 * @returns a function that stops it after running messages, which the caller may end
 */
export async function startWebhookWorker(options: WebhookWorkerOptions): Promise<() => Promise<void>> {
  const { openPool, feed, logger } = options;
  const runner = await startResilientRunner(
    'the sending of changes',
    {
      openPool,
      concurrency: CONCURRENCY,
      noHandleSignals: true,
      logger: new JobLogger(() => (level, message, meta) => {
        // Failures of receivers are shown by `menus webhooks list`.
        const isReceivers = (meta?.job as Job | undefined)?.task_identifier === DELIVER_TASK;
        logger[isReceivers ? 'debug' : level === 'warning' ? 'warn' : level](message);
      }),
      taskList: webhookTasks(options),
      parsedCronItems: parseCronItems([{ task: SPREAD_TASK, match: '* * * * *', options: { jobKey: SPREAD_TASK } }]),
    },
    logger,
  );
  const spreadSoon = (): void => {
    // If the job cannot be added now, the next minute does it.
    void runner.addJob(SPREAD_TASK, {}, { jobKey: SPREAD_TASK }).catch(() => undefined);
  };
  const stopListening = await feed.listen(spreadSoon);
  spreadSoon();
  return async () => void (await Promise.all([runner.stop(), stopListening()]));
}

/** The kinds of jobs: adding delivery jobs, and delivering one change. */
export function webhookTasks({ webhooks, poster, logger, keyEncryptionKey, registry }: WebhookWorkerOptions): TaskList {
  const tries =
    registry &&
    new Counter({
      name: 'webhook_tries_total',
      help: 'Attempts to send a change to a webhook, by outcome',
      labelNames: ['outcome'],
      registers: [registry],
    });
  if (registry) measureWebhooks(registry, webhooks);

  const deliver = async (payload: unknown, { job }: JobHelpers): Promise<void> => {
    const { webhookId, place } = payload as { readonly webhookId: string; readonly place: number };
    const delivery = await webhooks.delivery(webhookId, place);
    if (delivery === null) return;
    // A failed job is kept, so that it can be resumed.
    if (delivery.webhook.disabledAt !== null) throw new Error('the webhook is disabled');
    const failure = await tryOnce(delivery, poster, keyEncryptionKey);
    tries?.inc({ outcome: failure === null ? 'delivered' : 'failed' });
    if (failure === null) return webhooks.delivered(delivery);
    const { error, isGone } = failure;
    const isLast = isGone || job.attempts >= MAX_TRIES;
    const reason = isGone ? `${error}: it wants no more` : isLast ? `${error}, as for three days` : error;
    await webhooks.failed(webhookId, reason, isLast);
    if (isLast) logger.error({ webhookId, reason }, 'a webhook was disabled; menus webhooks resume sends what waits');
    throw new Error(error);
  };
  return { [SPREAD_TASK]: () => webhooks.spread(), [DELIVER_TASK]: deliver };
}

async function tryOnce(
  { webhook, change, feed }: WebhookDelivery,
  poster: Pick<Poster, 'post'>,
  key: Buffer,
): Promise<{ readonly error: string; readonly isGone: boolean } | null> {
  const body = JSON.stringify(publicChange(change, { feed, place: change.place }));
  try {
    const status = await postSigned(poster, webhook, key, `change_${feed}_${change.place}`, body);
    return status >= 200 && status < 300
      ? null
      : { error: `${webhook.url} answered ${status}`, isGone: status === GONE };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error), isGone: false };
  }
}

function measureWebhooks(registry: Registry, webhooks: WebhookStore): void {
  measureGauges(registry, webhooks.list, [
    {
      name: 'webhooks_disabled',
      help: 'Webhooks disabled because their receivers accepted nothing',
      of: (all) => all.filter(({ disabledAt }) => disabledAt !== null).length,
    },
    {
      name: 'webhook_streams_waiting',
      help: 'Menus and restaurants with changes that are yet to be sent to a webhook',
      of: (all) => all.reduce((sum, { waitingStreams }) => sum + waitingStreams, 0),
    },
  ]);
}
