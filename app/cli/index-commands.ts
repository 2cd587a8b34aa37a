import type { Command } from 'commander';
import { addPlainCommand, type PlainCommand } from './plain-command.ts';

const EXAMPLES = `Examples:
  menus index rebuild
  menus index verify --json
  menus index keys < master-key.txt
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
];

/** `menus index …` */
export function addIndexCommands(program: Command): void {
  const index = program
    .command('index')
    .summary('the search index on Meilisearch')
    .description('Rebuild and verify the search index on Meilisearch, and make its keys (needs MEILI_URL).')
    .addHelpText('beforeAll', EXAMPLES);
  for (const command of COMMANDS) addPlainCommand(index, command);
}
