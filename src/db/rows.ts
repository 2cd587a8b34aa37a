import type { Knex } from 'knex';

type Bindings = readonly Knex.RawBinding[] | Knex.ValueDict;

/**
 * The rows of a statement, typed as its column list has them; the database checks the statement and nobody the type.
 * @param bindings one for each `?`, or by name for `:name`
 */
export async function rows<Row>(db: Knex, sql: string, bindings: Bindings = []): Promise<readonly Row[]> {
  const result: { readonly rows: readonly Row[] } = await db.raw(sql, bindings);
  return result.rows;
}

/** How many rows a statement wrote. */
export async function rowCount(db: Knex, sql: string, bindings: Bindings = []): Promise<number> {
  const result: { readonly rowCount: number } = await db.raw(sql, bindings);
  return result.rowCount;
}

/**
 * The row of a statement that always gives one.
 * @throws Error where it gave none
 */
export async function oneRow<Row>(db: Knex, sql: string, bindings: Bindings = []): Promise<Row> {
  return there((await rows<Row>(db, sql, bindings))[0]);
}

/** The first row of a statement; null where it gives none. */
export async function firstRow<Row>(db: Knex, sql: string, bindings: Bindings = []): Promise<Row | null> {
  return (await rows<Row>(db, sql, bindings))[0] ?? null;
}

/** Whether a statement found or wrote a row. */
export async function anyRow(db: Knex, sql: string, bindings: Bindings = []): Promise<boolean> {
  return (await rowCount(db, sql, bindings)) > 0;
}

/** What must be there. @throws Error where it is not */
export function there<T>(found: T | undefined): T {
  if (found === undefined) throw new Error('the database gave less than the statement says');
  return found;
}
