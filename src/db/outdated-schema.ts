/** SQLSTATE for a missing table or column. */
const UNDEFINED_TABLE = '42P01';
const UNDEFINED_COLUMN = '42703';

export class OutdatedSchemaError extends Error {
  override readonly name = 'OutdatedSchemaError';
  override readonly message = 'the database is not at the schema of this version: run `menus migrate`';
}

export function isOutdatedSchema(error: unknown): boolean {
  if (error instanceof OutdatedSchemaError) return true;
  if (!(error instanceof Error && 'code' in error)) return false;
  return error.code === UNDEFINED_TABLE || error.code === UNDEFINED_COLUMN;
}
