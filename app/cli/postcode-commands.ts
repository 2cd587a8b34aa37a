import type { Command } from 'commander';
import { run } from './run-command.ts';

const EXAMPLES = `Examples:
  menus postcodes import codepo_gb.zip
  menus postcodes import ONSPD_AUG_2026.zip
`;

export function addPostcodeCommands(program: Command): void {
  const postcodes = program
    .command('postcodes')
    .summary('say where postcodes are')
    .description('Say where postcodes are, and with them the restaurants.')
    .addHelpText('before', EXAMPLES);
  postcodes
    .command('import')
    .summary('take in a directory of postcodes')
    .description(
      'Take in Code-Point Open or the ONS postcode directory, as it is downloaded (zip or CSV), or a CSV file with the columns postcode, latitude and longitude. Every restaurant whose place nobody states gets the place of its postcode, those that are added later too.',
    )
    .argument('<file>', 'zip or CSV')
    .option('--json', 'what was done as JSON')
    .addHelpText('before', EXAMPLES)
    .action(run(async () => (await import('./import-postcodes.ts')).importPostcodes));
}
