import { createInterface } from 'node:readline/promises';
import { enrichLines, LineError, type LineOptions } from '@menu-data-service/food-knowledge/enrich-lines';
import { kitchenMemory } from '@menu-data-service/food-knowledge/kitchen/kitchen-memory';
import { runSync } from '@menu-data-service/menu-model/time-slices';
import { InputFailure } from '../../src/domain/errors.ts';
import { readInputText } from '../../src/ingest/input-file.ts';
import { readKnownDishes } from '../../src/ingest/kitchen/read-known-dishes.ts';
import type { CommandIo } from './terminal/command-io.ts';
import { EXIT, type ExitCode } from './terminal/exit-codes.ts';

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
  const family = options.family ? { family: (await import('../wiring/search.ts')).dishFamilyOf } : {};
  if (known === undefined) return enrichInput({ evidence, ...family }, io);
  const memory = runSync(kitchenMemory(readKnownDishes(await readInputText(known), known)));
  return enrichInput({ evidence, memory, ...family }, io);
}

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
  if (dishes === 0) io.say('No dishes given; pass them on standard input: menus enrich < dishes.jsonl');
  return EXIT.done;
}
