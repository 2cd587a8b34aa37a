import { type EngineData, EngineError, type Work } from './engine-data.ts';

interface StoredTask {
  readonly uid: number;
  readonly work: Work;
  status: 'enqueued' | 'succeeded' | 'failed';
  error: { readonly code: string; readonly message: string } | null;
}

export interface QueueFaults {
  /** Milliseconds before each task is worked on. */
  taskDelay: number;
  /** Fails the task instead of doing it. */
  failTask: (work: Work) => boolean;
  /** Accepts the task and forgets it. */
  loseTask: (work: Work) => boolean;
  /** Works on the last waiting task instead of the first. */
  reorder: boolean;
}

/** The tasks of a test engine: accepted at once, worked on later, one at a time. */
export class TaskQueue {
  readonly faults: QueueFaults;
  readonly #tasks = new Map<number, StoredTask>();
  #waiting: StoredTask[] = [];
  #nextUid = 0;
  #timer: NodeJS.Timeout | null = null;
  readonly #data: () => EngineData;

  constructor(data: () => EngineData, faults: QueueFaults) {
    this.#data = data;
    this.faults = faults;
  }

  enqueue(work: Work): object {
    const uid = this.#nextUid;
    this.#nextUid += 1;
    if (!this.faults.loseTask(work)) {
      const task: StoredTask = { uid, work, status: 'enqueued', error: null };
      this.#tasks.set(uid, task);
      this.#waiting.push(task);
      this.#timer ??= setTimeout(() => this.#next(), this.faults.taskDelay);
    }
    return { taskUid: uid, indexUid: 'uid' in work ? work.uid : null, status: 'enqueued', type: work.type };
  }

  /** A task as the engine shows it. @throws EngineError if it is unknown */
  show(uid: number): object {
    const task = this.#tasks.get(uid);
    if (task === undefined) throw new EngineError(404, 'task_not_found', `Task \`${uid}\` not found.`);
    return { uid, type: task.work.type, status: task.status, error: task.error };
  }

  /** Forgets all tasks, including waiting ones. */
  clear(): void {
    this.#tasks.clear();
    this.#waiting = [];
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  #next(): void {
    const task = this.faults.reorder ? this.#waiting.pop() : this.#waiting.shift();
    if (task !== undefined) this.#perform(task);
    this.#timer = this.#waiting.length > 0 ? setTimeout(() => this.#next(), this.faults.taskDelay) : null;
  }

  #perform(task: StoredTask): void {
    try {
      if (this.faults.failTask(task.work)) throw new EngineError(500, 'internal', 'The disk is full.');
      this.#data().perform(task.work);
      task.status = 'succeeded';
    } catch (error) {
      task.status = 'failed';
      task.error = { code: error instanceof EngineError ? error.code : 'internal', message: String(error) };
    }
  }
}
