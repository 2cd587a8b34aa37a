import type { EngineDocument, SearchRequest } from '@menu-data-service/search-engine';
import { type EngineData, EngineError, type Work } from './engine-data.ts';
import type { TaskQueue } from './task-queue.ts';

export interface EngineParts {
  readonly data: EngineData;
  readonly tasks: TaskQueue;
  readonly search: (uid: string, request: SearchRequest) => object;
}

function lines(text: string): readonly EngineDocument[] {
  const trimmed = text.trim();
  if (trimmed.startsWith('[')) return JSON.parse(trimmed) as EngineDocument[];
  return trimmed.split('\n').map((line) => JSON.parse(line) as EngineDocument);
}

/** Settings as the engine shows them, with defaults for those that the product sets. */
function shownSettings(data: EngineData, uid: string): object {
  const { settings } = data.get(uid);
  return { rankingRules: [], synonyms: {}, typoTolerance: { disableOnWords: [] }, ...settings };
}

/**
 * Answers one request.
 * @throws EngineError if the engine refuses it
 */
export function answerTo(method: string, url: string, text: string, { data, tasks, search }: EngineParts): unknown {
  const [, first = '', uid = '', part = '', action = ''] = url.replace(/\?.*/, '').split('/').map(decodeURIComponent);
  const route = [method, first, part, action].filter((piece) => piece !== '').join(' ');
  const json = (): never => JSON.parse(text) as never;
  const enqueue = (work: Work): object => tasks.enqueue(work);
  switch (route) {
    case 'GET health':
      return { status: 'available' };
    case 'POST multi-search': {
      const { queries }: { queries: (SearchRequest & { indexUid: string })[] } = json();
      return { results: queries.map(({ indexUid, ...request }) => search(indexUid, request)) };
    }
    case 'GET tasks':
      return tasks.show(Number(uid));
    case 'POST swap-indexes':
      return enqueue({ type: 'indexSwap', swaps: json() });
    case 'POST indexes': {
      const { uid: created }: { uid: string } = json();
      return enqueue({ type: 'indexCreation', uid: created });
    }
    case 'GET indexes':
      data.get(uid);
      return { uid, primaryKey: 'id' };
    case 'DELETE indexes':
      return enqueue({ type: 'indexDeletion', uid });
    case 'GET indexes settings':
      return shownSettings(data, uid);
    case 'PATCH indexes settings':
      return enqueue({ type: 'settingsUpdate', uid, settings: json() });
    case 'DELETE indexes settings':
      return enqueue({ type: 'settingsUpdate', uid, settings: null });
    case 'POST indexes documents':
      return enqueue({ type: 'documentAdditionOrUpdate', uid, documents: lines(text) });
    case 'POST indexes documents delete': {
      const { filter }: { filter: string } = json();
      return enqueue({ type: 'documentDeletion', uid, filter });
    }
    default:
      throw new EngineError(404, 'not_found', `${route} is no route of the test engine`);
  }
}
