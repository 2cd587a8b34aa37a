import type { Worker } from 'node:cluster';
import type { MetricObjectWithValues, MetricValue } from 'prom-client';
import type { Readiness } from '../../ops/service-state.ts';
import type { RunningPart } from '../running-part.ts';

/** Metrics of one registry, as they can be sent and added up. */
export type Metrics = MetricObjectWithValues<MetricValue<string>>[];

/** What the primary can ask a worker, with what it is told. */
export interface WorkerAnswers {
  readonly readiness: Readiness;
  readonly status: unknown;
  readonly metrics: Metrics;
}

type Subject = keyof WorkerAnswers;

interface Question {
  readonly asked: Subject;
}

interface Answer<S extends Subject> {
  readonly answered: S;
  readonly value: WorkerAnswers[S];
}

/** Less than a probe waits for. */
const LONGEST_MS = 800;

/** In a worker: answers what the primary asks, until it is stopped. A question that cannot be answered is left open. */
export function answerPrimary(answers: { readonly [S in Subject]: () => Promise<WorkerAnswers[S]> }): RunningPart {
  const onQuestion = ({ asked }: Question) => {
    const tell = (value: unknown) => process.send?.({ answered: asked, value }, undefined, {}, () => undefined);
    answers[asked]().then(tell, () => undefined);
  };
  process.on('message', onQuestion);
  return {
    async stop() {
      process.off('message', onQuestion);
    },
  };
}

/** In the primary: asks a worker. Null where it does not answer in 0.8 s. */
export function askWorker<S extends Subject>(worker: Worker, subject: S): Promise<WorkerAnswers[S] | null> {
  return new Promise((resolve) => {
    const end = (value: WorkerAnswers[S] | null) => {
      clearTimeout(late);
      worker.off('message', onMessage);
      resolve(value);
    };
    const onMessage = ({ answered, value }: Answer<S>) => {
      if (answered === subject) end(value);
    };
    const late = setTimeout(end, LONGEST_MS, null);
    worker.on('message', onMessage);
    worker.send({ asked: subject } satisfies Question, (error) => error && end(null));
  });
}
