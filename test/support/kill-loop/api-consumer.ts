import { setTimeout as sleep } from 'node:timers/promises';
import type { ApiProcess } from './api-process.ts';
import type { Question, QuestionKind } from './questions.ts';
import type { Dependency, Troubles } from './troubles.ts';

export interface AnswerCounts {
  answered: number;
  /** 503s while a dependency was away. */
  refused: number;
  /** 503s at other times, which only an overloaded machine explains. */
  refusedWithoutReason: number;
  /** Requests cut off by a kill, or sent before the API was up. */
  unanswered: number;
}

export interface Consumer {
  readonly counts: AnswerCounts;
  readonly wrong: readonly string[];
  /** Resolves when the next request of this kind is sent. */
  underWay(kind: QuestionKind): Promise<void>;
  stop(): Promise<void>;
}

const LOOPS = 3;
const PAUSE_MS = 15;
/** Pause after a request that could not reach the API. */
const ABSENT_MS = 100;

/** Dependencies whose absence explains a 503 with this code. */
const BLAMES: Readonly<Record<string, readonly Dependency[]>> = {
  search_unavailable: ['engine'],
  storage_unavailable: ['database'],
  token_check_unavailable: ['database'],
  timed_out: ['engine', 'database'],
  overloaded: ['engine', 'database'],
};

/** Sends requests to an API that is killed now and then, and checks every answer. */
export function startConsumer(api: ApiProcess, nextQuestion: () => Question, troubles: Troubles): Consumer {
  const counts: AnswerCounts = { answered: 0, refused: 0, refusedWithoutReason: 0, unanswered: 0 };
  const wrong: string[] = [];
  let waiting: { readonly kind: QuestionKind; readonly resolve: () => void }[] = [];
  let stopped = false;

  function tellWaiting(kind: QuestionKind): void {
    for (const one of waiting) if (one.kind === kind) one.resolve();
    waiting = waiting.filter((one) => one.kind !== kind);
  }

  function judge(question: Question, response: Response, body: string, sentAt: number): void {
    if (response.status === 200) {
      question.check(body, response.headers.get('x-total-count'));
      if (question.needs !== null) troubles.ended(question.needs, sentAt);
      counts.answered += 1;
      return;
    }
    const { code } = JSON.parse(body) as { code: string };
    const dependencies = BLAMES[code];
    if (response.status !== 503 || dependencies === undefined || !response.headers.has('retry-after')) {
      throw new Error(`${response.status} ${code}: ${api.log()}`);
    }
    if (dependencies.some((one) => troubles.explain(one, sentAt))) counts.refused += 1;
    else counts.refusedWithoutReason += 1;
  }

  async function ask(question: Question): Promise<void> {
    const { life } = api;
    const sentAt = performance.now();
    let response: Response;
    let body: string;
    try {
      const sent = api.get(question.path);
      tellWaiting(question.kind);
      response = await sent;
      body = await response.text();
      life.up = true;
    } catch (error) {
      if (life.up && api.life === life) wrong.push(`${question.path}: no answer, and the API was not killed: ${error}`);
      counts.unanswered += 1;
      return;
    }
    try {
      judge(question, response, body, sentAt);
    } catch (error) {
      wrong.push(`${question.path}: ${error instanceof Error ? error.message : error}`);
    }
  }

  async function loop(): Promise<void> {
    while (!stopped) {
      await ask(nextQuestion());
      await sleep(api.life.up ? PAUSE_MS : ABSENT_MS);
    }
  }

  const loops = Array.from({ length: LOOPS }, loop);
  return {
    counts,
    wrong,
    underWay: (kind) =>
      new Promise((resolve) => {
        waiting.push({ kind, resolve });
      }),
    async stop() {
      stopped = true;
      await Promise.all(loops);
    },
  };
}
