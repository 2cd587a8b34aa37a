export class SearchRequestError extends Error {
  override readonly name = 'SearchRequestError';
}
