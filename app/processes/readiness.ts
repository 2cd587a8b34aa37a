import type { Readiness } from '../../src/ops/service-state.ts';
import type { IndexHealth } from '../../src/ports/search-index.ts';
import type { Stores } from '../wiring/stores.ts';

/** Readiness check of one dependency; throws or is false where it fails. Text adds details to a success. */
export type ReadinessCheck = () => boolean | string | Promise<boolean | string>;

const PING_MS = 1000;

export function readinessOf(checks: Readonly<Record<string, ReadinessCheck>>): () => Promise<Readiness> {
  return async () => {
    const named = await Promise.all(
      Object.entries(checks).map(async ([name, one]) => [name, await runCheck(one)] as const),
    );
    return { ready: named.every(([, { ok }]) => ok), checks: Object.fromEntries(named) };
  };
}

/** Succeeds if the database answers within a second; throws with the reason otherwise. */
export async function answers(stores: Pick<Stores, 'ping'>): Promise<true> {
  await stores.ping(PING_MS);
  return true;
}

/** Succeeds if the search answers, with any trouble it has nevertheless; throws with the reason otherwise. */
export function canBeSearched({ available, trouble }: Pick<IndexHealth, 'available' | 'trouble'>): true | string {
  if (!available) throw new Error(trouble ?? 'the search does not answer');
  return trouble ?? true;
}

/** The same for an indexer, which continues while one engine answers. */
export function oneCanBeSearched(all: readonly IndexHealth[]): true | string {
  const trouble = all.flatMap((one) => one.trouble ?? []).join('; ');
  return canBeSearched({ available: all.some(({ available }) => available), ...(trouble !== '' && { trouble }) });
}

/** Runs one check; never throws. */
export async function runCheck(one: ReadinessCheck): Promise<{ ok: boolean; detail?: string }> {
  try {
    const found = await one();
    if (typeof found === 'string') return { ok: true, detail: found };
    return found ? { ok: true } : { ok: false, detail: 'not ready' };
  } catch (error) {
    return { ok: false, detail: error instanceof Error ? error.message : String(error) };
  }
}
