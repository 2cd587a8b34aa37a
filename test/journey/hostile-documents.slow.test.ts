import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { hostileFiles } from '@menu-data-service/menu-reader/test/parser/hostile-files';
import { makePicture } from '@menu-data-service/menu-reader/test/read/make-picture';
import { makePdf } from '@menu-data-service/menu-reader/test/read/pdf/make-pdf';
import test from 'ava';
import { packageRoot } from '../../src/lib/package-root.ts';
import { startService } from '../support/service.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const PAUSE_MS = 250;
/** Tokens live for five minutes. */
const ROUNDS_OF_TOKEN = 400;
/** Uses every third file; a test of the parser reads all. */
const EVERY = 3;

test('answers searches and menus while hostile files are ingested, and ends each file with one line', async (t) => {
  t.timeout(600_000);
  const service = await startService(t);
  const place = ['--city', 'Leek', '--postcode', 'ST13 5AA'];
  const added = await service.menus(['restaurants', 'add', '--name', 'The Siege', ...place, '--json']);
  const { id } = JSON.parse(added.stdout) as { id: string };
  const sample = join(packageRoot, 'samples', 'two-rivers-burger-yard.html');
  const taken = await service.menus(['ingest', sample, '--restaurant', id, '--json']);
  const menuId = /"menuId":(\d+)/.exec(taken.stdout)?.[1];
  const menu = await makePdf((pdf) => pdf.fontSize(14).text('Soup £4.50\nPie £9.00\nLobby £8.50'));
  const locked = await makePdf((pdf) => pdf.text('Soup £4.50'), { userPassword: 'secret' });
  const folder = await temporaryFolder(t, 'hostile');
  // a folder holds files with menu suffixes; those that use up all the time have their own test
  const files = hostileFiles(menu, await makePicture(), locked)
    .filter(({ isSlow }, index) => !isSlow && index % EVERY === 0)
    .map((file) => ({
      ...file,
      path: join(folder, /\.(?:pdf|x?html|png|jpg|gif)$/.test(file.name) ? file.name : `${file.name}.pdf`),
    }));
  t.true(files.length >= 12);
  for (const { path, bytes } of files) await writeFile(path, bytes());

  let isOver = false;
  const ingestion = service.menus(['ingest', folder, '--restaurant', id, '--json']).finally(() => {
    isOver = true;
  });
  let answers = 0;
  let token = '';
  for (let round = 0; !isOver; round++) {
    if (round % ROUNDS_OF_TOKEN === 0) token = await service.token();
    for (const path of ['/v1/menus/items?search=haloumi%20stack', `/v1/menus/${menuId}`]) {
      const response = await fetch(`${service.baseUrl}${path}`, { headers: { authorization: `Bearer ${token}` } });
      t.regex(await response.text(), /Halloumi Stack/, path);
      answers += 1;
    }
    // biome-ignore lint/plugin: how often is asked
    await sleep(PAUSE_MS);
  }

  const { code, stdout, stderr } = await ingestion;
  t.is(code, 4);
  const failures = stderr.split('\n').filter((line) => line.startsWith('failed'));
  for (const { path, says, isRead } of files) {
    const said = failures.filter((line) => line.includes(`${path}: `));
    const stored = stdout.split('\n').filter((line) => line.includes(JSON.stringify(path)) && line.includes('"menus"'));
    t.is(said.length + stored.length, 1, path);
    if (says) t.regex(said[0] ?? '', says, path);
    if (isRead) t.is(stored.length, 1, path);
  }
  // An answer slower than the timeout is 503, and names no dish.
  t.true(answers > 20, `${answers} answers`);
});
