export interface InputError {
  readonly parameter: string;
  readonly detail: string;
}

interface ServiceErrorOptions {
  readonly errors?: readonly InputError[];
  readonly headers?: Readonly<Record<string, string>>;
  readonly cause?: unknown;
}

/** An error whose message may be shown to a client. Anything else thrown becomes an internal error without details. */
export class ServiceError extends Error {
  readonly status: number;
  /** Stable, in snake_case. */
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

/** A wrong command line; exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** An input that is missing, unreadable or invalid; exit code 4. The message names it. */
export class InputFailure extends Error {
  override readonly name = 'InputFailure';
}
