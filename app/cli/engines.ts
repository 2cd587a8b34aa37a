import { UsageError } from '../../src/domain/errors.ts';
import type { CommandIo, JsonOption } from '../terminal/command-io.ts';
import { count } from '../terminal/count.ts';
import { withStores } from './with-stores.ts';

/** `menus index engines`: the engines for which changes are kept, and how far each is behind. */
export function listEngines(options: JsonOption, io: CommandIo): Promise<void> {
  return withStores(async ({ changes }) => {
    const engines = await changes.engines();
    for (const engine of engines) {
      const { pending, parked, oldestSeconds } = await changes.status(engine);
      const filled = (await changes.epoch(engine)) !== null;
      const behind = pending === 0 ? 'in step' : `${count(pending, 'menu')} behind, for ${Math.round(oldestSeconds)} s`;
      const line = `${engine}: ${filled ? behind : 'not filled yet'}${parked > 0 ? `, ${parked} refused` : ''}`;
      io.out(options.json ? JSON.stringify({ engine, filled, pending, parked, oldestSeconds }) : line);
    }
    if (engines.length === 0) io.say('No engine was filled yet: start an indexer, or `menus start`.');
  });
}

/** `menus index forget`: keeps no more changes for an engine that is gone. */
export function forgetEngine(engine: string, options: JsonOption, io: CommandIo): Promise<void> {
  return withStores(async ({ changes }) => {
    if (!(await changes.forgetEngine(engine))) {
      const known = (await changes.engines()).map((name) => `"${name}"`).join(', ');
      throw new UsageError(`there is no engine "${engine}"; known are: ${known === '' ? 'none' : known}`);
    }
    const line = `No changes are kept for ${engine} any more. An indexer that still has it fills it from the beginning.`;
    io.out(options.json ? JSON.stringify({ engine, forgotten: true }) : line);
  });
}
