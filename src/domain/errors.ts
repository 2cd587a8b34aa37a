/** One problem with one input, for the `errors` list of a problem body. */
export interface InputError {
  readonly parameter: string;
  readonly detail: string;
}

interface ServiceErrorOptions {
  readonly errors?: readonly InputError[];
  readonly headers?: Readonly<Record<string, string>>;
  readonly cause?: unknown;
}

/** An error whose message may be shown to a client. Anything else thrown is an internal error and shows nothing. */
export class ServiceError extends Error {
  readonly status: number;
  /** Stable snake_case code for callers to switch on. */
  readonly code: string;
  readonly errors: readonly InputError[];
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, code: string, message: string, options: ServiceErrorOptions = {}) {
    super(message, { cause: options.cause });
    this.name = 'ServiceError';
    this.status = status;
    this.code = code;
    this.errors = options.errors ?? [];
    this.headers = options.headers ?? {};
  }
}

/** A mistake of the person at the command line; exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** An input that is missing, unreadable or has mistakes; exit code 4. The message names it. */
export class InputFailure extends Error {
  override readonly name = 'InputFailure';
}
