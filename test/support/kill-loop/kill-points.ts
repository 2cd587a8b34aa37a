import type { MenuChanges } from '../../../src/ports/menu-changes.ts';
import type { MenuDocuments } from '../../../src/ports/search/documents.ts';
import type { SearchIndex } from '../../../src/ports/search-index.ts';

/** Points of the indexer's work at which the process is killed; `any` is a random moment. */
export const KILL_POINTS = [
  'any',
  'changes claimed',
  'documents read',
  'changes applied',
  'changes completed',
  'rebuild begun',
  'rebuild read',
  'rebuild swapped',
  'epoch stored',
] as const;
export type KillPoint = (typeof KILL_POINTS)[number];

/** Never resolves, because the process is about to be killed. */
function die(): Promise<never> {
  process.kill(process.pid, 'SIGKILL');
  return new Promise(() => undefined);
}

/** The ports of an indexer that is killed (SIGKILL) at a point. */
export function dyingPorts(
  point: KillPoint,
  changes: MenuChanges,
  index: SearchIndex,
): { readonly changes: MenuChanges; readonly index: SearchIndex } {
  const dieAt = async (reached: KillPoint): Promise<void> => {
    if (reached === point) await die();
  };
  async function* dieAfterFirst(
    batches: AsyncIterable<readonly MenuDocuments[]>,
  ): AsyncGenerator<readonly MenuDocuments[]> {
    for await (const batch of batches) {
      yield batch;
      await dieAt('rebuild read');
    }
  }
  return {
    changes: {
      ...changes,
      async claim(engine, limit, leaseSeconds) {
        const claims = await changes.claim(engine, limit, leaseSeconds);
        if (claims.length > 0) await dieAt('changes claimed');
        return claims;
      },
      async documents(menuIds) {
        const documents = await changes.documents(menuIds);
        await dieAt('documents read');
        return documents;
      },
      async complete(engine, claims) {
        await changes.complete(engine, claims);
        if (claims.length > 0) await dieAt('changes completed');
      },
      async setEpoch(engine, epoch) {
        await changes.setEpoch(engine, epoch);
        await dieAt('epoch stored');
      },
    },
    index: {
      ...index,
      async apply(list) {
        await index.apply(list);
        await dieAt('changes applied');
      },
      async rebuild(menus, epoch, onProgress) {
        await dieAt('rebuild begun');
        await index.rebuild(dieAfterFirst(menus), epoch, onProgress);
        await dieAt('rebuild swapped');
      },
    },
  };
}
