import { createInterface } from 'node:readline/promises';
import { enrichLines } from '../../ingest/enrich/enrich-lines.ts';
import type { CommandIo } from '../terminal/command-io.ts';
import { EXIT, type ExitCode } from '../terminal/exit-codes.ts';

/** Tags the dishes on standard input, line by line, so that any number of them passes through. */
async function enrichInput(evidence: boolean, io: CommandIo): Promise<ExitCode> {
  if (process.stdin.isTTY) io.say('Reading dishes as JSON Lines from the keyboard; Ctrl-D ends.');
  const lines = createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY });
  for await (const line of enrichLines(lines, { evidence })) {
    if (io.signal.aborted) return EXIT.interrupted;
    io.out(line);
  }
  return EXIT.done;
}

/** `menus enrich`: dishes from standard input, or what is stored. */
export async function enrich(
  options: { readonly evidence?: boolean; readonly stored?: boolean },
  io: CommandIo,
): Promise<ExitCode> {
  if (options.stored) return (await import('./enrich-stored.ts')).enrichStored(io);
  return enrichInput(options.evidence ?? false, io);
}
