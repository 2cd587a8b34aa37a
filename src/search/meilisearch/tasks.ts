import { setTimeout as sleep } from 'node:timers/promises';
import type { EnqueuedTask, Meilisearch, Task } from 'meilisearch';
import { apiError } from './http-client.ts';

/** A task that the engine accepted but did not complete. */
export class TaskFailedError extends Error {
  override readonly name = 'TaskFailedError';
  /** Meilisearch's error code, `task_not_found` if the engine forgot the task, or `canceled`. */
  readonly code: string;

  constructor(taskUid: number, code: string, message: string) {
    super(`Task ${taskUid} of the search engine: ${message}`);
    this.code = code;
  }
}

const FIRST_PAUSE_MS = 4;
const MAX_PAUSE_MS = 200;
/** Timeout of a queued task; the caller tries again. */
const TASK_TIMEOUT_MS = 10 * 60_000;

async function readTask(client: Meilisearch, uid: number): Promise<Task> {
  try {
    return await client.tasks.getTask(uid);
  } catch (error) {
    if (apiError(error)?.cause?.code === 'task_not_found') {
      throw new TaskFailedError(uid, 'task_not_found', 'the engine does not know it any more');
    }
    throw error;
  }
}

/**
 * Waits until a task has succeeded.
 * @throws TaskFailedError if it failed, was cancelled, got lost or takes too long
 */
async function succeeded(client: Meilisearch, uid: number): Promise<void> {
  const deadline = performance.now() + TASK_TIMEOUT_MS;
  for (let pause = FIRST_PAUSE_MS; performance.now() < deadline; pause = Math.min(pause * 1.5, MAX_PAUSE_MS)) {
    const task = await readTask(client, uid);
    if (task.status === 'succeeded') return;
    if (task.status === 'failed' || task.status === 'canceled') {
      const { code = task.status, message = task.status } = task.error ?? {};
      throw new TaskFailedError(uid, code, message);
    }
    await sleep(pause);
  }
  throw new TaskFailedError(uid, 'timeout', `not done after ${TASK_TIMEOUT_MS} ms`);
}

export async function allSucceeded(client: Meilisearch, tasks: readonly EnqueuedTask[]): Promise<void> {
  for (const { taskUid } of tasks) await succeeded(client, taskUid);
}
