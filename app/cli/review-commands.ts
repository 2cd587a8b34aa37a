import type { Command } from 'commander';
import { run } from './run-command.ts';

const LIST_EXAMPLES = `Examples:
  menus review list
  menus review list --restaurant "The Crown" --json
  menus review list --all                     also what was decided
`;

const DECIDE_EXAMPLES = (verb: string) => `Examples:
  menus review ${verb} 17
  menus review ${verb} 17 18 19 --note "asked the kitchen"
`;

export function addReviewCommands(program: Command): void {
  const review = program
    .command('review')
    .summary('the worklist: doubts for a person to decide')
    .description(
      'The worklist: doubts for a person to decide. Entries stay until they are decided or their source is corrected.',
    )
    .addHelpText('before', 'Examples:\n  menus review list\n  menus review show 17\n  menus review accept 17\n');
  review
    .command('list')
    .summary('list what to check')
    .description(
      'List what to check: allergens in doubt first, then the newest day, and within it menus that were held back, documents, dishes.',
    )
    .option('--restaurant <id-or-name>', 'only of this restaurant')
    .option('--source <url>', 'only of this source')
    .option('--limit <number>', 'at most so many', '100')
    .option('--all', 'also what was accepted, dismissed or settled')
    .option('--json', 'one JSON object per entry')
    .addHelpText('before', LIST_EXAMPLES)
    .action(run(async () => (await import('./review.ts')).listReview));
  review
    .command('show')
    .summary('show an entry with its dish and the evidence')
    .description('Show an entry of the worklist with its stored dish and the evidence.')
    .argument('<id>', 'as `menus review list` shows it')
    .option('--json', 'as JSON')
    .addHelpText('before', 'Examples:\n  menus review show 17\n')
    .action(run(async () => (await import('./review.ts')).showReview));
  review
    .command('reopen')
    .summary('undo a decision')
    .description('Undo decisions: the entries are open again. A menu that accepting stored stays stored.')
    .argument('<ids...>', 'as `menus review list --all` shows them')
    .option('--json', 'one JSON object per entry')
    .addHelpText('before', 'Examples:\n  menus review list --all\n  menus review reopen 17\n')
    .action(run(async () => (await import('./review.ts')).reopenReview));
  const decisions = [
    ['accept', 'right as it was read; stores a held menu'],
    ['dismiss', 'it does not matter; a held menu stays unstored'],
  ] as const;
  for (const [verb, means] of decisions) {
    review
      .command(verb)
      .summary(`decide: ${means}`)
      .description(`Decide entries of the worklist: ${means}. The decision stays when the source is read again.`)
      .argument('<ids...>', 'as `menus review list` shows them')
      .option('--note <text>', 'note on the decision')
      .option('--json', 'one JSON object per entry')
      .addHelpText('before', DECIDE_EXAMPLES(verb))
      .action(run(async () => (await import('./review.ts')).decideReview.bind(null, verb)));
  }
}
