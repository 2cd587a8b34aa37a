import type { Command } from 'commander';
import type { AddOptions } from './add-restaurant.ts';
import { runCommand } from './run-command.ts';

const ADD_EXAMPLE = `Examples:
  menus restaurants add --name "The Potter's Arms" --city Stoke-on-Trent --postcode "ST1 1AA" --cuisine "British pub"
`;

const IMPORT_EXAMPLES = `Examples:
  menus restaurants import restaurants.csv
  menus restaurants import manifest.json
`;

const LIST_EXAMPLES = `Examples:
  menus restaurants list
  menus restaurants list --name arms --json
`;

/** `menus restaurants …` */
export function addRestaurantCommands(program: Command): void {
  const restaurants = program
    .command('restaurants')
    .summary('add, import and list restaurants')
    .description('Add, import and list restaurants.')
    .addHelpText('before', `${ADD_EXAMPLE}  menus restaurants import restaurants.csv\n  menus restaurants list\n`);
  restaurants
    .command('add')
    .summary('add a restaurant, or change one of the same name and postcode')
    .description('Add a restaurant, or change one of the same name and postcode.')
    .option('--name <name>', 'required')
    .option('--city <city>', 'required')
    .option('--postcode <postcode>', 'required')
    .option('--street <street>', 'street with house number', '')
    .option('--country <country>', 'country', 'United Kingdom')
    .option('--phone <number>', 'phone number', '')
    .option('--cuisine <cuisine>', 'cuisine, or the kind of place', '')
    .option('--json', 'the stored restaurant as JSON')
    .addHelpText('before', ADD_EXAMPLE)
    .action((options: AddOptions) =>
      runCommand(async (io) => (await import('./add-restaurant.ts')).addRestaurant(options, io)),
    );
  restaurants
    .command('import')
    .summary('import restaurants from a CSV file or a manifest')
    .description(
      'Import restaurants from a CSV file with a header (name, city, postcode, and optionally street, country, phoneNumber, cuisine, id) or from a manifest. All are imported, or none where one is wrong.',
    )
    .argument('<file>', 'CSV or manifest.json')
    .option('--json', 'one JSON object a restaurant')
    .addHelpText('before', IMPORT_EXAMPLES)
    .action((file: string, options: { json?: boolean }) =>
      runCommand(async (io) => (await import('./import-restaurants.ts')).importRestaurants(file, options, io)),
    );
  restaurants
    .command('list')
    .summary('list restaurants')
    .description('List restaurants with their ids.')
    .option('--name <text>', 'only names that contain it')
    .option('--json', 'one JSON object a line')
    .addHelpText('before', LIST_EXAMPLES)
    .action((options: { name?: string; json?: boolean }) =>
      runCommand(async (io) => (await import('./list-restaurants.ts')).listRestaurants(options, io)),
    );
}
