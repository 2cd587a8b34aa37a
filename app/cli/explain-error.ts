import { isOutdatedSchema, OutdatedSchemaError } from '../../src/db/outdated-schema.ts';
import { InputFailure, ServiceError, UsageError } from '../../src/domain/errors.ts';
import { isUnavailable } from '../../src/lib/unavailable.ts';
import { EXIT, type ExitCode } from '../terminal/exit-codes.ts';

/** What is said of an error that ends a command, and what the command ends with. */
export interface Explained {
  readonly message: string;
  readonly exitCode: ExitCode;
}

/** A short text for a person and the exit code: never a stack, a statement or a password. */
export function explainError(error: unknown): Explained {
  const message = withoutPasswords(textOf(error));
  if (error instanceof UsageError) return { message, exitCode: EXIT.usage };
  if (error instanceof InputFailure) return { message, exitCode: EXIT.someFailed };
  if (error instanceof ServiceError && error.status === 503) return { message, exitCode: EXIT.unreachable };
  if (isOutdatedSchema(error)) return { message: new OutdatedSchemaError().message, exitCode: EXIT.failed };
  const said = isFromDatabase(error) ? `the database answers: ${message.replace(/^[\s\S]* - /, '')}` : message;
  return { message: said, exitCode: isUnavailable(error) ? EXIT.unreachable : EXIT.failed };
}

/** Passwords in addresses never reach a terminal or a log of one. */
function withoutPasswords(text: string): string {
  return text.replace(/(\w+:\/\/[^\s:/@]*):[^\s@]+@/g, '$1:***@');
}

function textOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error instanceof AggregateError ? error.errors[0] : undefined;
  const code = 'code' in error ? String(error.code) : error.name;
  return error.message || (cause instanceof Error ? cause.message : code);
}

/** SQLSTATEs are five signs; knex puts the statement before the server's words. */
function isFromDatabase(error: unknown): boolean {
  return error instanceof Error && 'severity' in error && 'code' in error && /^[0-9A-Z]{5}$/.test(String(error.code));
}
