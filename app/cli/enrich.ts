import { createInterface } from 'node:readline/promises';
import { enrichLines, LineError, type LineOptions } from '../../ingest/enrich/enrich-lines.ts';
import { kitchenMemory } from '../../ingest/enrich/kitchen/kitchen-memory.ts';
import { readKnownDishes } from '../../ingest/enrich/kitchen/read-known-dishes.ts';
import { readInputText } from '../../ingest/input-file.ts';
import { InputFailure } from '../../src/domain/errors.ts';
import type { CommandIo } from '../terminal/command-io.ts';
import { EXIT, type ExitCode } from '../terminal/exit-codes.ts';

/** `menus enrich`: dishes from standard input, or what is stored. */
export async function enrich(
  options: {
    readonly evidence?: boolean;
    readonly family?: boolean;
    readonly stored?: boolean;
    readonly known?: string;
  },
  io: CommandIo,
): Promise<ExitCode> {
  if (options.stored) return (await import('./enrich-stored.ts')).enrichStored(io);
  const { evidence = false, known } = options;
  const family = options.family ? { family: (await import('../wiring/search.ts')).familyOf } : {};
  if (known === undefined) return enrichInput({ evidence, ...family }, io);
  const memory = kitchenMemory(readKnownDishes(await readInputText(known), known));
  return enrichInput({ evidence, memory, ...family }, io);
}

/** Tags the dishes on standard input, line by line, so that there may be any number of them. */
async function enrichInput(options: LineOptions, io: CommandIo): Promise<ExitCode> {
  if (process.stdin.isTTY) io.say('Reading dishes as JSON Lines from the keyboard; Ctrl-D ends.');
  const lines = createInterface({
    input: process.stdin,
    crlfDelay: Number.POSITIVE_INFINITY,
    signal: io.signal,
  });
  let dishes = 0;
  try {
    for await (const line of enrichLines(lines, options)) {
      if (io.signal.aborted) break;
      io.out(line);
      dishes += 1;
    }
  } catch (error) {
    if (error instanceof LineError) throw new InputFailure(`standard input, ${error.message}`);
    throw error;
  }
  if (io.signal.aborted) return io.stopCode();
  if (dishes === 0) io.say('No dishes were given. They are read from standard input: menus enrich < dishes.jsonl');
  return EXIT.done;
}
