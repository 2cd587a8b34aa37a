import test from 'ava';
import { startReceiver } from '../webhooks/receiver.ts';
import { commandLine } from './command-line.ts';

test('webhooks are added, listed, tested, rotated and removed at the command line, and a secret is shown once', async (t) => {
  const command = await commandLine(t, { KEY_ENCRYPTION_KEY: 'ab'.repeat(32), ALLOW_PRIVATE_SOURCES: 'true' });
  const menus = (...args: string[]) => command.menus('webhooks', ...args);
  const receiver = await startReceiver(t);
  const added = await menus('add', receiver.url, '--types', 'allergen.*', '--json');
  t.is(added.code, 0, added.stderr);
  const { id, secret } = JSON.parse(added.stdout) as { id: string; secret: string };
  t.regex(secret, /^whsec_/);
  receiver.secret = secret;
  const [listed, tested, rotated] = await Promise.all([
    menus('list'),
    menus('test', id),
    menus('rotate', id, '--json'),
  ]);
  t.true(listed.stdout.includes(`${id}  active    allergen.added,`), listed.stdout);
  t.false(listed.stdout.includes('whsec_'));
  t.is(tested.stdout, 'answered 204\n');
  t.is(receiver.taken.length, 1);
  t.not((JSON.parse(rotated.stdout) as { secret: string }).secret, secret);
  receiver.answer = 500;
  const [failed, nobody, resumed] = await Promise.all([menus('test', id), menus('rotate', 'x'), menus('resume', id)]);
  t.deepEqual([failed.code, failed.stdout], [1, 'answered 500; expected 200 to 299\n']);
  t.deepEqual([nobody.code, resumed.code], [2, 0]);
  t.regex(nobody.stderr, /there is no webhook x; menus webhooks list shows their ids/);
  t.is((await menus('remove', id)).code, 0);
  t.regex((await menus('list')).stderr, /There are no webhooks yet/);
});
