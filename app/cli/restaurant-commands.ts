import type { Command } from 'commander';
import { run } from './run-command.ts';

const ADD_EXAMPLE = `Examples:
  menus restaurants add --name "The Potter's Arms" --city Stoke-on-Trent --postcode "ST1 1AA" --cuisine "British pub"
`;

const IMPORT_EXAMPLES = `Examples:
  menus restaurants import restaurants.csv
  menus restaurants import manifest.json
  menus restaurants import FHRS270en-GB.xml --kind restaurant --skip-wrong
`;

const LIST_EXAMPLES = `Examples:
  menus restaurants list
  menus restaurants list --name arms --json
`;

const EDIT_EXAMPLES = `Examples:
  menus restaurants edit "The Poters Arms" --name "The Potter's Arms"
  menus restaurants edit "The Potter's Arms" --postcode "ST1 1AB" --phone "01632 960123"
`;

const REMOVE_EXAMPLES = `Examples:
  menus restaurants remove "The Poters Arms"         says what would go with it
  menus restaurants remove "The Poters Arms" --yes
`;

const MERGE_EXAMPLES = `Examples:
  menus restaurants merge "The Poters Arms" "The Potter's Arms"         says what would be moved
  menus restaurants merge "The Poters Arms" "The Potter's Arms" --yes
`;

export function addRestaurantCommands(program: Command): void {
  const restaurants = program
    .command('restaurants')
    .summary('add, change, join, remove, import and list restaurants')
    .description('Add, change, join, remove, import and list restaurants.')
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
    .action(run(async () => (await import('./save-restaurant.ts')).addRestaurant));
  restaurants
    .command('edit')
    .summary('change a restaurant, which keeps its id')
    .description('Edit a restaurant. It keeps its id and its menus; options that are not given leave their values.')
    .argument('<id-or-name>', 'the restaurant')
    .option('--name <name>', 'its name')
    .option('--city <city>', 'its city')
    .option('--postcode <postcode>', 'its postcode')
    .option('--street <street>', 'street with house number')
    .option('--country <country>', 'its country')
    .option('--phone <number>', 'phone number')
    .option('--cuisine <cuisine>', 'cuisine, or the kind of place')
    .option('--website <address>', 'website, on which menus are discovered; "" for none')
    .option('--outside-id <id>', 'id of the restaurant in another list')
    .option('--latitude <degrees>', 'latitude (WGS 84); 0 and 0 to forget the place')
    .option('--longitude <degrees>', 'with --latitude; negative is west')
    .option('--json', 'the stored restaurant as JSON')
    .addHelpText('before', EDIT_EXAMPLES)
    .action(run(async () => (await import('./save-restaurant.ts')).editRestaurant));
  restaurants
    .command('remove')
    .summary('remove a restaurant with its menus')
    .description(
      'Remove a restaurant with its menus, their versions and sources. Without --yes it only shows the effect.',
    )
    .argument('<id-or-name>', 'the restaurant')
    .option('--yes', 'do it')
    .option('--json', 'what was removed as JSON')
    .addHelpText('before', REMOVE_EXAMPLES)
    .action(run(async () => (await import('./restaurants.ts')).removeRestaurant));
  restaurants
    .command('merge')
    .summary('merge a restaurant into another')
    .description(
      'Merge the first restaurant into the second and remove the first. Menus and versions keep their ids. Without --yes it only shows the effect.',
    )
    .argument('<from>', 'id or name of the restaurant to remove')
    .argument('<into>', 'id or name of the restaurant to keep')
    .option('--yes', 'do it')
    .option('--json', 'what was moved as JSON')
    .addHelpText('before', MERGE_EXAMPLES)
    .action(run(async () => (await import('./restaurants.ts')).mergeRestaurants));
  restaurants
    .command('import')
    .summary('import restaurants from a CSV file or a manifest')
    .description(
      'Import restaurants from a CSV file with a header (name, city, postcode, and optionally street, country, phoneNumber, cuisine, website, latitude, longitude, outsideId, id), from a manifest, or from an open data file of the Food Hygiene Rating Scheme (XML or JSON). All are imported, or none where one is wrong. Restaurants of a hygiene file that are here already are known by their postcode and name; the worklist asks where that is in doubt.',
    )
    .argument('<file>', 'CSV, manifest.json, or XML or JSON of the hygiene scheme')
    .option('--kind <kind...>', 'kinds of business of a hygiene file (default: restaurants, pubs and takeaways)')
    .option('--skip-wrong', 'import what is right where rows of CSV or of a hygiene file are wrong')
    .option('--json', 'one JSON object a restaurant')
    .addHelpText('before', IMPORT_EXAMPLES)
    .action(run(async () => (await import('./restaurants.ts')).importRestaurants));
  restaurants
    .command('list')
    .summary('list restaurants')
    .description('List restaurants with their ids.')
    .option('--name <text>', 'only names that contain it')
    .option('--json', 'one JSON object a line')
    .addHelpText('before', LIST_EXAMPLES)
    .action(run(async () => (await import('./restaurants.ts')).listRestaurants));
}
