import { styleText } from 'node:util';
import type { DocumentOutcome } from '../../../src/ingest/ingest-batch.ts';
import type { IngestedMenu } from '../../../src/ingest/ingest-document.ts';
import { count } from './count.ts';
import { EXIT, type ExitCode } from './exit-codes.ts';

export function documentLines(outcome: DocumentOutcome): string[] {
  if ('error' in outcome) return [`${styleText('red', 'failed', { stream: process.stderr })}  ${outcome.error}`];
  if ('known' in outcome) return [`${outcome.label}: ingested before`];
  const partial = outcome.result.leftOut ? styleText('yellow', ' (read in part)') : '';
  const lines = [`${styleText('bold', outcome.label)}${partial}`];
  for (const menu of outcome.result.menus) {
    const doubtful = menu.doubtful > 0 ? `, ${menu.doubtful} to check` : '';
    lines.push(
      `  ${menu.name}: ${count(menu.sections, 'section')}, ${count(menu.items, 'item')}${doubtful} · ${outcomeText(menu)}`,
    );
  }
  for (const reason of outcome.result.review) lines.push(styleText('yellow', `  review: ${reason}`));
  return lines;
}

/** Exit code of a batch: a failure outweighs a review. */
export function batchExitCode(outcomes: readonly DocumentOutcome[]): ExitCode {
  if (outcomes.some((outcome) => 'error' in outcome)) return EXIT.someFailed;
  if (outcomes.some((outcome) => 'result' in outcome && outcome.result.review.length > 0)) return EXIT.review;
  return EXIT.done;
}

/** Repeats the failures of a batch, because their own lines have left the screen by then. */
export function failedLine(outcomes: readonly DocumentOutcome[]): string | undefined {
  const failed = outcomes.filter((outcome) => 'error' in outcome).map(({ label }) => label);
  return failed.length === 0 || outcomes.length === 1 ? undefined : `These failed: ${failed.join(', ')}`;
}

/** Documents with menus that were held back. */
export const heldLabels = (outcomes: readonly DocumentOutcome[]): readonly string[] =>
  outcomes.flatMap((outcome) =>
    'result' in outcome && outcome.result.menus.some((menu) => menu.outcome.outcome === 'held') ? [outcome.label] : [],
  );

export function batchLine(outcomes: readonly DocumentOutcome[]): string {
  const failed = outcomes.filter((outcome) => 'error' in outcome).length;
  const menus = outcomes.flatMap((outcome) => ('result' in outcome ? outcome.result.menus : []));
  const items = menus.reduce((sum, menu) => sum + menu.items, 0);
  const doubtful = menus.reduce((sum, menu) => sum + menu.doubtful, 0);
  const partly = outcomes.filter((outcome) => 'result' in outcome && outcome.result.leftOut).length;
  const held = menus.filter((menu) => menu.outcome.outcome === 'held').length;
  const parts = [count(outcomes.length - failed, 'document'), count(menus.length, 'menu'), count(items, 'item')];
  if (doubtful > 0) parts.push(`${doubtful} to check`);
  if (partly > 0) parts.push(`${count(partly, 'document')} read in part`);
  if (held > 0) parts.push(`${count(held, 'menu')} held back`);
  if (failed > 0) parts.push(`${failed} failed`);
  return parts.join(', ');
}

function outcomeText({ outcome }: IngestedMenu): string {
  switch (outcome.outcome) {
    case 'created':
      return `stored as menu ${outcome.menuId}`;
    case 'changed':
      return `changed: menu ${outcome.menuId}, version ${outcome.version}, replaces ${outcome.previousMenuId}`;
    case 'revised':
      return `same menu, better estimates in menu ${outcome.menuId}`;
    case 'unchanged':
      return `unchanged, menu ${outcome.menuId}, version ${outcome.version}`;
    case 'withdrawn':
      return `not stored: menu ${outcome.menuId} was withdrawn after the document was fetched`;
    case 'held':
      return 'held back for review, not in service; the workbench or the same command with --publish puts it there';
  }
}
