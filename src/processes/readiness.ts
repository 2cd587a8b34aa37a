import { type Database, pingDatabase } from '../db/open-database.ts';
import type { Readiness } from '../ops/create-ops-app.ts';

/** Looks at one thing that readiness hangs on; throws or says false where it is not there. */
export type Look = () => boolean | Promise<boolean>;

async function look(one: Look): Promise<{ ok: boolean; detail?: string }> {
  try {
    return (await one()) ? { ok: true } : { ok: false, detail: 'not ready' };
  } catch (error) {
    return { ok: false, detail: error instanceof Error ? error.message : String(error) };
  }
}

/** Whether the database answers within a second; throws with the reason where it does not. */
export async function answers(db: Database): Promise<true> {
  await pingDatabase(db, 1000);
  return true;
}

/** Readiness made of named looks: ready when every one is. */
export function readinessOf(looks: Readonly<Record<string, Look>>): () => Promise<Readiness> {
  return async () => {
    const named = await Promise.all(Object.entries(looks).map(async ([name, one]) => [name, await look(one)] as const));
    return { ready: named.every(([, { ok }]) => ok), checks: Object.fromEntries(named) };
  };
}
