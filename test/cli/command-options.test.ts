import test from 'ava';
import { runMenus } from '../support/run-menus.ts';

for (const [command, option, most] of [
  ['api', '--export-every-seconds', 604_800],
  ['ingest-worker', '--check-every-hours', 8760],
] as const) {
  test(`menus ${command} ${option} takes a whole number up to ${most}`, async (t) => {
    for (const value of ['many', '1.5', String(most + 1)]) {
      const { code, stderr } = await runMenus([command, option, value]);
      t.is(code, 2, value);
      t.true(stderr.includes(`Expected a whole number from 0 to ${most}.`), stderr);
    }
  });
}
