import type { Command } from 'commander';
import { addPlainCommand, type PlainCommand } from './plain-command.ts';
import { runCommand } from './run-command.ts';

const EXAMPLES = `Examples:
  menus index rebuild
  menus index verify --json
  menus index keys < master-key.txt
  menus index engines
  menus index forget "meilisearch search-3:7700"
`;

const COMMANDS: readonly PlainCommand[] = [
  {
    name: 'rebuild',
    description: 'fill a new index from the database and swap it in; search continues meanwhile',
    json: 'the outcome as JSON',
    load: async () => (await import('./search-index.ts')).rebuildSearchIndex,
  },
  {
    name: 'verify',
    description: 'compare the index with the database; exit 1 and a list where they differ',
    json: 'one JSON object a difference',
    load: async () => (await import('./search-index.ts')).verifySearchIndex,
  },
  {
    name: 'keys',
    description: "make Meilisearch keys with the least rights; reads the engine's master key from standard input",
    json: 'both keys as JSON',
    load: async () => (await import('./search-index.ts')).makeIndexKeys,
  },
  {
    name: 'engines',
    description: 'list the engines for which changes are kept, and how far each is behind',
    json: 'one JSON object an engine',
    load: async () => (await import('./engines.ts')).listEngines,
  },
];

/** `menus index …` */
export function addIndexCommands(program: Command): void {
  const index = program
    .command('index')
    .summary('the search index on Meilisearch')
    .description(
      'Rebuild and verify the search index on Meilisearch, make its keys, and list its engines (MEILI_URL or MEILI_URLS).',
    )
    .addHelpText('beforeAll', EXAMPLES);
  for (const command of COMMANDS) addPlainCommand(index, command);
  index
    .command('forget')
    .description('keep no more changes for an engine that is gone')
    .argument('<engine>', 'as `menus index engines` shows it')
    .option('--json', 'the outcome as JSON')
    .action((engine: string, options: { json?: boolean }) =>
      runCommand(async (io) => (await import('./engines.ts')).forgetEngine(engine, options, io)),
    );
}
