import type { Command } from 'commander';
import { runCommand } from './run-command.ts';

/** The service in one process, and each of its four processes apart. */
export function addProcessCommands(program: Command): void {
  program
    .command('start')
    .description('run everything in one process; without DATABASE_URL on a Postgres of its own in DATA_DIR')
    .addHelpText('before', 'Examples:\n  menus start\n  PORT=8080 DATA_DIR=/srv/menus menus start\n')
    .action(() => runCommand(async (io) => (await import('../processes/start.ts')).start(io)));
  program
    .command('api')
    .description('run the API alone (needs DATABASE_URL and MEILI_URL)')
    .action(() => runCommand(async (io) => (await import('../processes/api.ts')).runApi(io)));
  program
    .command('tokens')
    .description('run the token service alone (needs DATABASE_URL)')
    .action(() => runCommand(async (io) => (await import('../processes/tokens.ts')).runTokens(io)));
  program
    .command('indexer')
    .description('keep the search engine in step with the database (needs DATABASE_URL and MEILI_URL)')
    .action(() => runCommand(async (io) => (await import('../processes/indexer.ts')).runIndexer(io)));
  program
    .command('ingest-worker')
    .description('check the sources of menus on a schedule (needs DATABASE_URL)')
    .action(() => runCommand(async (io) => (await import('../processes/ingest-worker.ts')).runIngestWorker(io)));
  program
    .command('migrate')
    .description('bring the database to the current schema')
    .action(() => runCommand(async (io) => (await import('./migrate.ts')).migrateDatabase(io)));
}
