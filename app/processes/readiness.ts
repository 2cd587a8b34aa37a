import type { Readiness } from '../ops/readiness.ts';
import type { Stores } from '../wiring/stores.ts';

/** Looks at one thing that readiness depends on; throws or is false where it is not there. */
export type Look = () => boolean | Promise<boolean>;

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

/** Takes one look; never throws. */
export async function look(one: Look): Promise<{ ok: boolean; detail?: string }> {
  try {
    return (await one()) ? { ok: true } : { ok: false, detail: 'not ready' };
  } catch (error) {
    return { ok: false, detail: error instanceof Error ? error.message : String(error) };
  }
}
