import { type Command, Option } from 'commander';
import { run } from './run-command.ts';
import { wholeNumber } from './whole-number.ts';

const SERVERS = 'DATABASE_URL=postgres://menus@db/menus MEILI_URL=http://search:7700';

const START_EXAMPLES = `Examples:
  menus start
  PORT=8080 DATA_DIR=/srv/menus menus start
`;

const MCP_EXAMPLES = `Examples:
  menus mcp                                        over \`menus start\` with this DATA_DIR
  BASE_URL=https://api.menus.example AUTH_URL=https://auth.menus.example menus mcp --client client.json
`;

const exportEvery = () =>
  new Option('--export-every-seconds <number>', 'how often exports are updated; 0 for no exports')
    .argParser(wholeNumber(0, 604_800))
    .default(900);

const checkEvery = () =>
  new Option('--check-every-hours <number>', 'how often each source is checked; 0 for never')
    .argParser(wholeNumber(0, 8760))
    .default(24);

/** Descriptions have no full stop. */
const SERVER_PROCESSES = [
  {
    name: 'api',
    summary: 'run the API alone',
    description: 'Run the API alone',
    needs: 'DATABASE_URL and MEILI_URL',
    options: [exportEvery()],
    load: async () => (await import('../processes/api.ts')).runApi,
  },
  {
    name: 'tokens',
    summary: 'run the token service alone',
    description: 'Run the token service alone',
    needs: 'DATABASE_URL',
    options: [],
    load: async () => (await import('../processes/tokens.ts')).runTokens,
  },
  {
    name: 'indexer',
    summary: 'keep the search engine in step, alone',
    description: 'Keep the search engine in step with the database',
    needs: 'DATABASE_URL and MEILI_URL',
    options: [],
    load: async () => (await import('../processes/indexer.ts')).runIndexer,
  },
  {
    name: 'ingest-worker',
    summary: 'check the sources of menus on a schedule, alone',
    description: 'Check the sources of menus on a schedule',
    needs: 'DATABASE_URL',
    options: [checkEvery()],
    load: async () => (await import('../processes/ingest-worker.ts')).runIngestWorker,
  },
];

export function addProcessCommands(program: Command): void {
  program
    .command('start')
    .summary('run the whole service in one process')
    .description('Run everything in one process; without DATABASE_URL on a Postgres of its own in DATA_DIR.')
    .addOption(exportEvery())
    .addOption(checkEvery())
    .addHelpText('before', START_EXAMPLES)
    .action(run(async () => (await import('../processes/start.ts')).start));
  for (const { name, summary, description, needs, options, load } of SERVER_PROCESSES) {
    const command = program
      .command(name)
      .summary(summary)
      .description(`${description} (needs ${needs}).`)
      .addHelpText('before', `Examples:\n  ${SERVERS} menus ${name}\n`)
      .action(run(load, name));
    for (const option of options) command.addOption(option);
  }
  program
    .command('mcp')
    .summary('tools for an assistant, on stdin and stdout')
    .description(
      'Serve the Model Context Protocol on stdin and stdout, over the API of a running service: tools to search dishes, read and compare menus, and find a place for a group.',
    )
    .option('--client <file>', 'client of a service elsewhere, as `menus clients create --json` printed it')
    .addHelpText('before', MCP_EXAMPLES)
    .action(run(async () => (await import('./mcp.ts')).serveMcp));
  program
    .command('migrate')
    .summary('bring the database to the current schema')
    .description('Bring the database to the current schema; several calls at once wait for each other.')
    .option('--json', 'the migrations that ran, as JSON')
    .option(
      '--restored',
      'its files were restored from a snapshot of a disk, so that readers of the change feed start again; a dump is noticed without it',
    )
    .addHelpText(
      'before',
      'Examples:\n  DATABASE_URL=postgres://menus@db/menus menus migrate\n  menus migrate --restored\n',
    )
    .action(run(async () => (await import('./migrate.ts')).migrateDatabase));
}
