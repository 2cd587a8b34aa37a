/** Invalid search request; the message names what is wrong and what is expected. */
export class SearchRequestError extends Error {
  override readonly name = 'SearchRequestError';
}
