import { isOutdatedSchema, OutdatedSchemaError } from '../../src/db/outdated-schema.ts';
import { InputFailure, ServiceError, UsageError } from '../../src/domain/errors.ts';
import { isUnavailable } from '../../src/lib/unavailable.ts';
import { EXIT, type ExitCode } from './terminal/exit-codes.ts';

export interface Explained {
  readonly message: string;
  readonly exitCode: ExitCode;
}

export function explainError(error: unknown): Explained {
  const message = withoutPasswords(textOf(error));
  if (error instanceof UsageError) return { message, exitCode: EXIT.usage };
  if (error instanceof InputFailure) return { message, exitCode: EXIT.someFailed };
  if (error instanceof ServiceError && error.status === 503) return { message, exitCode: EXIT.unreachable };
  if (isOutdatedSchema(error)) return { message: new OutdatedSchemaError().message, exitCode: EXIT.failed };
  const said = isFromDatabase(error) ? `the database answers: ${message.replace(/^[\s\S]* - /, '')}` : message;
  return { message: said, exitCode: isUnavailable(error) ? EXIT.unreachable : EXIT.failed };
}

/** Removes passwords from addresses: they must not reach a terminal or a log. */
function withoutPasswords(text: string): string {
  // recheck-ignore: the addresses in it are those of the configuration
  return text.replace(/(\w+:\/\/[^\s:/@]*):[^\s@]+@/g, '$1:***@');
}

function textOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error instanceof AggregateError ? error.errors[0] : undefined;
  const code = 'code' in error ? String(error.code) : error.name;
  return error.message || (cause instanceof Error ? cause.message : code);
}

/** SQLSTATEs have five characters; knex puts the statement before the server's message. */
function isFromDatabase(error: unknown): boolean {
  return error instanceof Error && 'severity' in error && 'code' in error && /^[0-9A-Z]{5}$/.test(String(error.code));
}
