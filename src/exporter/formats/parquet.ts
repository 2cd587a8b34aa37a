import { ByteWriter, ParquetWriter, type SchemaElement } from 'hyparquet-writer';
import type { ExportColumn, ExportRow, ExportType, ExportValue } from '../../domain/export-tables.ts';

/** Rows of a row group, which readers load at once and which stays in memory until written. */
const GROUP_ROWS = 20_000;

const TEXT = { type: 'BYTE_ARRAY', converted_type: 'UTF8', logical_type: { type: 'STRING' } } as const;
const INTEGER = { type: 'INT32' } as const;

/** Parquet types for ours; prices are decimals, like numeric(8, 2) in the database. */
const ELEMENTS: Readonly<Record<Exclude<ExportType, 'texts' | 'integers'>, Omit<SchemaElement, 'name'>>> = {
  text: TEXT,
  integer: INTEGER,
  double: { type: 'DOUBLE' },
  boolean: { type: 'BOOLEAN' },
  price: {
    ...{ type: 'INT32', converted_type: 'DECIMAL', precision: 8, scale: 2 },
    logical_type: { type: 'DECIMAL', precision: 8, scale: 2 },
  },
  'date-time': {
    ...{ type: 'INT64', converted_type: 'TIMESTAMP_MICROS' },
    logical_type: { type: 'TIMESTAMP', isAdjustedToUTC: true, unit: 'MICROS' },
  },
};

/** Writes the rows of a table to a file in one format. */
export interface TableWriter {
  rows(batch: readonly ExportRow[]): Promise<void>;
  end(): Promise<void>;
}

/**
 * Writes rows as Parquet, a row group at a time. The same rows give the same bytes, regardless of batches.
 * @param write takes the bytes in order; they may not be used after it has resolved
 */
export function parquetFile(
  columns: readonly ExportColumn[],
  write: (bytes: Uint8Array) => Promise<void>,
): TableWriter {
  const bytes = new ByteWriter();
  const flush = async (): Promise<void> => {
    await write(new Uint8Array(bytes.buffer, 0, bytes.index));
    bytes.index = 0;
  };
  const schema = [{ name: 'root', num_children: columns.length }, ...columns.flatMap(elementsOf)];
  const file = new ParquetWriter({ writer: bytes, schema, createdBy: 'menu-data-service' });
  let waiting: ExportRow[] = [];

  const writeGroup = async (rows: readonly ExportRow[]): Promise<void> => {
    const columnData = columns.map(({ name, type }) => ({
      name,
      data: rows.map((row) => parquetValue(row[name], type)),
    }));
    await file.write({ columnData, rowGroupSize: GROUP_ROWS });
    await flush();
  };

  return {
    async rows(batch) {
      waiting.push(...batch);
      while (waiting.length >= GROUP_ROWS) {
        await writeGroup(waiting.slice(0, GROUP_ROWS));
        waiting = waiting.slice(GROUP_ROWS);
      }
    },
    async end() {
      if (waiting.length > 0) await writeGroup(waiting);
      await file.finish();
      await flush();
    },
  };
}

function elementsOf({ name, type, nullable }: ExportColumn): SchemaElement[] {
  const repetition = nullable ? 'OPTIONAL' : 'REQUIRED';
  if (type !== 'texts' && type !== 'integers') return [{ name, repetition_type: repetition, ...ELEMENTS[type] }];
  return [
    {
      ...{ name, repetition_type: repetition, num_children: 1 },
      ...{ converted_type: 'LIST', logical_type: { type: 'LIST' } },
    },
    { name: 'list', repetition_type: 'REPEATED', num_children: 1 },
    { name: 'element', repetition_type: 'REQUIRED', ...(type === 'texts' ? TEXT : INTEGER) },
  ];
}

function parquetValue(value: ExportValue | undefined, type: ExportType): ExportValue | bigint {
  if (value === undefined || value === null) return null;
  return type === 'date-time' ? microseconds(String(value)) : value;
}

/** Microseconds since 1970 of an ISO 8601 text with six fractional digits in UTC. */
function microseconds(dateTime: string): bigint {
  return BigInt(Date.parse(`${dateTime.slice(0, 19)}Z`)) * 1000n + BigInt(dateTime.slice(20, 26));
}
