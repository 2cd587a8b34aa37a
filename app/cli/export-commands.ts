import type { Command } from 'commander';
import type { CommandIo } from '../terminal/command-io.ts';
import type { ExportOptions } from './export-data.ts';
import { run } from './run-command.ts';

const EXAMPLES = `Examples:
  menus export --out export
  menus export --out export --format csv,parquet --all-versions
  menus export verify export
  menus token | menus export verify https://api.menus.example
`;

/** `menus export` and what belongs to it. */
export function addExportCommands(program: Command): void {
  const command = program
    .command('export')
    .summary('write all data into files')
    .description(
      'Write all restaurants, menus and items into files, the same as GET /v1/export serves, with a signed manifest.',
    )
    .option('--out <folder>', 'where the files go; those of an earlier export are replaced')
    .option('--format <names>', 'some of ndjson, csv and parquet, divided by commas (default: all)')
    .option('--bom', 'CSV with a byte order mark, for spreadsheets, beside the others')
    .option('--all-versions', 'every version of every menu, withdrawn ones too')
    .option('--json', 'the manifest')
    .addHelpText('beforeAll', EXAMPLES)
    .action(run(async () => (await import('./export-data.ts')).exportData));
  command
    .command('verify')
    .summary('check files against their signed manifest')
    .description(
      'Check the files of a folder, or those that an API serves, against their manifest, and its signature. Of an API the earlier manifests are followed too. The token is read from standard input, unless the API is the one of the demo client.',
    )
    .argument('<folder-or-address>', 'folder of `menus export`, or address of an API')
    .option('--key <id>', 'id of the only key to believe, as `menus export verify` showed it before')
    .option('--all-versions', 'of an API: the export of all versions')
    .option('--json', 'the outcome as JSON')
    .action(
      run(async () => {
        const { verifyExportAt } = await import('./verify-export.ts');
        // An option that both commands have is taken by the first.
        return (place: string, options: { key?: string }, io: CommandIo) =>
          verifyExportAt(place, { ...options, ...command.opts<ExportOptions>() }, io);
      }),
    );
  command
    .command('rotate-key')
    .description('Sign manifests with a new key from now on; the keys before stay published.')
    .action(run(async () => (await import('./rotate-export-key.ts')).rotateKey));
  program
    .command('lessons')
    .summary('write what persons corrected as lessons for the reader')
    .description(
      'Write the documents that a person has gone through, with their menus as right answers, into a folder: what the laboratory measures and trains the reader with. A document counts once its worklist is decided or corrected and nothing is open.',
    )
    .argument('<folder>', 'where they go; those of before are replaced')
    .addHelpText('before', 'Examples:\n  menus lessons lessons\n  npm run eval:ingest -- lessons\n')
    .action(run(async () => (await import('./export-lessons.ts')).exportLessons));
}
