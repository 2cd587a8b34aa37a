import { styleText } from 'node:util';
import { type CommandIo, processIo } from '../terminal/command-io.ts';
import { EXIT, type ExitCode } from '../terminal/exit-codes.ts';

/**
 * Runs one command and sets the exit code of the process, which then ends by itself once all output is written.
 * @param command resolves to the exit code
 */
export async function runCommand(command: (io: CommandIo) => Promise<ExitCode>): Promise<void> {
  const io = processIo();
  // Stack traces name the lines of the sources, also where node was started without --enable-source-maps, which threads need.
  // Switched on and imported late, because help needs neither and takes less time than they do.
  process.setSourceMapsEnabled(true);
  const { misspeltVariables } = await import('../config/misspelt-variables.ts');
  for (const { name, meant } of misspeltVariables()) {
    io.say(
      `${styleText('yellow', 'warning:', { stream: process.stderr })} ${name} is set but unknown; did you mean ${meant}?`,
    );
  }
  try {
    const code = await command(io);
    process.exitCode = io.signal.aborted && code === EXIT.done ? io.stopCode() : code;
  } catch (error) {
    if (io.signal.aborted) {
      process.exitCode = io.stopCode();
      return;
    }
    const { explainError } = await import('./explain-error.ts');
    const { message, exitCode } = explainError(error);
    io.say(`${styleText('red', 'error:', { stream: process.stderr })} ${message}`);
    process.exitCode = exitCode;
  }
}
