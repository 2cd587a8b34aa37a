/** A search request that cannot be served; the message names what is wrong and what is expected. */
export class SearchRequestError extends Error {
  override readonly name = 'SearchRequestError';
}
