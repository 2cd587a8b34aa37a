import { setTimeout as sleep } from 'node:timers/promises';
import { Registry } from 'prom-client';
import { moveRegion } from '../../indexer/move-region.ts';
import { UsageError } from '../../src/domain/errors.ts';
import { type MoveStep, OTHER_REGIONS, type RegionEntry } from '../../src/ports/regions.ts';
import type { CommandIo } from '../terminal/command-io.ts';
import { EXIT, type ExitCode } from '../terminal/exit-codes.ts';
import { withProgress } from '../terminal/progress.ts';
import { beginRegions, openEngines } from '../wiring/search.ts';
import { type CommandContext, commandContext } from './command-context.ts';
import { withStores } from './with-stores.ts';

/** Processes look at the map each second, and when they are told; one that did not in this time cannot reach the database. */
const READERS_KNOW_MS = 10_000;

const SAID: Readonly<Record<MoveStep, string>> = {
  announced: 'Telling the searching processes',
  filling: 'Filling the new group',
  switched: 'Searching the new group',
  removing: 'Emptying the old group',
};

interface Options {
  readonly json?: boolean;
}

/** `menus regions list` */
export function listRegions(options: Options, io: CommandIo): Promise<ExitCode> {
  return withStores(async ({ regions }) => {
    const entries = await regions.entries();
    const menus = await regions.menusByRegion();
    const named = new Set(entries.map(({ region }) => region));
    const others = [...menus].reduce((sum, [region, count]) => sum + (named.has(region) ? 0 : count), 0);
    for (const entry of entries) {
      const count = entry.region === OTHER_REGIONS ? others : (menus.get(entry.region) ?? 0);
      io.out(options.json ? JSON.stringify({ ...entry, menus: count }) : line(entry, count));
    }
    if (entries.length === 0) io.say('Nothing is divided: every engine holds everything (MEILI_GROUPS is not used).');
    return EXIT.done;
  });
}

function line({ region, group, move }: RegionEntry, menus: number): string {
  const moving = move === null ? '' : `, moving (${move.step}; the other group is ${move.other})`;
  return `${region.toUpperCase()}: ${group}, ${menus} menus${moving}`;
}

/** `menus regions assign` */
export function assignRegion(typed: string, group: string, options: Options, io: CommandIo): Promise<ExitCode> {
  const region = readRegion(typed);
  requireGroup(commandContext(), group);
  return withStores(async ({ regions }) => {
    if (!(await regions.assign(region, group))) {
      throw new UsageError(
        `${typed} has menus in another group, or is on its way: menus regions move ${typed} ${group}`,
      );
    }
    io.out(options.json ? JSON.stringify({ region, group }) : `${typed} is in ${group}.`);
    return EXIT.done;
  });
}

/** `menus regions move` */
export function moveRegionCommand(typed: string, group: string, options: Options, io: CommandIo): Promise<ExitCode> {
  const region = readRegion(typed);
  if (region === OTHER_REGIONS)
    throw new UsageError('name the region to move; "*" are all that have no entry of their own');
  requireGroup(commandContext(), group);
  return withStores(async ({ regions, changes }, { config, logger }) => {
    const opened = openEngines({ config, logger, registry: new Registry() });
    try {
      await beginRegions(opened, regions);
      const indexOf = (engine: string) => {
        const found = opened.engines.find((one) => one.engine === engine);
        if (!found)
          throw new UsageError(`the engine "${engine}" is not in MEILI_GROUPS; if it is gone: menus index forget`);
        return found.index;
      };
      const moved = await withProgress(`Moving ${typed} to ${group}`, io, ({ show, report }) => {
        const onStep = (step: MoveStep) => {
          show(SAID[step]);
          report(SAID[step]);
        };
        const readersKnow = () => sleep(READERS_KNOW_MS, undefined, { signal: io.signal });
        return moveRegion({ regions, changes, indexOf, readersKnow, onStep }, region, group, io.signal);
      });
      if (!moved)
        throw new UsageError(`${typed} is on its way to another group; let that end first: menus regions list`);
      io.out(options.json ? JSON.stringify({ region, group }) : `${typed} is in ${group}.`);
      return EXIT.done;
    } finally {
      await opened.close();
    }
  });
}

function readRegion(typed: string): string {
  const region = typed.toLowerCase();
  if (/^(?:[a-z]{1,2}|other|\*)$/.test(region)) return region;
  throw new UsageError(`"${typed}" is no region; expected a postcode area such as ST, "other" or "*"`);
}

function requireGroup({ config }: CommandContext, group: string): void {
  const known = [...new Set(config.meili?.engines.flatMap((engine) => engine.group ?? []))];
  if (known.length === 0) throw new UsageError('nothing is divided: MEILI_GROUPS is not set');
  if (!known.includes(group))
    throw new UsageError(`"${group}" is no group of MEILI_GROUPS; there are: ${known.join(', ')}`);
}
