import { setMaxListeners } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { grouped } from '@menu-data-service/menu-model/grouped';
import type { SourceState } from '../../ports/source-store.ts';
import { type CheckSourceDependencies, checkSource, type SourceCheck } from './check-source.ts';
import type { Robots } from './robots.ts';

const HOSTS_AT_ONCE = 8;
const USUAL_DELAY_MS = 1000;

/** Waits between two requests to one host, for as long as the site asks or until the signal is aborted. */
export async function hostPause(
  sourceUrl: string,
  robots: Pick<Robots, 'delayMs'>,
  signal: AbortSignal,
): Promise<void> {
  const delayMs = (await robots.delayMs(sourceUrl).catch(() => 0)) || USUAL_DELAY_MS;
  // One listener per active host; more than ten are no leak.
  setMaxListeners(0, signal);
  await pause(delayMs, undefined, { signal }).catch(() => undefined);
}

/**
 * Checks sources now: one request at a time per host, several hosts in parallel. Skips files, because only their operator can change them.
 * An abort ends at once; an interrupted check leaves no record, so that a repeated call continues with it.
 */
export async function checkSources(
  states: readonly SourceState[],
  dependencies: CheckSourceDependencies & { readonly robots: Robots },
  signal: AbortSignal,
  onChecked: (state: SourceState, check: SourceCheck) => void = () => undefined,
): Promise<void> {
  const fetched = states.filter(({ sourceUrl }) => isFetched(sourceUrl));
  const waiting = [...grouped(fetched, ({ sourceUrl }) => hostOf(sourceUrl)).values()];
  const work = async (): Promise<void> => {
    for (let queue = waiting.shift(); queue; queue = waiting.shift()) {
      for (const [index, state] of queue.entries()) {
        if (index > 0) await hostPause(state.sourceUrl, dependencies.robots, signal);
        if (signal.aborted) return;
        onChecked(state, await checkSource(state, dependencies, signal));
      }
    }
  };
  const untilAborted = () =>
    work().catch((error: unknown) => {
      if (!signal.aborted) throw error;
    });
  await Promise.all(Array.from({ length: HOSTS_AT_ONCE }, untilAborted));
}

/** Names for documentation and tests that no public server has (RFC 2606, RFC 6761). Not `localhost`, which has one. */
const RESERVED = /(?:^|\.)(?:test|example|invalid|example\.(?:com|net|org))\.?$/;

/** Tells whether a source can be fetched again: not a file, nor a placeholder address such as those of the samples. */
export function isFetched(sourceUrl: string): boolean {
  if (!/^https?:\/\//i.test(sourceUrl) || !URL.canParse(sourceUrl)) return false;
  return !RESERVED.test(new URL(sourceUrl).hostname);
}

export function hostOf(sourceUrl: string): string {
  return new URL(sourceUrl).host;
}
