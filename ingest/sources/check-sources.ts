import { setTimeout as pause } from 'node:timers/promises';
import type { SourceState } from '../../src/ports/source-store.ts';
import { type CheckSourceDependencies, checkSource, type SourceCheck } from './check-source.ts';
import type { Robots } from './robots.ts';

/** Hosts asked at the same time. */
const hostsAtOnce = 8;
/** Between two requests to one host where its robots.txt names no time. */
const usualDelay = 1000;

/** Waits between two requests to one host, as long as the site asks for, or until the signal is aborted. */
export async function hostPause(sourceUrl: string, robots: Pick<Robots, 'delay'>, signal: AbortSignal): Promise<void> {
  const delay = (await robots.delay(sourceUrl).catch(() => 0)) || usualDelay;
  await pause(delay, undefined, { signal }).catch(() => undefined);
}

/**
 * Checks sources now, one request a host at a time, several hosts side by side. File sources are passed over: nobody but
 * their operator can change them. An abort ends at once; checks under way leave no record, so the same call goes on later.
 */
export async function checkSources(
  states: readonly SourceState[],
  dependencies: CheckSourceDependencies & { readonly robots: Robots },
  signal: AbortSignal,
  onChecked: (state: SourceState, check: SourceCheck) => void = () => undefined,
): Promise<void> {
  const hosts = new Map<string, SourceState[]>();
  for (const state of states.filter(({ sourceUrl }) => isFetched(sourceUrl))) {
    const host = hostOf(state.sourceUrl);
    const queue = hosts.get(host);
    if (queue) queue.push(state);
    else hosts.set(host, [state]);
  }
  const waiting = [...hosts.values()];
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
  await Promise.all(Array.from({ length: hostsAtOnce }, untilAborted));
}

/** Names for documentation and tests, which no server of the public net has (RFC 2606, RFC 6761). `localhost` does have one. */
const RESERVED = /(?:^|\.)(?:test|example|invalid|example\.(?:com|net|org))\.?$/;

/** Whether there is something to fetch again: no file, and no address that only stands for one, as the samples have. */
export function isFetched(sourceUrl: string): boolean {
  if (!/^https?:\/\//i.test(sourceUrl) || !URL.canParse(sourceUrl)) return false;
  return !RESERVED.test(new URL(sourceUrl).hostname);
}

export function hostOf(sourceUrl: string): string {
  return new URL(sourceUrl).host;
}
