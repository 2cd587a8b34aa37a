import type { Command } from 'commander';
import type { StartOptions } from '../processes/start.ts';
import type { CommandIo } from '../terminal/command-io.ts';
import type { ExitCode } from '../terminal/exit-codes.ts';
import { addPlainCommand } from './plain-command.ts';
import { runCommand } from './run-command.ts';

const SERVERS = 'DATABASE_URL=postgres://menus@db/menus MEILI_URL=http://search:7700';

const START_EXAMPLES = `Examples:
  menus start
  PORT=8080 DATA_DIR=/srv/menus menus start
  menus start --sandbox
`;

interface ServerProcess {
  readonly name: string;
  readonly summary: string;
  /** Without a full stop. */
  readonly description: string;
  readonly needs: string;
  readonly load: () => Promise<(io: CommandIo) => Promise<ExitCode>>;
}

const SERVER_PROCESSES: readonly ServerProcess[] = [
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
    .action((options: StartOptions) =>
      runCommand(async (io) => (await import('../processes/start.ts')).start(options, io)),
    );
  for (const { name, summary, description, needs, load } of SERVER_PROCESSES) {
    addPlainCommand(program, {
      name,
      summary,
      description: `${description} (needs ${needs}).`,
      examples: `  ${SERVERS} menus ${name}\n`,
      logged: name,
      load: async () => {
        const run = await load();
        return (_options, io) => run(io);
      },
    });
  }
  addPlainCommand(program, {
    name: 'mcp',
    summary: 'tools for an assistant, on stdin and stdout',
    description:
      'Serve the Model Context Protocol on stdin and stdout, over the API of a running service: tools to search dishes, read and compare menus, and find a place for a group.',
    examples:
      '  menus mcp                                        over `menus start` with this DATA_DIR\n  MCP_CLIENT_ID=ID MCP_CLIENT_SECRET=SECRET BASE_URL=https://api.menus.example AUTH_URL=https://auth.menus.example menus mcp\n',
    load: async () => {
      const { serveMcp } = await import('./mcp.ts');
      return (_options, io) => serveMcp(io);
    },
  });
  addPlainCommand(program, {
    name: 'migrate',
    summary: 'bring the database to the current schema',
    description: 'Bring the database to the current schema; several calls at once wait for each other.',
    examples: '  DATABASE_URL=postgres://menus@db/menus menus migrate\n',
    json: 'the migrations that ran, as JSON',
    load: async () => (await import('./migrate.ts')).migrateDatabase,
  });
}
