import type { ChangeType, FeedChange } from '../domain/changes/change.ts';

/** Kind of the jobs that send a change to a webhook. */
export const DELIVER_TASK = 'deliver_change';

export interface Webhook {
  readonly id: string;
  readonly url: string;
  readonly types: readonly ChangeType[] | null;
  readonly restaurantId: string | null;
  /** Newest first, one or two; both sign. */
  readonly sealedSecrets: readonly Buffer[];
  /** Start of the current failure; null if the last message was accepted. */
  readonly failingSince: Date | null;
  readonly lastError: string | null;
  readonly disabledAt: Date | null;
  /** Menus and restaurants with unsent changes. */
  readonly waitingStreams: number;
}

export interface WebhookDelivery {
  readonly webhook: Omit<Webhook, 'waitingStreams'>;
  readonly change: FeedChange;
  readonly stream: string;
  readonly feed: string;
}

export interface WebhookStore {
  /** Adds a webhook for changes from now on. */
  add(
    webhook: Pick<Webhook, 'id' | 'url' | 'types' | 'restaurantId'> & { readonly sealedSecret: Buffer },
  ): Promise<void>;
  list(): Promise<readonly Webhook[]>;
  find(id: string): Promise<Webhook | null>;
  /** Adds a secret, which signs beside the previous one; older ones are dropped. */
  addSecret(id: string, sealedSecret: Buffer): Promise<void>;
  /** Replaces the secrets with the same ones sealed anew. False if they changed meanwhile or there is no such webhook. */
  reseal(webhook: Pick<Webhook, 'id' | 'sealedSecrets'>, sealedSecrets: readonly Buffer[]): Promise<boolean>;
  /** Resumes sending from where it stopped. */
  resume(id: string): Promise<void>;
  remove(id: string): Promise<void>;
  /** Adds a job for each menu and restaurant with new changes that a webhook wants, and unlocks the jobs of killed workers. */
  spread(): Promise<void>;
  delivery(webhookId: string, place: number): Promise<WebhookDelivery | null>;
  /** Replaces the running job with one for the next change of the same menu or restaurant. */
  delivered(delivery: WebhookDelivery): Promise<void>;
  /** @param isLast disables the webhook */
  failed(webhookId: string, error: string, isLast: boolean): Promise<void>;
}
