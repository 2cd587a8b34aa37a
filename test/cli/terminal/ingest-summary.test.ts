import { stripVTControlCharacters } from 'node:util';
import test from 'ava';
import { batchExitCode, batchLine, documentLines, failedLine } from '../../../app/cli/terminal/ingest-summary.ts';
import type { DocumentOutcome } from '../../../src/ingest/ingest-batch.ts';

const menu = { name: 'Lunch', sections: 1, items: 12, doubtful: 2, outcome: { outcome: 'held' } } as const;
const read = (review: readonly string[] = []): DocumentOutcome => ({
  label: 'lunch.pdf',
  result: { menus: [menu], notes: [], review },
});
const failed: DocumentOutcome = { label: 'drinks.pdf', error: 'no text in it' };

test('sums up a batch in one line', (t) => {
  t.is(batchLine([read(), read(), failed]), '2 documents, 2 menus, 24 items, 4 to check, 2 menus held back, 1 failed');
  t.is(batchLine([{ label: 'lunch.pdf', known: true }]), '1 document, 0 menus, 0 items');
});

test('describes a document menu by menu, with the reviews needed', (t) => {
  const lines = documentLines(read(['no prices'])).map(stripVTControlCharacters);
  t.deepEqual(lines, [
    'lunch.pdf',
    '  Lunch: 1 section, 12 items, 2 to check · held back for review, not in service; the workbench or the same command with --publish puts it there',
    '  review: no prices',
  ]);
  t.deepEqual(documentLines(failed).map(stripVTControlCharacters), ['failed  no text in it']);
});

test('repeats failures after the others, and counts them above reviews', (t) => {
  t.is(failedLine([read(), failed]), 'These failed: drinks.pdf');
  t.is(failedLine([failed]), undefined);
  t.deepEqual([[read()], [read(['no prices'])], [read(['no prices']), failed]].map(batchExitCode), [0, 3, 4]);
});
