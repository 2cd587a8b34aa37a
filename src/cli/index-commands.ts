import type { Command } from 'commander';
import { runCommand } from './run-command.ts';

const EXAMPLES = `Examples:
  menus index rebuild
  menus index verify --json
  menus index keys < master-key.txt
`;

/** `menus index …` */
export function addIndexCommands(program: Command): void {
  const index = program
    .command('index')
    .summary('the search index on Meilisearch')
    .description('Rebuild and verify the search index on Meilisearch, and make its keys (needs MEILI_URL).')
    .addHelpText('beforeAll', EXAMPLES);
  index
    .command('rebuild')
    .description('fill a new index from the database and swap it in; search goes on meanwhile')
    .option('--json', 'the outcome as JSON')
    .action((options: { json?: boolean }) =>
      runCommand(async (io) => (await import('./search-index.ts')).rebuildSearchIndex(options, io)),
    );
  index
    .command('verify')
    .description('compare the index with the database; exit 1 and a list where they differ')
    .option('--json', 'one JSON object a difference')
    .action((options: { json?: boolean }) =>
      runCommand(async (io) => (await import('./search-index.ts')).verifySearchIndex(options, io)),
    );
  index
    .command('keys')
    .description("make Meilisearch keys with the least rights; reads the engine's master key from standard input")
    .option('--json', 'both keys as JSON')
    .action((options: { json?: boolean }) =>
      runCommand(async (io) => (await import('./search-index.ts')).makeIndexKeys(options, io)),
    );
}
