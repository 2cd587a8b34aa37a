export type FetchFailure =
  | 'address'
  | 'private address'
  | 'unreachable'
  | 'timeout'
  | 'redirects'
  | 'status'
  | 'media type'
  | 'too large';

/** A source that could not be fetched; the message is one line that begins with its address. */
export class FetchError extends Error {
  override readonly name = 'FetchError';
  readonly failure: FetchFailure;

  constructor(url: string, failure: FetchFailure, message: string, options: ErrorOptions = {}) {
    super(`${url}: ${message}`, options);
    this.failure = failure;
  }
}
