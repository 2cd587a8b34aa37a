import test from 'ava';
import { fitHelp } from '../../../app/cli/program.ts';

const HELP = `Examples:
  menus ingest menu.pdf --dry-run          see what would be understood
  menus ingest menu.pdf --restaurant "The Potter's Arms"

Read menus, understand them and store them.`;

test('help fits a narrow terminal, and command lines can still be copied', (t) => {
  t.is(
    fitHelp(HELP, 40),
    `Examples:
  menus ingest menu.pdf --dry-run
      see what would be understood
  menus ingest menu.pdf --restaurant "The Potter's Arms"

Read menus, understand them and store
them.`,
  );
});

test('help with enough room stays as it is', (t) => {
  t.is(fitHelp(HELP, Number.POSITIVE_INFINITY), HELP);
});
