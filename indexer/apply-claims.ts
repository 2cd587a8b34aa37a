import { traced } from '../src/lib/traced.ts';
import type { MenuChangeClaim } from '../src/ports/menu-changes.ts';
import type { MenuChange } from '../src/ports/search-index.ts';
import type { IndexerOptions } from './indexer.ts';

/** A menu that failed this often is tried alone, and parked if it fails again. */
export const MAX_ATTEMPTS = 8;
const FIRST_RETRY_SECONDS = 0.25;
const MAX_RETRY_SECONDS = 60;

interface ClaimDeps extends Pick<IndexerOptions, 'changes' | 'index' | 'engine' | 'logger'> {
  /** Epoch the engine must have before and after; null while a rebuild changes it. */
  readonly epoch: string | null;
}

/** The engine accepts nothing now; the menus are not at fault. */
export class EngineUnavailableError extends Error {
  override readonly name = 'EngineUnavailableError';
}

/** Delay before retrying a menu that failed `attempts` times: doubled each time, up to a minute. */
function retryDelaySeconds(attempts: number): number {
  return Math.min(FIRST_RETRY_SECONDS * 2 ** attempts, MAX_RETRY_SECONDS);
}

/**
 * Writes the claimed menus and completes their claims. A failed batch is retried later; after eight attempts the menu at fault is found and
 * parked.
 * @returns number of menus that are now searchable
 * @throws EngineUnavailableError if the engine is away or another one; the claims are due again then
 */
export function applyClaims(deps: ClaimDeps, claims: readonly MenuChangeClaim[]): Promise<number> {
  return traced('apply changes of menus', () => apply(deps, claims));
}

async function apply(deps: ClaimDeps, claims: readonly MenuChangeClaim[]): Promise<number> {
  const { changes, engine, logger } = deps;
  try {
    await applyCurrentState(deps, claims);
    await assertSameEngine(deps);
  } catch (error) {
    await assertSameEngine(deps, error).catch(async (unavailable: unknown) => {
      await changes.fail(engine, claims, messageOf(unavailable), FIRST_RETRY_SECONDS, false);
      throw unavailable;
    });
    const attempts = Math.max(...claims.map((claim) => claim.attempts));
    if (attempts + 1 >= MAX_ATTEMPTS) return isolate(deps, claims);
    logger.warn({ err: error, menus: claims.length, attempts: attempts + 1 }, 'menus not indexed; trying again');
    await changes.fail(engine, claims, messageOf(error), retryDelaySeconds(attempts), false);
    return 0;
  }
  await changes.complete(engine, claims);
  return claims.length;
}

async function applyCurrentState(deps: ClaimDeps, claims: readonly MenuChangeClaim[]): Promise<void> {
  const { changes, index } = deps;
  const ids = claims.map((claim) => claim.menuId);
  const documents = await changes.documents(ids);
  const held = new Set(documents.map((menu) => menu.menuId));
  const upserts: MenuChange[] = documents.map((upsert) => ({ upsert }));
  const removals: MenuChange[] = claims.flatMap(({ menuId }) => (held.has(menuId) ? [] : [{ remove: menuId }]));
  await index.apply([...upserts, ...removals]);
}

/** An engine emptied or restored meanwhile accepts the menus, but is not the index they are meant for. */
async function assertSameEngine({ index, epoch }: ClaimDeps, cause?: unknown): Promise<void> {
  const health = await index.health();
  if (!health.available) throw new EngineUnavailableError('The search engine does not answer', { cause });
  if (epoch !== null && health.epoch !== epoch) {
    throw new EngineUnavailableError('The search engine is not the one that was filled', { cause });
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Separates the menus that the engine refuses from the rest, and parks those that failed too often. */
async function isolate(deps: ClaimDeps, claims: readonly MenuChangeClaim[]): Promise<number> {
  const { changes, engine, logger } = deps;
  const refused = await refusedMenus(deps, claims);
  const refusedIds = new Set(refused.map(({ claim }) => claim.menuId));
  const done = claims.filter(({ menuId }) => !refusedIds.has(menuId));
  await changes.complete(engine, done);
  // If the engine refuses everything, it is at fault (a full disk, say) and no menu is to blame.
  const engineAtFault = done.length === 0 && claims.length > 1;
  for (const { claim, error } of refused) {
    const park = !engineAtFault && claim.attempts + 1 >= MAX_ATTEMPTS;
    await changes.fail(engine, [claim], messageOf(error), retryDelaySeconds(claim.attempts), park);
    if (park) logger.error({ err: error, menuId: claim.menuId }, 'menu parked: the search engine refuses it');
  }
  return done.length;
}

async function refusedMenus(
  deps: ClaimDeps,
  claims: readonly MenuChangeClaim[],
): Promise<readonly { readonly claim: MenuChangeClaim; readonly error: unknown }[]> {
  try {
    await applyCurrentState(deps, claims);
    return [];
  } catch (error) {
    await assertSameEngine(deps, error);
    const [only] = claims;
    if (claims.length === 1 && only !== undefined) return [{ claim: only, error }];
    const half = Math.ceil(claims.length / 2);
    return [...(await refusedMenus(deps, claims.slice(0, half))), ...(await refusedMenus(deps, claims.slice(half)))];
  }
}
