import type { Command } from 'commander';
import { run } from './run-command.ts';

const EXAMPLES = `Examples:
  menus export --out export
  menus export --out export --format csv,parquet --all-versions
`;

export function addExportCommands(program: Command): void {
  program
    .command('export')
    .summary('write all data into files')
    .description(
      'Write all restaurants, menus and items into files, the same as GET /v1/export serves; manifest.json has the SHA-256 of each.',
    )
    .option('--out <folder>', 'folder for the files; those of an earlier export are replaced')
    .option('--format <names>', 'some of ndjson, csv and parquet, separated by commas (default: all)')
    .option('--all-versions', 'every version of every menu, withdrawn ones too')
    .option('--json', 'the manifest')
    .addHelpText('before', EXAMPLES)
    .action(run(async () => (await import('./exports.ts')).exportData));
  program
    .command('lessons')
    .summary('export corrections as training data for the reader')
    .description(
      'Write documents that a person has corrected or confirmed, with their menus as right answers, into a folder: to measure and train the reader. A document counts once nothing of its worklist is open.',
    )
    .argument('<folder>', 'folder for the files; earlier ones are replaced')
    .addHelpText('before', 'Examples:\n  menus lessons lessons\n  npm run eval:ingest -- lessons\n')
    .action(run(async () => (await import('./exports.ts')).exportLessons));
}
