import type { Command } from 'commander';
import { run } from './run-command.ts';

const SERVERS = 'DATABASE_URL=postgres://menus@db/menus MEILI_URL=http://search:7700';

const START_EXAMPLES = `Examples:
  menus start
  PORT=8080 DATA_DIR=/srv/menus menus start
  menus start --sandbox
`;

const MCP_EXAMPLES = `Examples:
  menus mcp                                        over \`menus start\` with this DATA_DIR
  MCP_CLIENT_ID=ID MCP_CLIENT_SECRET=SECRET BASE_URL=https://api.menus.example AUTH_URL=https://auth.menus.example menus mcp
`;

/** Descriptions have no full stop. */
const SERVER_PROCESSES = [
  {
    name: 'api',
    summary: 'run the API alone',
    description: 'Run the API alone',
    needs: 'DATABASE_URL and MEILI_URL',
    load: async () => (await import('../processes/api.ts')).runApi,
  },
  {
    name: 'tokens',
    summary: 'run the token service alone',
    description: 'Run the token service alone',
    needs: 'DATABASE_URL',
    load: async () => (await import('../processes/tokens.ts')).runTokens,
  },
  {
    name: 'indexer',
    summary: 'keep the search engine in step, alone',
    description: 'Keep the search engine in step with the database',
    needs: 'DATABASE_URL and MEILI_URL',
    load: async () => (await import('../processes/indexer.ts')).runIndexer,
  },
  {
    name: 'ingest-worker',
    summary: 'check the sources of menus on a schedule, alone',
    description: 'Check the sources of menus on a schedule',
    needs: 'DATABASE_URL',
    load: async () => (await import('../processes/ingest-worker.ts')).runIngestWorker,
  },
];

/** The service in one process, each of its four processes apart, and the schema they need. */
export function addProcessCommands(program: Command): void {
  program
    .command('start')
    .summary('run the whole service in one process')
    .description('Run everything in one process; without DATABASE_URL on a Postgres of its own in DATA_DIR.')
    .option('--sandbox', 'for tests of your own: the same data and ids every time, and failures on demand')
    .addHelpText('before', START_EXAMPLES)
    .action(run(async () => (await import('../processes/start.ts')).start));
  for (const { name, summary, description, needs, load } of SERVER_PROCESSES) {
    program
      .command(name)
      .summary(summary)
      .description(`${description} (needs ${needs}).`)
      .addHelpText('before', `Examples:\n  ${SERVERS} menus ${name}\n`)
      .action(run(load, name));
  }
  program
    .command('mcp')
    .summary('tools for an assistant, on stdin and stdout')
    .description(
      'Serve the Model Context Protocol on stdin and stdout, over the API of a running service: tools to search dishes, read and compare menus, and find a place for a group.',
    )
    .addHelpText('before', MCP_EXAMPLES)
    .action(run(async () => (await import('./mcp.ts')).serveMcp));
  program
    .command('migrate')
    .summary('bring the database to the current schema')
    .description('Bring the database to the current schema; several calls at once wait for each other.')
    .option('--json', 'the migrations that ran, as JSON')
    .addHelpText('before', 'Examples:\n  DATABASE_URL=postgres://menus@db/menus menus migrate\n')
    .action(run(async () => (await import('./migrate.ts')).migrateDatabase));
}
