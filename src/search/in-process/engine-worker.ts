import { parentPort } from 'node:worker_threads';
import { createSearches } from '../create-searches.ts';
import type { AnswerMessage, CallMessage, CallName, WorkerCalls } from './calls.ts';
import { createMenuIndexes } from './menu-indexes.ts';

type Handlers = { readonly [Name in CallName]: (argument: WorkerCalls[Name]['argument']) => unknown };

/** Worker thread that holds the indexes and answers calls one at a time. */
const indexes = createMenuIndexes();
const handlers: Handlers = { ...indexes, ...createSearches(indexes, indexes.names) };

async function answer({ id, name, argument }: CallMessage): Promise<AnswerMessage> {
  try {
    const handle = handlers[name] as (argument: unknown) => unknown;
    return { id, result: await handle(argument) };
  } catch (error) {
    const { name: kind, message } = error instanceof Error ? error : new Error(String(error));
    return { id, error: { name: kind, message } };
  }
}

parentPort?.on('message', (call: CallMessage) => {
  void answer(call).then((message) => parentPort?.postMessage(message));
});
