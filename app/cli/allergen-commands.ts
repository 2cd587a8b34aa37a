import type { Command } from 'commander';
import { run } from './run-command.ts';

const IMPORT_EXAMPLES = `Examples:
  menus allergens import "The Crown" allergens.xlsx --dry-run    what would be understood and matched
  menus allergens import "The Crown" allergens.pdf --date 2026-10-01
  menus allergens import "The Crown" allergens.html --mark "✗=contains" "✓=free"
  menus allergens import "The Crown" https://www.the-crown.example/allergens --json
`;

const IMPORT_NOTES = `
A dish in each row and an allergen in each column, or the other way round, with ticks, dots, x, yes, or letters that a legend explains;
or columns "Contains" and "May contain" with allergens as words. An empty cell means "not contained" only in a column that the table has, and
only where no mark and no text around the table says otherwise; --mark "blank=free" says so. One sign alone (x, ✓ or ●) means "contains";
several need a legend, in whatever words, or --mark. A table whose marks nothing explains, whose title turns them round ("Free from"), or with
a mark below no heading, is refused as a whole.

A dish belongs to the dish of that name on the restaurant's menus. One that is only spelt alike waits on the worklist:
\`menus review accept\` declares it. What a table declares counts until a newer one is imported, it is removed, or the dish changes.

Exit codes: 0 done, 3 done but something is on the worklist, 4 the table is not understood.`;

export function addAllergenCommands(program: Command): void {
  const allergens = program
    .command('allergens')
    .summary('manage allergen tables of kitchens')
    .description('Import allergen tables of kitchens.')
    .addHelpText('before', IMPORT_EXAMPLES);
  allergens
    .command('import')
    .summary("declare a restaurant's dishes by its allergen table")
    .description("Read a kitchen's allergen table (CSV, XLSX, PDF, web page or picture) and publish what it declares.")
    .argument('<restaurant>', 'id or name')
    .argument('<file>', 'a file or an http(s) address')
    .option('--date <day>', 'the day of the table, YYYY-MM-DD (default: the one it states, else today)')
    .option('--mark <mark=meaning...>', 'what marks, or "blank" cells, mean: contains, may-contain, free or unknown')
    .option('--dry-run', 'read and match, store nothing')
    .option('--json', 'the result as JSON')
    .addHelpText('before', IMPORT_EXAMPLES)
    .addHelpText('after', IMPORT_NOTES)
    .action(run(async () => (await import('./allergens.ts')).importAllergens));
  allergens
    .command('list')
    .summary("list a restaurant's allergen tables")
    .description('List the allergen tables of a restaurant, newest first.')
    .argument('<restaurant>', 'id or name')
    .option('--json', 'one JSON object a table')
    .addHelpText('before', 'Examples:\n  menus allergens list "The Crown"\n')
    .action(run(async () => (await import('./allergens.ts')).listTables));
  allergens
    .command('remove')
    .summary('withdraw what an allergen table declares')
    .description('Remove an allergen table; what only it declared is estimated again.')
    .argument('<restaurant>', 'id or name')
    .argument('<source>', 'as `menus allergens list` shows it')
    .addHelpText('before', 'Examples:\n  menus allergens remove "The Crown" file:///allergens.xlsx\n')
    .action(run(async () => (await import('./allergens.ts')).removeTable));
}
