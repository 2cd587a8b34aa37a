import test from 'ava';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { parquetMetadata, parquetReadObjects, parquetSchema } from 'hyparquet';
import { EXPORT_COLUMNS, type ExportColumn, type ExportRow } from '../../src/domain/export-tables.ts';
import { parquetFile } from '../../src/exporter/formats/parquet.ts';
import { csvCell, csvHeader, csvLines } from '../../src/exporter/write-export.ts';

const COLUMNS: readonly ExportColumn[] = [
  { name: 'text', type: 'text', nullable: true },
  { name: 'id', type: 'integer', nullable: false },
  { name: 'price', type: 'price', nullable: false },
  { name: 'vegan', type: 'boolean', nullable: false },
  { name: 'when', type: 'date-time', nullable: true },
  { name: 'names', type: 'texts', nullable: false },
  { name: 'ids', type: 'integers', nullable: false },
  { name: 'north', type: 'double', nullable: false },
];

/** Removes the mark described in docs/exports.md. */
const unmarked = (cell: string) => (/^'+[=+\-@\t\r\n＝＋－＠]/.test(cell) ? cell.slice(1) : cell);

const texts = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({
    unit: fc.constantFrom('=', '+', '-', '@', "'", '"', ',', ';', '\t', '\r', '\n', '1', 'A', ' ', '＝', '('),
  }),
);

test('any text survives CSV, and no cell runs in a spreadsheet', (t) => {
  fc.assert(
    fc.property(fc.array(texts, { minLength: 1 }), (values) => {
      const rows = values.map((text) => ({ text }));
      const columns = COLUMNS.slice(0, 1);
      // The reader would skip a line with only an empty cell.
      const csv = `${csvHeader(columns)}${csvLines(columns, rows)}`;
      const cells = (parse(csv, { from_line: 2, relax_column_count: true }) as string[][]).map(([cell = '']) => cell);
      t.deepEqual(cells.map(unmarked), values);
      for (const cell of cells) {
        t.true(!/^[=+\-@\t\r\n＝＋－＠]/.test(cell) || /^(?:[-\s]+|-\d+(?:\.\d+)?|\+\d[\d ().-]*)$/.test(cell), cell);
      }
    }),
  );
});

test('cells: harmless text stays as it is, and null is not the empty text', (t) => {
  for (const same of ['-', '--', '- -', '+44 1632 960001', '01632960001', '-12.5', "'", "it's"])
    t.is(csvCell(same), same);
  t.is(csvCell('=1+1'), "'=1+1");
  t.is(csvCell('- Chips'), "'- Chips");
  t.is(csvCell('+1+1'), "'+1+1");
  t.is(csvCell("'=1"), "''=1");
  t.is(csvCell('a;=b'), '"a;=b"');
  t.deepEqual(
    [csvCell(null), csvCell(''), csvCell(0), csvCell(true), csvCell(['a', 'b'])],
    ['', '""', '0', 'true', '"[""a"",""b""]"'],
  );
});

async function parquet(
  columns: readonly ExportColumn[],
  batches: readonly (readonly ExportRow[])[],
): Promise<ArrayBuffer> {
  const chunks: Buffer[] = [];
  const file = parquetFile(columns, async (bytes) => void chunks.push(Buffer.from(bytes)));
  for (const batch of batches) await file.rows(batch);
  await file.end();
  const all = Buffer.concat(chunks);
  return all.buffer.slice(all.byteOffset, all.byteOffset + all.byteLength) as ArrayBuffer;
}

const ROW: ExportRow = {
  ...{ text: 'Pâté', id: 7, price: 9.75, vegan: true, when: '2026-11-21T08:00:15.123456' },
  ...{ names: ['a', 'ü'], ids: [1, 2], north: 0 },
};
const BARE: ExportRow = { ...ROW, text: null, price: 0, vegan: false, when: null, names: [], ids: [] };

test('Parquet has proper types: decimals, integers, booleans, moments and lists', async (t) => {
  const file = await parquet(COLUMNS, [[ROW], [BARE]]);
  const found = await parquetReadObjects({ file });
  t.deepEqual(found, [{ ...ROW, when: new Date('2026-11-21T08:00:15.123Z') }, BARE]);
  const elements = new Map(parquetSchema(parquetMetadata(file)).children.map(({ element }) => [element.name, element]));
  t.like(elements.get('price'), { type: 'INT32', converted_type: 'DECIMAL', precision: 8, scale: 2 });
  t.like(elements.get('when'), { type: 'INT64', converted_type: 'TIMESTAMP_MICROS', repetition_type: 'OPTIONAL' });
  t.like(elements.get('names'), { converted_type: 'LIST', repetition_type: 'REQUIRED' });
  t.like(elements.get('text'), { converted_type: 'UTF8', repetition_type: 'OPTIONAL' });
});

test('Parquet does not depend on batches of rows, also over several row groups, and has its columns without rows', async (t) => {
  const many = Array.from({ length: 45_000 }, (_, id): ExportRow => ({ id, north: id / 7 }));
  const columns = COLUMNS.filter(({ name }) => name === 'id' || name === 'north');
  const one = await parquet(columns, [many]);
  const parts = await parquet(columns, [many.slice(0, 30_001), many.slice(30_001)]);
  t.true(Buffer.from(one).equals(Buffer.from(parts)));
  t.is(parquetMetadata(one).row_groups.length, 3);
  t.is((await parquetReadObjects({ file: one, rowStart: 44_999 })).at(-1)?.id, 44_999);
  const empty = parquetSchema(parquetMetadata(await parquet(EXPORT_COLUMNS.items, [])));
  t.deepEqual(
    empty.children.map(({ element }) => element.name),
    EXPORT_COLUMNS.items.map(({ name }) => name),
  );
});
