import { Worker } from 'node:worker_threads';
import { UnavailableError } from '../../lib/unavailable.ts';
import type { AnswerMessage, CallName, WorkerCalls } from './calls.ts';

export interface EngineWorker {
  /** Rejects with the worker's error, the reason of the signal, or WorkerLostError. */
  call<Name extends CallName>(
    name: Name,
    argument: WorkerCalls[Name]['argument'],
    signal?: AbortSignal,
  ): Promise<WorkerCalls[Name]['result']>;
  /** True if a further call would wait long: several are open, the oldest for some time. */
  isBehind(): boolean;
  waiting(): number;
  /** Ends the thread as soon as no call is open. */
  retire(): void;
  /** Ends the thread now; open calls reject. Resolves when it is gone. */
  stop(): Promise<void>;
}

/** The thread is gone with its data. */
export class WorkerLostError extends UnavailableError {
  override readonly name = 'WorkerLostError';
}

/** Calls run one at a time, so the age of the oldest is the minimum wait of a new one. */
const MAX_WAIT_MS = 100;
/** Queue depth below which calls are never refused. */
const MIN_QUEUE_DEPTH = 24;

/** Young generation of the heap; by default it grows to 48 MB and stays so, without faster searches. */
const YOUNG_MB = 12;

interface OpenCall {
  readonly sinceMs: number;
  readonly resolve: (result: unknown) => void;
  readonly reject: (reason: unknown) => void;
}

/** Starts a thread with empty indexes; `onLost` is called if it ends without having been stopped. */
export function startWorker(onLost: (reason: Error) => void): EngineWorker {
  const thread = new Worker(new URL('./engine-worker.js', import.meta.url), {
    name: 'search-index',
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
  });
  const open = new Map<number, OpenCall>();
  let lastId = 0;
  let gone: Error | null = null;
  let stopping = false;
  let retired = false;

  const stop = async (): Promise<void> => {
    stopping = true;
    await thread.terminate();
  };
  const stopIfRetired = (): void => {
    if (retired && open.size === 0) void stop();
  };
  const lose = (reason: Error): void => {
    if (gone) return;
    gone = reason;
    for (const { reject } of open.values()) reject(reason);
    open.clear();
    if (!stopping) onLost(reason);
  };
  thread.on('message', (message: AnswerMessage) => {
    const call = open.get(message.id);
    open.delete(message.id);
    if ('error' in message) call?.reject(Object.assign(new Error(message.error.message), { name: message.error.name }));
    else call?.resolve(message.result);
    stopIfRetired();
  });
  thread.on('error', (cause) => lose(new WorkerLostError('The search index thread failed', { cause })));
  thread.on('exit', (code) => lose(new WorkerLostError(`The search index thread ended with code ${code}`)));

  return {
    call: <Name extends CallName>(name: Name, argument: WorkerCalls[Name]['argument'], signal?: AbortSignal) =>
      new Promise<WorkerCalls[Name]['result']>((resolve, reject) => {
        if (gone) throw gone;
        signal?.throwIfAborted();
        const id = ++lastId;
        const giveUp = () => {
          open.delete(id);
          reject(signal?.reason);
          stopIfRetired();
        };
        const settle = <T>(done: (value: T) => void) => {
          return (value: T) => {
            signal?.removeEventListener('abort', giveUp);
            done(value);
          };
        };
        signal?.addEventListener('abort', giveUp, { once: true });
        open.set(id, {
          sinceMs: performance.now(),
          resolve: settle(resolve as (result: unknown) => void),
          reject: settle(reject),
        });
        thread.postMessage({ id, name, argument });
      }),
    isBehind: () => {
      if (open.size < MIN_QUEUE_DEPTH) return false;
      const [oldest] = open.values();
      return oldest !== undefined && performance.now() - oldest.sinceMs > MAX_WAIT_MS;
    },
    waiting: () => open.size,
    retire: () => {
      retired = true;
      stopIfRetired();
    },
    stop,
  };
}
