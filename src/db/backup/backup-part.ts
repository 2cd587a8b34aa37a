import { createHash } from 'node:crypto';
import { z } from 'zod';

/** A piece of a backup: a name, and bytes that fit into memory. */
export interface BackupPart {
  readonly name: string;
  readonly bytes: Buffer;
}

const tableColumns = z.object({ table: z.string(), columns: z.array(z.string()) });

/** Of which schema the rows are, and in what order their columns: the first part, in JSON. */
export const backupHead = z.object({
  format: z.literal(1),
  /** Migrations that were done, in order. */
  migrations: z.array(z.string()),
  tables: z.array(tableColumns),
  /** The last number that each sequence gave; null where it gave none. */
  sequences: z.array(z.object({ name: z.string(), last: z.string().nullable() })),
});

/** What each table must come to: the last part, in JSON. The hash is of its rows as COPY writes them, in hex. */
export const tableSums = z.array(z.object({ table: z.string(), rows: z.int(), sha256: z.string() }));

export type BackupHead = z.infer<typeof backupHead>;
export type TableColumns = z.infer<typeof tableColumns>;
export type TableSum = z.infer<typeof tableSums>[number];

export const HEAD_NAME = 'backup.json';
export const SUMS_NAME = 'sums.json';

/** Name of the nth part of a table. */
export const partName = (table: string, n: number): string => `${table}/${String(n).padStart(6, '0')}`;

/** The table of a part, by its name. */
export const tableOf = (name: string): string => name.slice(0, name.indexOf('/'));

export const sha256 = () => createHash('sha256');

/** A part of JSON. */
export const jsonPart = (name: string, value: unknown): BackupPart => ({
  name,
  bytes: Buffer.from(`${JSON.stringify(value, null, 1)}\n`),
});
