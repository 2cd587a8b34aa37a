import { ServiceError } from '../domain/errors.ts';

/** The engine answers, but holds no complete index yet: searching it would find a part and pass it for all. */
export class IndexFillingError extends Error {
  override readonly name = 'IndexFillingError';
}

/** The engine answers and refuses the search itself, which says nothing about its health. */
export class SearchRefusedError extends Error {
  override readonly name = 'SearchRefusedError';
}

/** So many searches wait for the engine that another one would be answered too late. */
export class SearchQueueError extends Error {
  override readonly name = 'SearchQueueError';
}

/** Clients are told by this status that they may ask again. */
const UNAVAILABLE = 503;

/** Whether a guarded engine did not answer, so that another may be asked. */
export function isAway(error: unknown): boolean {
  return error instanceof ServiceError && error.status === UNAVAILABLE;
}
