import type { DraftDocument } from '@menu-data-service/menu-model/draft-menu';
import test from 'ava';
import { readAhead } from '../../src/ingest/read-ahead.ts';
import type { SourceInput } from '../../src/ingest/source-input.ts';

const input = (label: string): SourceInput => ({
  label,
  location: { file: label },
  sourceUrl: `file:///${label}`,
  restaurant: undefined,
  menuName: undefined,
});

test('begins the next files while one is stored, others in their turn, and reports a failure in its turn', async (t) => {
  const files = ['a', 'b', 'missing', 'd'].map(input);
  const parsed: string[] = [];
  const { load, parse } = readAhead(files, 1, {
    load: async ({ label, sourceUrl }) => {
      if (label === 'missing') throw new Error('missing: there is no such file');
      return { bytes: Buffer.alloc(0), label, sourceUrl };
    },
    parse: async ({ label }) => {
      parsed.push(label);
      return { notes: [label] } as unknown as DraftDocument;
    },
  });
  const read = async (file: SourceInput) => (await parse(await load(file))).notes[0];
  const [first, second, missing, last] = files as [SourceInput, SourceInput, SourceInput, SourceInput];
  t.is(await read(first), 'a');
  t.deepEqual(parsed, ['a', 'b']);
  t.is(await read(input('address')), 'address');
  t.is(await read(second), 'b');
  t.deepEqual(parsed, ['a', 'b', 'address']);
  await t.throwsAsync(load(missing), { message: 'missing: there is no such file' });
  t.is(await read(last), 'd');
  t.deepEqual(parsed, ['a', 'b', 'address', 'd']);
});
