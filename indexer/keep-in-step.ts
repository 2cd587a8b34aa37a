import { createOutageLog, type OutageLog } from '../src/outage-log.ts';
import type { IndexHealth } from '../src/ports/search-index.ts';
import { applyClaims, EngineUnavailableError } from './apply-claims.ts';
import { createDriftCheck } from './drift-check.ts';
import type { IndexerOptions, IndexerStatus } from './indexer.ts';
import type { IndexerMetrics } from './indexer-metrics.ts';
import { rebuildNow } from './rebuild-index.ts';
import type { WakeUp } from './wake-up.ts';

/** Menus taken from the outbox at once. */
const CLAIM_LIMIT = 1000;
/** Claimed rows fall due again after this time if the process dies. */
const LEASE_SECONDS = 30;

export interface KeepInStepDeps extends Required<IndexerOptions> {
  readonly metrics: IndexerMetrics;
  readonly wakeUp: WakeUp;
  /** Told when a turn went well after an interruption. */
  readonly outage: OutageLog;
  /** Written for the status page. `seenFilled`: until then an empty engine is what every first start finds, later an accident. */
  readonly progress: { state: IndexerStatus['state']; driftFound: number; driftRepaired: number; seenFilled: boolean };
}

/** Why the engine must be filled anew, in a word for the metrics and a sentence for the log; null when it need not. */
function reasonToRebuild(
  epoch: string | null,
  health: IndexHealth,
): { readonly reason: string; readonly message: string } | null {
  if (health.epoch === null) {
    return { reason: 'empty', message: 'the search engine holds no complete index; filling it from the database' };
  }
  if (epoch === null) {
    return { reason: 'unknown', message: 'the search engine is new to this database; filling it from the database' };
  }
  if (health.epoch === epoch) return null;
  if (epoch.startsWith('rebuild wanted')) return { reason: 'wanted', message: 'a rebuild was asked for' };
  return {
    reason: 'epoch',
    message:
      'the search engine holds an older or foreign index (restored from a backup?); filling it from the database',
  };
}

/**
 * Works off the outbox until the signal is aborted or the database fails, in this order: an index that is not ours is
 * rebuilt; waiting changes are applied, also during a rebuild; in quiet moments the index is compared with the database.
 */
export async function keepInStep(deps: KeepInStepDeps, signal: AbortSignal): Promise<void> {
  const { changes, index, engine, logger, metrics, wakeUp, progress, pollInterval } = deps;
  const drift = createDriftCheck({ ...deps, interval: deps.driftInterval });
  const stopped = new AbortController();
  const rebuildOutage = createOutageLog(logger, {
    failed: 'rebuild of the search index failed; trying again until it succeeds',
    well: 'rebuild of the search index succeeded after all',
  });
  let rebuilding: Promise<void> | null = null;
  /** When the settings of the engine are looked at next; somebody may change them while it runs. */
  let settingsDueAt = 0;

  async function rebuild(): Promise<void> {
    const began = performance.now();
    try {
      await rebuildNow(deps, AbortSignal.any([signal, stopped.signal]));
      rebuildOutage.well();
      progress.seenFilled = true;
      settingsDueAt = performance.now() + deps.settingsInterval;
      const { menus, items } = await index.health();
      const seconds = Math.round(performance.now() - began) / 1000;
      logger.info({ engine, menus, items, seconds }, 'search index rebuilt');
    } catch (error) {
      if (!signal.aborted) rebuildOutage.failed(error, { engine });
      await wakeUp.wait(pollInterval, signal);
    } finally {
      rebuilding = null;
      wakeUp.ring();
    }
  }

  /** False when there is nothing to apply to, or a rebuild does the work. */
  async function readyForChanges(health: IndexHealth): Promise<boolean> {
    if (rebuilding !== null) return true;
    const reason = reasonToRebuild(await changes.epoch(engine), health);
    if (reason !== null) {
      const level = reason.reason === 'empty' && !progress.seenFilled ? 'info' : 'warn';
      logger[level]({ engine, found: health.epoch, reason: reason.reason }, reason.message);
      metrics.rebuilds.inc({ engine, reason: reason.reason });
      rebuilding = rebuild();
      return false;
    }
    progress.seenFilled = true;
    if (performance.now() >= settingsDueAt) {
      const repaired = await index.repairSettings();
      if (repaired !== null) logger.warn({ engine }, `search engine: ${repaired}`);
      settingsDueAt = performance.now() + deps.settingsInterval;
    }
    return true;
  }

  /** Applies what is due; resolves to the number of claims it took. */
  async function applyDue(epoch: string | null): Promise<number> {
    const claims = await changes.claim(engine, CLAIM_LIMIT, LEASE_SECONDS);
    if (claims.length === 0) return 0;
    const applied = await applyClaims({ ...deps, epoch: rebuilding === null ? epoch : null }, claims);
    metrics.applied.inc({ engine }, applied);
    if (applied < claims.length) metrics.failures.inc({ engine });
    return claims.length;
  }

  /** Resolves to the milliseconds after which to look again. */
  async function turn(): Promise<number> {
    const health = await index.health();
    if (!health.available) throw new EngineUnavailableError('The search engine does not answer');
    if (!(await readyForChanges(health))) return pollInterval;
    progress.state = rebuilding === null ? 'working' : 'rebuilding';
    if ((await applyDue(health.epoch)) > 0) return 0;
    if (rebuilding !== null) return pollInterval;
    await drift.step();
    progress.driftFound = drift.counts.found;
    progress.driftRepaired = drift.counts.repaired;
    return Math.min(pollInterval, drift.dueIn());
  }

  await changes.registerEngine(engine);
  await changes.releaseClaims(engine);
  const stopListening = await changes.listen(wakeUp.ring);
  drift.hurry();
  try {
    while (!signal.aborted) {
      try {
        const pause = await turn();
        deps.outage.well();
        if (pause > 0) await wakeUp.wait(pause, signal);
      } catch (error) {
        if (!(error instanceof EngineUnavailableError)) throw error;
        deps.outage.well();
        if (progress.state !== 'engine away') logger.warn({ engine }, 'search engine away; changes wait in the outbox');
        progress.state = 'engine away';
        settingsDueAt = 0;
        drift.hurry();
        await wakeUp.wait(pollInterval, signal);
      }
    }
  } finally {
    stopped.abort();
    await rebuilding;
    await stopListening();
  }
}
