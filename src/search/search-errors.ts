/** The engine answers, but holds no complete index yet: searching it would pass a part for all. */
export class IndexFillingError extends Error {
  override readonly name = 'IndexFillingError';
}

/** The engine answers and refuses the search itself, which says nothing about its health. */
export class SearchRefusedError extends Error {
  override readonly name = 'SearchRefusedError';
}

/** The queue of the engine is so long that another search would be answered too late. */
export class SearchQueueError extends Error {
  override readonly name = 'SearchQueueError';
}
