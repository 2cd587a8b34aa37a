import { createOutageLog, type OutageLog } from '../src/lib/outage-log.ts';
import type { IndexHealth } from '../src/ports/search-index.ts';
import { applyClaims, EngineUnavailableError } from './apply-claims.ts';
import { createDriftCheck } from './drift-check.ts';
import type { IndexerOptions, IndexerStatus } from './indexer.ts';
import type { IndexerMetrics } from './indexer-metrics.ts';
import { rebuildNow } from './rebuild-index.ts';
import type { WakeUp } from './wake-up.ts';

const CLAIM_LIMIT = 1000;
/** Claimed rows are due again after this time if the process dies. */
const LEASE_SECONDS = 30;

export interface KeepInStepDeps extends Required<IndexerOptions> {
  readonly metrics: IndexerMetrics;
  readonly wakeUp: WakeUp;
  readonly outage: OutageLog;
  /** Updated for the status page. `seenFilled`: an empty engine is normal before it (a first start), and an accident after. */
  readonly progress: { state: IndexerStatus['state']; driftFound: number; driftRepaired: number; seenFilled: boolean };
}

/** Keeps the index in step until aborted: rebuilds a foreign index, applies changes, otherwise compares with the database. */
export async function keepInStep(deps: KeepInStepDeps, signal: AbortSignal): Promise<void> {
  const { changes, index, engine, logger, metrics, wakeUp, progress, pollIntervalMs } = deps;
  const drift = createDriftCheck({ ...deps, intervalMs: deps.driftIntervalMs });
  const stopped = new AbortController();
  const rebuildOutage = createOutageLog(logger, {
    failed: 'rebuild of the search index failed; trying again until it succeeds',
    recovered: 'rebuild of the search index succeeded after all',
  });
  let rebuilding: Promise<void> | null = null;

  let settingsDueAt = 0;

  async function rebuild(): Promise<void> {
    const began = performance.now();
    try {
      await rebuildNow(deps, AbortSignal.any([signal, stopped.signal]));
      rebuildOutage.recovered();
      progress.seenFilled = true;
      settingsDueAt = performance.now() + deps.settingsIntervalMs;
      const { menus, items } = await index.health();
      const seconds = Math.round(performance.now() - began) / 1000;
      logger.info({ engine, menus, items, seconds }, 'search index rebuilt');
    } catch (error) {
      if (!signal.aborted) rebuildOutage.failed(error, { engine });
      await wakeUp.wait(pollIntervalMs, signal);
    } finally {
      rebuilding = null;
      wakeUp.ring();
    }
  }

  /** False if changes cannot be applied yet, because the index is rebuilt first. */
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
      settingsDueAt = performance.now() + deps.settingsIntervalMs;
    }
    return true;
  }

  async function applyDue(epoch: string | null): Promise<number> {
    const claims = await changes.claim(engine, CLAIM_LIMIT, LEASE_SECONDS);
    if (claims.length === 0) return 0;
    const applied = await applyClaims({ ...deps, epoch: rebuilding === null ? epoch : null }, claims);
    metrics.applied.inc({ engine }, applied);
    if (applied < claims.length) metrics.failures.inc({ engine });
    return claims.length;
  }

  async function turn(): Promise<number> {
    const health = await index.health();
    if (!health.available) throw new EngineUnavailableError('The search engine does not answer');
    if (!(await readyForChanges(health))) return pollIntervalMs;
    progress.state = rebuilding === null ? 'working' : 'rebuilding';
    if ((await applyDue(health.epoch)) > 0) return 0;
    if (rebuilding !== null) return pollIntervalMs;
    await drift.step();
    progress.driftFound = drift.counts.found;
    progress.driftRepaired = drift.counts.repaired;
    return Math.min(pollIntervalMs, drift.dueIn());
  }

  await changes.registerEngine(engine);
  await changes.releaseClaims(engine);
  const stopListening = await changes.listen(wakeUp.ring);
  drift.hurry();
  try {
    while (!signal.aborted) {
      try {
        const pause = await turn();
        deps.outage.recovered();
        if (pause > 0) await wakeUp.wait(pause, signal);
      } catch (error) {
        if (!(error instanceof EngineUnavailableError)) throw error;
        deps.outage.recovered();
        if (progress.state !== 'engine away') logger.warn({ engine }, 'search engine away; changes wait in the outbox');
        progress.state = 'engine away';
        settingsDueAt = 0;
        drift.hurry();
        await wakeUp.wait(pollIntervalMs, signal);
      }
    }
  } finally {
    stopped.abort();
    await rebuilding;
    await stopListening();
  }
}

/** Reason for a rebuild, as a word for the metrics and a sentence for the log; null for none. */
function reasonToRebuild(
  epoch: string | null,
  health: IndexHealth,
): { readonly reason: string; readonly message: string } | null {
  if (health.epoch === null) {
    return { reason: 'empty', message: 'the search engine has no complete index; filling it from the database' };
  }
  if (epoch === null) {
    return { reason: 'unknown', message: 'the search engine is new to this database; filling it from the database' };
  }
  if (health.epoch === epoch) return null;
  if (epoch.startsWith('rebuild wanted')) return { reason: 'wanted', message: 'a rebuild was asked for' };
  return {
    reason: 'epoch',
    message: 'the search engine has an older or foreign index (restored from a backup?); filling it from the database',
  };
}
