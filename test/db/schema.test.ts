import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'ava';
import { packageRoot } from '../../src/lib/package-root.ts';
import { testDatabase } from '../support/database.ts';

const RECORDED = join(packageRoot, 'test/db/schema.txt');

/** Elements of a schema, a line each. */
const PARTS = `
  select format('%s.%s %s%s%s', table_name, column_name, data_type, case is_nullable when 'NO' then ' not null' end,
    ' default ' || column_default) as line
  from information_schema.columns where table_schema = 'public'
  union all select format('%s: %s', conrelid::regclass, pg_get_constraintdef(oid))
  from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'
  union all select indexdef from pg_indexes where schemaname = 'public'
  union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
  union all select format('function %s', oid::regprocedure) from pg_proc where pronamespace = 'public'::regnamespace
    and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')`;

test('the migrations make the schema of test/db/schema.txt; UPDATE=true writes it anew', async (t) => {
  const { db } = await testDatabase(t);
  const { rows } = await db.raw<{ rows: { line: string }[] }>(
    `select line from (${PARTS}) as parts order by line collate "C"`,
  );
  const lines = `${rows.map(({ line }) => line).join('\n')}\n`;
  if (process.env.UPDATE === 'true') writeFileSync(RECORDED, lines);
  t.is(lines, readFileSync(RECORDED, 'utf8'));
});
