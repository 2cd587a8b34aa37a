import type { Command } from 'commander';
import { run } from './run-command.ts';

const EXAMPLES = `Examples:
  menus index rebuild
  menus index verify --json
  menus index keys < master-key.txt
  menus index engines
  menus index forget "meilisearch search-3:7700"
`;

export function addIndexCommands(program: Command): void {
  const index = program
    .command('index')
    .summary('the search index on Meilisearch')
    .description(
      'Rebuild and verify the search index on each engine of Meilisearch, make its keys, and list its engines (MEILI_URL, or MEILI_URLS behind it).',
    )
    .addHelpText('beforeAll', EXAMPLES);
  index
    .command('rebuild')
    .description('fill a new index from the database and swap it in; search continues meanwhile')
    .option('--json', 'the outcome as JSON')
    .action(run(async () => (await import('./index-state.ts')).rebuildSearchIndex));
  index
    .command('verify')
    .description('compare the index with the database; exit 1 and a list where they differ')
    .option('--json', 'one JSON object a difference')
    .action(run(async () => (await import('./index-state.ts')).verifySearchIndex));
  index
    .command('keys')
    .description("make Meilisearch keys with the least rights; reads the engine's master key from standard input")
    .option('--json', 'both keys as JSON')
    .action(run(async () => (await import('./index-state.ts')).makeIndexKeys));
  index
    .command('engines')
    .description('list the engines for which changes are kept, and how far each is behind')
    .option('--json', 'one JSON object per engine')
    .action(run(async () => (await import('./index-state.ts')).listEngines));
  index
    .command('forget')
    .description('stop keeping changes for an engine that is gone')
    .argument('<engine>', 'as `menus index engines` shows it')
    .option('--json', 'the outcome as JSON')
    .action(run(async () => (await import('./index-state.ts')).forgetEngine));
}
