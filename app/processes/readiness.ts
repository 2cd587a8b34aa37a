import type { IndexHealth } from '../../src/ports/search-index.ts';
import type { Readiness } from '../ops/service-state.ts';
import type { OpenLookUps } from '../wiring/look-ups.ts';
import type { Stores } from '../wiring/stores.ts';

/** Looks at one thing that readiness depends on; throws or is false where it is not there. Text says more of what is there. */
export type Look = () => boolean | string | Promise<boolean | string>;

const PING_MS = 1000;

/** Readiness made of named looks: ready when every one is. */
export function readinessOf(looks: Readonly<Record<string, Look>>): () => Promise<Readiness> {
  return async () => {
    const named = await Promise.all(Object.entries(looks).map(async ([name, one]) => [name, await look(one)] as const));
    return { ready: named.every(([, { ok }]) => ok), checks: Object.fromEntries(named) };
  };
}

/** Whether the database answers within a second; throws with the reason where it does not. */
export async function answers(stores: Pick<Stores, 'ping'>): Promise<true> {
  await stores.ping(PING_MS);
  return true;
}

/**
 * Whether look-ups can be answered, and by which servers; throws with the reason where they cannot. Without its primary a process serves
 * on from its replicas.
 */
export async function readsAnswer(
  stores: Pick<Stores, 'ping'>,
  { replicas }: Pick<OpenLookUps, 'replicas'>,
): Promise<true | string> {
  const used = replicas?.() ?? [];
  const where = used.length === 0 ? 'the primary, since no replica can be used' : used.join(', ');
  try {
    await answers(stores);
    return replicas === null || `look-ups go to ${where}`;
  } catch (error) {
    if (used.length === 0) throw error;
    return `the primary does not answer (${(error as Error).message}); look-ups go to ${where}`;
  }
}

/** Whether the search answers, and what is wrong with one of several engines; throws with the reason where it does not. */
export function canBeSearched({ available, trouble }: Pick<IndexHealth, 'available' | 'trouble'>): true | string {
  if (!available) throw new Error(trouble ?? 'the search does not answer');
  return trouble ?? true;
}

/** The same for an indexer, which works on while one engine answers. */
export function oneCanBeSearched(all: readonly IndexHealth[]): true | string {
  const trouble = all.flatMap((one) => one.trouble ?? []).join('; ');
  return canBeSearched({ available: all.some(({ available }) => available), ...(trouble !== '' && { trouble }) });
}

/** Takes one look; never throws. */
export async function look(one: Look): Promise<{ ok: boolean; detail?: string }> {
  try {
    const found = await one();
    if (typeof found === 'string') return { ok: true, detail: found };
    return found ? { ok: true } : { ok: false, detail: 'not ready' };
  } catch (error) {
    return { ok: false, detail: error instanceof Error ? error.message : String(error) };
  }
}
