import type { Logger } from 'pino';
import { createOutageLog } from '../../lib/outage-log.ts';
import type { VerificationKey } from './fetch-keys.ts';

/** Refresh interval of the keys; a revoked key stays usable here for as long. */
export const KEY_REFRESH_SECONDS = 30;
const RETRY_MS = 1000;
const RETRY_WITH_KEYS_MS = 15_000;
const FORCED_REFRESH_GAP_MS = 10_000;
const USABLE_MS = 24 * 3_600_000;

export class KeysUnavailableError extends Error {
  override readonly name = 'KeysUnavailableError';
}

export interface VerificationKeys {
  /** Loads the keys, continues in the background if that fails, and refreshes them every 30 s. */
  start(): Promise<void>;
  stop(): void;
  /** Milliseconds since the keys were last read; null if never. */
  ageMs(): number | null;
  /** True if there are keys not older than 24 hours. */
  ready(): boolean;
  /**
   * The key of this id, or null if the token service has none. An unknown id asks the token service, but at most once in 10 s whatever ids
   * arrive.
   * @throws KeysUnavailableError if it could not be asked
   */
  find(kid: string): Promise<VerificationKey | null>;
}

export interface VerificationKeysDeps {
  readonly fetchKeys: () => Promise<ReadonlyMap<string, VerificationKey>>;
  readonly logger: Logger;
  /** Called with the ids of keys no longer published, so that tokens they signed can be dropped. */
  readonly onRemoved: (kids: ReadonlySet<string>) => void;
  /** Milliseconds; replaced in tests. */
  readonly now?: () => number;
}

export function createVerificationKeys(deps: VerificationKeysDeps): VerificationKeys {
  const { fetchKeys, logger, onRemoved, now = Date.now } = deps;
  const outage = createOutageLog(logger, {
    failed: 'the public keys of the token service could not be read; trying again until they can',
    recovered: 'the public keys of the token service can be read again',
  });
  let keys: ReadonlyMap<string, VerificationKey> = new Map();
  let loadedAt = Number.NEGATIVE_INFINITY;
  let forcedAt = Number.NEGATIVE_INFINITY;
  let lastRefreshFailed = true;
  let running: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;
  let started = false;

  async function load(): Promise<void> {
    try {
      const loaded = await fetchKeys();
      const removed = new Set([...keys.keys()].filter((kid) => !loaded.has(kid)));
      keys = loaded;
      loadedAt = now();
      lastRefreshFailed = false;
      outage.recovered();
      if (removed.size > 0) onRemoved(removed);
    } catch (error) {
      lastRefreshFailed = true;
      outage.failed(error, { kept: keys.size });
    }
  }

  /** Sends one request at a time; calls meanwhile share it. */
  function refresh(): Promise<void> {
    running ??= load().finally(() => {
      running = null;
      planNext();
    });
    return running;
  }

  /** Planned from the last refresh of any cause: a flood of unknown ids causes no requests besides the planned ones. */
  function planNext(): void {
    clearTimeout(timer);
    if (!started) return;
    const failedDelay = keys.size === 0 ? RETRY_MS : RETRY_WITH_KEYS_MS;
    timer = setTimeout(refresh, lastRefreshFailed ? failedDelay : KEY_REFRESH_SECONDS * 1000);
    timer.unref();
  }

  function ready(): boolean {
    return now() - loadedAt <= USABLE_MS;
  }

  return {
    async start() {
      started = true;
      await refresh();
    },
    stop() {
      started = false;
      clearTimeout(timer);
    },
    ageMs: () => (loadedAt === Number.NEGATIVE_INFINITY ? null : now() - loadedAt),
    ready,
    async find(kid) {
      const known = ready() ? keys.get(kid) : undefined;
      if (known !== undefined) return known;
      if (now() - forcedAt >= FORCED_REFRESH_GAP_MS) {
        forcedAt = now();
        await refresh();
      } else if (ready() && running !== null) await running;
      const found = ready() ? keys.get(kid) : undefined;
      if (found !== undefined) return found;
      if (lastRefreshFailed) throw new KeysUnavailableError('The public keys of the token service cannot be read.');
      return null;
    },
  };
}
