import { styleText } from 'node:util';
import { ServiceError, UsageError } from '../domain/errors.ts';
import { type CommandIo, processIo } from '../terminal/command-io.ts';
import { EXIT, type ExitCode } from '../terminal/exit-codes.ts';

const UNREACHABLE = new Set(['ECONNREFUSED', 'ENOTFOUND', 'ETIMEDOUT', 'ECONNRESET', 'EHOSTUNREACH']);

function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}

function exitCodeOf(error: unknown): ExitCode {
  if (error instanceof UsageError) return EXIT.usage;
  if (error instanceof ServiceError && error.status === 503) return EXIT.unreachable;
  if (UNREACHABLE.has(codeOf(error))) return EXIT.unreachable;
  return EXIT.failed;
}

/** A short text for a person: never a stack, and never the address of a database with its password. */
function messageOf(error: unknown): string {
  const text = error instanceof Error ? error.message || codeOf(error) : String(error);
  return text.replace(/(\w+:\/\/[^\s:/@]+):[^\s@]+@/g, '$1:***@');
}

/**
 * Runs one command to its end and leaves its exit code on the process, so that pending output is still written.
 * @param command does the work and resolves to the exit code
 */
export async function runCommand(command: (io: CommandIo) => Promise<ExitCode>): Promise<void> {
  const io = processIo();
  try {
    const code = await command(io);
    process.exitCode = io.signal.aborted && code === EXIT.done ? EXIT.interrupted : code;
  } catch (error) {
    if (io.signal.aborted) {
      process.exitCode = EXIT.interrupted;
      return;
    }
    io.say(`${styleText('red', 'error:', { stream: process.stderr })} ${messageOf(error)}`);
    process.exitCode = exitCodeOf(error);
  }
}
