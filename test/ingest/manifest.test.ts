import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import test from 'ava';
import { InputFailure } from '../../src/domain/errors.ts';
import { readManifest } from '../../src/ingest/manifest.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const place = { city: 'Leek', postcode: 'ST13 5AA' };

test('two files of one name need source addresses, within one restaurant', async (t) => {
  const file = join(await temporaryFolder(t, 'ingest'), 'manifest.json');
  const read = async (...menus: readonly object[][]) => {
    const restaurants = menus.map((own, index) => ({ name: `Crown ${index}`, ...place, menus: own }));
    await writeFile(file, JSON.stringify({ restaurants }));
    const found = await readManifest(file);
    return found.flatMap((one) => one.menus.map(({ sourceUrl }) => sourceUrl));
  };
  const lunch = { source: 'lunch/menu.pdf' };
  const dinner = { source: 'dinner/menu.pdf' };
  const sourceUrl = 'https://crown.example/menu';

  await t.throwsAsync(read([lunch, dinner]), {
    instanceOf: InputFailure,
    message: `${file}: Crown 0: lunch/menu.pdf and dinner/menu.pdf have the same source address, file:///menu.pdf; give each its own sourceUrl, or both the same one if they are versions of one menu`,
  });
  t.deepEqual(await read([lunch], [dinner]), ['file:///menu.pdf', 'file:///menu.pdf']);
  t.deepEqual(await read([lunch, { source: './lunch/menu.pdf' }]), ['file:///menu.pdf', 'file:///menu.pdf']);
  t.deepEqual(await read([lunch, { ...dinner, sourceUrl }]), ['file:///menu.pdf', sourceUrl]);
  t.deepEqual(
    await read([
      { ...lunch, sourceUrl },
      { ...dinner, sourceUrl },
    ]),
    [sourceUrl, sourceUrl],
  );
});

test('refuses a source address that a browser would run', async (t) => {
  const file = join(await temporaryFolder(t, 'ingest'), 'manifest.json');
  for (const sourceUrl of ['javascript:alert(1)', 'data:text/html,hello', 'menu.pdf']) {
    const menus = [{ source: 'menu.pdf', sourceUrl }];
    await writeFile(file, JSON.stringify({ restaurants: [{ name: 'Crown', ...place, menus }] }));
    await t.throwsAsync(
      readManifest(file),
      { instanceOf: InputFailure, message: /sourceUrl.*expected an address/ },
      sourceUrl,
    );
  }
});
