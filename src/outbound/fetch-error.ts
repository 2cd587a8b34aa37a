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
  readonly status: number | null;

  constructor(
    url: string,
    failure: FetchFailure,
    message: string,
    { status, ...options }: ErrorOptions & { readonly status?: number } = {},
  ) {
    super(`${url}: ${message}`, options);
    this.failure = failure;
    this.status = status ?? null;
  }
}
