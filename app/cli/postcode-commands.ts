import type { Command } from 'commander';
import { run } from './run-command.ts';

const EXAMPLES = `Examples:
  menus postcodes import codepo_gb.zip
  menus postcodes import ONSPD_AUG_2026.zip
`;

export function addPostcodeCommands(program: Command): void {
  const postcodes = program
    .command('postcodes')
    .summary('places of postcodes')
    .description('Import the places of postcodes, and with them those of restaurants.')
    .addHelpText('before', EXAMPLES);
  postcodes
    .command('import')
    .summary('import a directory of postcodes')
    .description(
      'Import Code-Point Open or the ONS postcode directory, as downloaded (zip or CSV), or a CSV file with the columns postcode, latitude and longitude. Restaurants without a stated place get that of their postcode, later ones too.',
    )
    .argument('<file>', 'zip or CSV')
    .option('--json', 'what was done as JSON')
    .addHelpText('before', EXAMPLES)
    .action(run(async () => (await import('./import-postcodes.ts')).importPostcodes));
}
