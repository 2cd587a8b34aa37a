import type { Command } from 'commander';
import { addPlainCommand } from './plain-command.ts';
import { runCommand } from './run-command.ts';

const EXAMPLES = `Examples:
  menus regions list
  menus regions assign WS south
  menus regions move ST south
`;

const REGION = 'a postcode area as ST, "other" for menus without one, "*" for all without an entry';
const GROUP = 'a group of MEILI_GROUPS';

/** Which group of search engines has which region. */
export function addRegionCommands(program: Command): void {
  const regions = program
    .command('regions')
    .summary('which group of search engines has which region')
    .description('List, assign and move the regions that are divided among groups of search engines (MEILI_GROUPS).')
    .addHelpText('beforeAll', EXAMPLES);
  addPlainCommand(regions, {
    name: 'list',
    description: 'list the regions with their groups and numbers of menus',
    json: 'one JSON object a region',
    load: async () => (await import('./regions.ts')).listRegions,
  });
  regions
    .command('assign')
    .summary('give a region without menus to a group')
    .description(
      'Give a region to a group at once: one without menus, or any before the engines are filled for the first time.',
    )
    .argument('<region>', REGION)
    .argument('<group>', GROUP)
    .option('--json', 'the outcome as JSON')
    .action((region: string, group: string, options: { json?: boolean }) =>
      runCommand(async (io) => (await import('./regions.ts')).assignRegion(region, group, options, io)),
    );
  regions
    .command('move')
    .summary('move a region to another group while it is searched')
    .description(
      'Move a region to another group while it is searched and changed. The indexers do the work and must run. Run it again where it was interrupted.',
    )
    .argument('<region>', REGION)
    .argument('<group>', GROUP)
    .option('--json', 'the outcome as JSON')
    .action((region: string, group: string, options: { json?: boolean }) =>
      runCommand(async (io) => (await import('./regions.ts')).moveRegionCommand(region, group, options, io)),
    );
}
