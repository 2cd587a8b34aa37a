import type { Knex } from 'knex';

type Bindings = readonly Knex.RawBinding[] | Knex.ValueDict;

/** Runs a statement. The type states its column list, which nothing checks. @param bindings one for each `?`, or by name for `:name` */
export async function rows<Row>(db: Knex, sql: string, bindings: Bindings = []): Promise<readonly Row[]> {
  const result: { readonly rows: readonly Row[] } = await db.raw(sql, bindings);
  return result.rows;
}

export async function rowCount(db: Knex, sql: string, bindings: Bindings = []): Promise<number> {
  const result: { readonly rowCount: number } = await db.raw(sql, bindings);
  return result.rowCount;
}

/** Runs a statement that always gives one row. @throws Error if it gives none */
export async function oneRow<Row>(db: Knex, sql: string, bindings: Bindings = []): Promise<Row> {
  return assertDefined((await rows<Row>(db, sql, bindings))[0]);
}

export async function firstRow<Row>(db: Knex, sql: string, bindings: Bindings = []): Promise<Row | null> {
  return (await rows<Row>(db, sql, bindings))[0] ?? null;
}

export async function anyRow(db: Knex, sql: string, bindings: Bindings = []): Promise<boolean> {
  return (await rowCount(db, sql, bindings)) > 0;
}

/** @throws Error if the value is missing */
export function assertDefined<T>(found: T | undefined): T {
  if (found === undefined) throw new Error('the database gave less than the statement says');
  return found;
}
