import { STATUS_CODES } from 'node:http';
import type { InputError } from '../domain/errors.ts';

/** A problem details object (RFC 9457), as in every error answer. */
export interface Problem {
  /** Address of the page that explains the code. */
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly instance: string;
  readonly code: string;
  readonly requestId: string;
  readonly errors?: readonly InputError[];
}

export const PROBLEM_TYPE = 'application/problem+json';

export function problem(typeBase: string, facts: Omit<Problem, 'type' | 'title'>): Problem {
  const { status, code, detail, instance, requestId, errors = [] } = facts;
  const title = STATUS_CODES[status] ?? 'Error';
  const body = { type: `${typeBase}/problems/${code}`, title, status, detail, instance, code, requestId };
  return errors.length > 0 ? { ...body, errors } : body;
}
