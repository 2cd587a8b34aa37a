import type { ChangeType, FeedChange } from '../domain/changes/change.ts';

/** An address to which changes are sent. */
export interface Webhook {
  /** Lower-case GUID. */
  readonly id: string;
  readonly url: string;
  /** Null for all. */
  readonly types: readonly ChangeType[] | null;
  /** Null for all. */
  readonly restaurantId: string | null;
  /** Newest first, one or two; both sign. */
  readonly sealedSecrets: readonly Buffer[];
  /** Since when the receiver as a whole has not answered as it should; null while it does. */
  readonly failingSince: Date | null;
  readonly lastError: string | null;
  /** Null while changes are sent. */
  readonly disabledAt: Date | null;
  /** Streams of changes with something that is yet to be sent. */
  readonly waitingStreams: number;
}

/** A stream of changes on its way to one webhook. */
export interface WebhookStream {
  readonly webhookId: string;
  readonly stream: string;
}

/** The next change of a stream, which is sent by whoever claimed it and by nobody else until the claim is over. */
export interface WebhookDelivery extends WebhookStream {
  readonly webhook: Webhook;
  readonly change: FeedChange;
  /** Name of the feed. */
  readonly feed: string;
  readonly floor: number;
  /** Failures of this stream since its last delivery. */
  readonly attempts: number;
  /** Failures of the receiver as a whole since its last delivery. */
  readonly webhookAttempts: number;
  /** Since when this stream, or the receiver, fails; null where neither does. */
  readonly failingSince: Date | null;
}

export interface WebhookStore {
  /** Sends what happens from now on. */
  add(
    webhook: Pick<Webhook, 'id' | 'url' | 'types' | 'restaurantId'> & { readonly sealedSecret: Buffer },
  ): Promise<void>;
  /** In the order in which they were added. */
  list(): Promise<readonly Webhook[]>;
  find(id: string): Promise<Webhook | null>;
  /** Adds a secret, which signs beside the one before; an older one goes. False where there is no such webhook. */
  addSecret(id: string, sealedSecret: Buffer): Promise<boolean>;
  /** Sends again what waits and what happens, from where it stopped. False where there is no such webhook. */
  resume(id: string): Promise<boolean>;
  disable(id: string, reason: string): Promise<void>;
  /** False where there is no such webhook. */
  remove(id: string): Promise<boolean>;
  /** Gives what has happened since the last time to the streams of every webhook that wants it. */
  spread(): Promise<void>;
  /** Streams of which something may be sent now. */
  dueStreams(): Promise<readonly WebhookStream[]>;
  /** The next change of a stream; null where none may be sent now, or none is left. */
  claim(one: WebhookStream, leaseSeconds: number): Promise<WebhookDelivery | null>;
  delivered(delivery: WebhookDelivery): Promise<void>;
  /** The receiver refused this change: its stream waits, the others go on. */
  streamFailed(delivery: WebhookDelivery, error: string, retryAfterSeconds: number): Promise<void>;
  /** The receiver is away: all its streams wait. */
  receiverFailed(delivery: WebhookDelivery, error: string, retryAfterSeconds: number): Promise<void>;
}
