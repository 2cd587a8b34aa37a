import type { PoolClient, QueryResultRow } from 'pg';
import type { Database } from './open-database.ts';

/**
 * The rows of a statement that each connection prepares once, past knex's builder, which costs ten times the query. For what
 * every request needs; `rows` for all else.
 * @param name of the statement, the same for the same text
 */
export async function prepared<Row extends QueryResultRow>(
  db: Database,
  name: string,
  text: string,
  values: readonly unknown[],
): Promise<readonly Row[]> {
  const connection = (await db.client.acquireConnection()) as PoolClient;
  try {
    const result = await connection.query<Row>({ name, text, values: [...values] });
    return result.rows;
  } finally {
    await db.client.releaseConnection(connection);
  }
}
