import type Router from '@koa/router';
import type { CommandIo } from '../terminal/command-io.ts';
import { EXIT, type ExitCode } from '../terminal/exit-codes.ts';
import { startOps } from './ops-part.ts';
import { type ProcessBase, processBase } from './process-base.ts';
import { type Look, readinessOf } from './readiness.ts';
import { type RunningPart, stopAll } from './running-part.ts';

/** What a process starts its parts with. All that is kept is stopped at the end, the last first. */
export interface ProcessFrame {
  readonly base: ProcessBase;
  /** Aborted when the process is told to stop or fails. */
  readonly signal: AbortSignal;
  keep<Part extends RunningPart>(part: Part): Part;
  keepOpen<Thing extends { close(): Promise<void> }>(thing: Thing): Thing;
  /** Serves liveness, readiness, status and metrics on OPS_PORT, and pages beside them. */
  serveOps(ready: Readonly<Record<string, Look>>, status: () => Promise<unknown>, pages?: Router): Promise<void>;
  /** Ends the process with this error. */
  fail(error: Error): void;
}

/**
 * Runs a process until it is told to stop, or until a part of it cannot be started.
 * @param name of the process in logs
 */
export async function runProcess(
  name: string,
  io: CommandIo,
  start: (frame: ProcessFrame) => Promise<void>,
): Promise<ExitCode> {
  const base = processBase(name);
  const failure = new AbortController();
  const signal = AbortSignal.any([io.signal, failure.signal]);
  const parts: RunningPart[] = [];
  const frame: ProcessFrame = {
    base,
    signal,
    keep(part) {
      parts.push(part);
      return part;
    },
    keepOpen(thing) {
      parts.push({ stop: () => thing.close() });
      return thing;
    },
    async serveOps(ready, status, pages) {
      parts.push(await startOps(base, { readiness: readinessOf(ready), status, ...(pages && { pages }) }));
    },
    fail: (error) => failure.abort(error),
  };
  try {
    await start(frame);
    await untilAborted(signal);
    failure.signal.throwIfAborted();
    return EXIT.done;
  } finally {
    await stopAll(parts, base.logger);
  }
}

function untilAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
