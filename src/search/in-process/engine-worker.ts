import { parentPort, workerData } from 'node:worker_threads';
import { createItemFacets } from '../item-facets.ts';
import { createItemPlan } from '../item-plan.ts';
import { createItemSearch } from '../item-search.ts';
import { createMenuSearch } from '../menu-search.ts';
import { createSuggest } from '../suggest.ts';
import type { AnswerMessage, CallMessage, CallName, WorkerCalls } from './calls.ts';
import { type AllIndexSettings, createMenuIndexes } from './menu-indexes.ts';

type Handlers = { readonly [Name in CallName]: (argument: WorkerCalls[Name]['argument']) => unknown };

/** Program of the worker thread: holds the indexes and answers calls one after the other. */
function run(settings: AllIndexSettings): void {
  const indexes = createMenuIndexes(settings);
  const plan = createItemPlan(indexes);
  const searchItems = createItemSearch(indexes, plan);
  const searchMenus = createMenuSearch(indexes);
  const itemFacets = createItemFacets(indexes, plan);
  const suggest = createSuggest(indexes);
  const handlers: Handlers = {
    searchItems: (query) => searchItems(query),
    searchMenus: (query) => searchMenus(query),
    itemFacets: (query) => itemFacets(query),
    suggest: (query) => suggest(query),
    load: indexes.load,
    apply: indexes.apply,
    finish: indexes.finish,
    fingerprint: indexes.fingerprint,
    counts: indexes.counts,
  };
  const answer = async ({ id, name, argument }: CallMessage): Promise<AnswerMessage> => {
    try {
      const handle = handlers[name] as (argument: unknown) => unknown;
      return { id, result: await handle(argument) };
    } catch (error) {
      const { name: kind, message } = error instanceof Error ? error : new Error(String(error));
      return { id, error: { name: kind, message } };
    }
  };
  parentPort?.on('message', (call: CallMessage) => {
    void answer(call).then((message) => parentPort?.postMessage(message));
  });
}

run(workerData as AllIndexSettings);
