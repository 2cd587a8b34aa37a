import type { Command } from 'commander';
import { run } from './run-command.ts';

export function addSourceCommands(program: Command): void {
  program
    .command('check')
    .summary('fetch the sources of menus again, now')
    .description('Check the sources of the menus in service now, and store changes.')
    .argument('[source-urls...]', 'only these sources')
    .option('--again', 'read the kept documents again with the current reader; fetches nothing')
    .option('--json', 'one JSON object a source')
    .addHelpText(
      'before',
      'Examples:\n  menus check\n  menus check https://www.the-crown.example/menu\n  menus check --again\n',
    )
    .action(run(async () => (await import('./sources.ts')).checkSources));
  program
    .command('discover')
    .summary('find the menus on the websites of restaurants')
    .description(
      'Visit the websites of restaurants, from the home page to the menus, and store what is surely one; the rest waits on the workbench. Without arguments: all that have a website and no menu. A CSV file of restaurants is imported first. Interrupted, the same command continues.',
    )
    .argument('[sites...]', 'restaurants by id or name, addresses of websites, or a CSV file')
    .option('--dry-run', 'store nothing; one address needs no database')
    .option('--again', 'also those that were visited in the last 30 days')
    .option('--json', 'one JSON object per site, with every address and why it was or was not opened')
    .addHelpText(
      'before',
      'Examples:\n  menus discover\n  menus discover "The Crown"\n  menus discover restaurants.csv\n  menus discover https://www.the-crown.example --dry-run --json\n',
    )
    .action(run(async () => (await import('./discover.ts')).discover));
  program
    .command('sources')
    .summary('list the sources of menus with their last check')
    .description('List the sources of menus with their last check.')
    .option('--json', 'one JSON object a source')
    .addHelpText('before', 'Examples:\n  menus sources\n  menus sources --json\n')
    .action(run(async () => (await import('./sources.ts')).listSources));
  program
    .command('workbench')
    .summary('the address of the pages for operators')
    .description(
      'Print the address of the workbench of a running service, on OPS_PORT: worklist, sources, corrections. Where other machines reach OPS_HOST it is a link that logs in once.',
    )
    .option('--json', 'as JSON')
    .addHelpText('before', 'Examples:\n  menus workbench\n')
    .action(run(async () => (await import('./workbench.ts')).workbench));
  program
    .command('doctor')
    .summary('check what could keep the service from running')
    .description('Check what could keep the service from running: one line per finding, with its remedy.')
    .option('--json', 'one JSON object a finding')
    .addHelpText('before', 'Examples:\n  menus doctor\n  DATABASE_URL=postgres://menus@db/menus menus doctor\n')
    .action(run(async () => (await import('./doctor.ts')).doctor));
}
