/** Problem body (RFC 9457), and the errors of the token service in the same form (RFC 6749, section 5.2). */
interface ProblemBody {
  readonly type?: string;
  readonly title?: string;
  readonly detail?: string;
  readonly code?: string;
  readonly requestId?: string;
  readonly errors?: readonly { readonly parameter: string; readonly detail: string }[];
  readonly error?: string;
  readonly error_description?: string;
}

/** Unsuccessful answer. The message says what is wrong and what is expected. */
export class Problem extends Error {
  readonly status: number;
  /** Stable code to switch on, such as `search_required`; `http_error` for an answer from something other than the service. */
  readonly code: string;
  readonly type: string;
  /** Request id, which the log of the service has too; may be empty. */
  readonly requestId: string;
  readonly errors: readonly { readonly parameter: string; readonly detail: string }[];
  readonly headers: Headers;

  constructor({ status, headers }: Pick<Response, 'status' | 'headers'>, body: ProblemBody) {
    super(body.detail ?? body.error_description ?? body.title ?? `HTTP ${status}`);
    this.name = 'Problem';
    this.status = status;
    this.code = body.code ?? body.error ?? 'http_error';
    this.type = body.type ?? '';
    this.requestId = body.requestId ?? '';
    this.errors = body.errors ?? [];
    this.headers = headers;
  }
}

export async function problemOf(response: Response): Promise<Problem> {
  const body: unknown = await response.json().catch(() => null);
  return new Problem(response, body ?? {});
}
