import { styleText } from 'node:util';
import { type CommandIo, processIo } from '../terminal/command-io.ts';
import { EXIT, type ExitCode } from '../terminal/exit-codes.ts';
import { explainError } from './explain-error.ts';

/**
 * Runs one command to its end and leaves its exit code on the process, so that pending output is still written.
 * @param command does the work and resolves to the exit code
 */
export async function runCommand(command: (io: CommandIo) => Promise<ExitCode>): Promise<void> {
  const io = processIo();
  try {
    const code = await command(io);
    process.exitCode = io.interrupted() && code === EXIT.done ? EXIT.interrupted : code;
  } catch (error) {
    if (io.signal.aborted) {
      process.exitCode = EXIT.interrupted;
      return;
    }
    const { message, exitCode } = explainError(error);
    io.say(`${styleText('red', 'error:', { stream: process.stderr })} ${message}`);
    process.exitCode = exitCode;
  }
}
