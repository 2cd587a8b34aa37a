import type { Command } from 'commander';
import { runCommand } from './run-command.ts';

const START_EXAMPLES = `Examples:
  menus start
  PORT=8080 DATA_DIR=/srv/menus menus start
`;

const onServers = (command: string) =>
  `Examples:\n  DATABASE_URL=postgres://menus@db/menus MEILI_URL=http://search:7700 menus ${command}\n`;

/** The service in one process, and each of its four processes apart. */
export function addProcessCommands(program: Command): void {
  program
    .command('start')
    .summary('run the whole service in one process')
    .description('Run everything in one process; without DATABASE_URL on a Postgres of its own in DATA_DIR.')
    .addHelpText('before', START_EXAMPLES)
    .action(() => runCommand(async (io) => (await import('../processes/start.ts')).start(io)));
  program
    .command('api')
    .summary('run the API alone')
    .description('Run the API alone (needs DATABASE_URL and MEILI_URL).')
    .addHelpText('before', onServers('api'))
    .action(() => runCommand(async (io) => (await import('../processes/api.ts')).runApi(io)));
  program
    .command('tokens')
    .summary('run the token service alone')
    .description('Run the token service alone (needs DATABASE_URL).')
    .addHelpText('before', onServers('tokens'))
    .action(() => runCommand(async (io) => (await import('../processes/tokens.ts')).runTokens(io)));
  program
    .command('indexer')
    .summary('keep the search engine in step, alone')
    .description('Keep the search engine in step with the database (needs DATABASE_URL and MEILI_URL).')
    .addHelpText('before', onServers('indexer'))
    .action(() => runCommand(async (io) => (await import('../processes/indexer.ts')).runIndexer(io)));
  program
    .command('ingest-worker')
    .summary('check the sources of menus on a schedule, alone')
    .description('Check the sources of menus on a schedule (needs DATABASE_URL).')
    .addHelpText('before', onServers('ingest-worker'))
    .action(() => runCommand(async (io) => (await import('../processes/ingest-worker.ts')).runIngestWorker(io)));
  program
    .command('migrate')
    .summary('bring the database to the current schema')
    .description('Bring the database to the current schema; several calls at once wait for each other.')
    .option('--json', 'the migrations that ran, as JSON')
    .addHelpText('before', 'Examples:\n  DATABASE_URL=postgres://menus@db/menus menus migrate\n')
    .action((options: { json?: boolean }) =>
      runCommand(async (io) => (await import('./migrate.ts')).migrateDatabase(options, io)),
    );
}
