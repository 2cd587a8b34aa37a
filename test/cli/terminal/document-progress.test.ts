import test from 'ava';
import { documentProgress } from '../../../app/cli/terminal/document-progress.ts';
import { reportEvery } from '../../../app/cli/terminal/report-every.ts';

/** Output while two documents are read. */
function read(interactive: boolean, total: number): readonly string[] {
  const lines: string[] = [];
  const show = (state: string) => lines.push(`shows ${state}`);
  const progress = documentProgress(
    { show, report: show, print: (write) => write() },
    { interactive, say: (line) => lines.push(`says ${line}`) },
  );
  progress.begin('menus/lunch.pdf', 0, total);
  progress.step('menus/lunch.pdf', 1, total, () => lines.push('prints'));
  progress.begin('https://kiln.example/menu', 1, total);
  return lines;
}

test('a terminal shows a bar, and the document being read by name', (t) => {
  t.deepEqual(read(true, 2), [
    'shows ░░░░░░░░░░░░░░░░ 0 of 2  lunch.pdf',
    'shows ████████░░░░░░░░ 1 of 2',
    'prints',
    'shows ████████░░░░░░░░ 1 of 2  https://kiln.example/menu',
  ]);
});

test('elsewhere each of several documents is counted in its own line', (t) => {
  const said = (total: number) => read(false, total).filter((line) => !line.startsWith('shows'));
  t.deepEqual(said(2), ['says 1 of 2  menus/lunch.pdf', 'prints']);
  t.deepEqual(said(1), ['prints']);
});

test('passes chunks on, and reports progress after each so many entries', async (t) => {
  async function* portions() {
    for (const length of [3, 3, 3, 12, 1]) yield Array.from({ length });
  }
  const reports: number[] = [];
  const sizes: number[] = [];
  for await (const portion of reportEvery(5, portions(), (done) => reports.push(done))) sizes.push(portion.length);
  t.deepEqual(sizes, [3, 3, 3, 12, 1]);
  t.deepEqual(reports, [6, 21]);
});
