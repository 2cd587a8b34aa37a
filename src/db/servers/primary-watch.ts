import { UnavailableError } from '../../lib/unavailable.ts';
import { choosePrimary, type Primary, type SeenServer } from './choose-primary.ts';
import { probeServer, type ServerProbe } from './server-probe.ts';

/** Knows which of several servers takes writes. */
export interface PrimaryWatch {
  /**
   * Address of the primary, which may take a while to be found where one has just died.
   * @throws UnavailableError where none is found in time
   */
  url(): Promise<string>;
  /** Address of what was the primary last; null before one was found. */
  last(): string | null;
  /** Whether this address is still that of the primary, as far as is known. */
  isPrimary(url: string): boolean;
  stop(): void;
}

/** A failover takes seconds; what waits longer is better told that it failed. */
const LONGEST_WAIT_MS = 5000;
/** One look may fail where nothing is wrong, such as on a machine that is busy. */
const FAILURES = 2;

/**
 * Follows several servers of one cluster, from the first question on.
 * @param urls one address for each
 * @param onPrimary called with the address of each new primary: connections to others are to be given up
 */
export function watchPrimary(urls: readonly string[], onPrimary: (url: string) => void): PrimaryWatch {
  const seen = new Map<string, SeenServer>();
  const looked = new Set<string>();
  const waiting = new Set<() => void>();
  let probes: readonly ServerProbe[] | null = null;
  let primary: Primary | null = null;
  let failures = 0;

  const isLost = (): boolean => primary === null || failures >= FAILURES;

  function note(url: string, state: SeenServer | null): void {
    looked.add(url);
    if (state) seen.set(url, state);
    else seen.delete(url);
    if (url === primary?.url) {
      failures = state && !state.standby ? 0 : failures + 1;
      if (failures === FAILURES) for (const probe of probes ?? []) probe.hurry();
    }
    // Before all were looked at, one that was the primary before could be taken for it.
    if (looked.size < urls.length) return;
    const next = choosePrimary(seen, primary);
    if (!next) return;
    const isNew = next.url !== primary?.url;
    primary = next;
    if (isNew) {
      failures = 0;
      onPrimary(next.url);
    }
    if (!isLost()) for (const go of waiting) go();
  }

  return {
    async url() {
      probes ??= urls.map((url) => probeServer(url, isLost, (state) => note(url, state)));
      if (isLost()) await found();
      if (primary && !isLost()) return primary.url;
      throw new UnavailableError('None of the database servers takes writes.');
    },
    last: () => primary?.url ?? null,
    isPrimary: (url) => url === primary?.url && !isLost(),
    stop() {
      for (const probe of probes ?? []) probe.stop();
      for (const go of waiting) go();
    },
  };

  /** Resolves when there is a primary, or after the longest wait. */
  function found(): Promise<void> {
    return new Promise((resolve) => {
      const go = (): void => {
        clearTimeout(timer);
        waiting.delete(go);
        resolve();
      };
      const timer = setTimeout(go, LONGEST_WAIT_MS);
      waiting.add(go);
    });
  }
}
