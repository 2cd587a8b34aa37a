import type { Command } from 'commander';
import type { IngestOptions } from './ingest-options.ts';
import { runCommand } from './run-command.ts';

const INGEST_EXAMPLES = `Examples:
  menus ingest menu.pdf --dry-run                          what would be understood; needs no database
  menus ingest menu.pdf --dry-run --json                   the same as one JSON object a file
  menus ingest menu.pdf --restaurant "The Potter's Arms"   store it
  menus ingest https://www.the-crown.example/menu --restaurant 5f1c…
  menus ingest ./scans/ --restaurant "The Potter's Arms"   every menu in a folder
  menus ingest manifest.json                               restaurants with their menus, as samples/manifest.json
`;

/** Commands that bring menus and restaurants in. */
export function addDataCommands(program: Command): void {
  program
    .command('ingest')
    .description('read menus from files, folders, addresses or a manifest')
    .argument('[sources...]', 'PDF, HTML, PNG, JPG or WebP files, folders, http(s) addresses, or a manifest.json')
    .option('--restaurant <id-or-name>', 'the restaurant the menus belong to')
    .option('--source-url <url>', 'the public address of the source (default: file:///NAME)')
    .option('--replaces <menu-id>', 'the menu version this one replaces, whatever its name')
    .option('--withdraw <menu-id>', 'take a menu out of service without a successor')
    .option('--corrections <file>', "an operator's corrections (JSON), kept and applied again at every new version")
    .option('--explain <file>', 'draw what was seen on the first page (PNG or SVG)')
    .option('--hold', 'do not store menus that need review')
    .option('--dry-run', 'read and print, store nothing')
    .option('--json', 'results as JSON, one object a line')
    .addHelpText('before', INGEST_EXAMPLES)
    .action((sources: string[], options: IngestOptions) =>
      runCommand(async (io) => (await import('./ingest.ts')).ingest(sources, options, io)),
    );
  program
    .command('enrich')
    .description('tag dishes: JSON Lines {name, description, section?, cuisine?} in, the same with the item fields out')
    .option('--evidence', 'add the reason for every value')
    .option('--stored', 'estimate again what is stored, in place')
    .addHelpText(
      'before',
      'Examples:\n  echo \'{"name":"Prawn toast","description":null}\' | menus enrich\n  menus enrich --evidence < dishes.jsonl > tagged.jsonl\n',
    )
    .action((options: { evidence?: boolean; stored?: boolean }) =>
      runCommand(async (io) => (await import('./enrich.ts')).enrich(options, io)),
    );
  const restaurants = program.command('restaurants').description('add, import and list restaurants');
  restaurants
    .command('add')
    .description('add a restaurant')
    .requiredOption('--name <name>')
    .requiredOption('--city <city>')
    .requiredOption('--postcode <postcode>')
    .option('--street <street>', '', '')
    .option('--country <country>', '', 'United Kingdom')
    .option('--phone <number>', '', '')
    .option('--cuisine <cuisine>', '', '')
    .option('--json', 'the stored restaurant as JSON')
    .addHelpText(
      'before',
      'Examples:\n  menus restaurants add --name "The Potter\'s Arms" --city Stoke-on-Trent --postcode "ST1 1AA" --cuisine "British pub"\n',
    )
    .action((options) => runCommand(async (io) => (await import('./restaurants.ts')).addRestaurant(options, io)));
  restaurants
    .command('import')
    .description(
      'import restaurants from a CSV file with a header (name, city, postcode, street, country, phoneNumber, cuisine) or a manifest',
    )
    .argument('<file>')
    .action((file: string) => runCommand(async (io) => (await import('./restaurants.ts')).importRestaurants(file, io)));
  restaurants
    .command('list')
    .description('list restaurants')
    .option('--name <text>', 'only names that contain it')
    .option('--json', 'one JSON object a line')
    .action((options: { name?: string; json?: boolean }) =>
      runCommand(async (io) => (await import('./restaurants.ts')).listRestaurants(options, io)),
    );
}
