import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'ava';
import { PROBLEM_KINDS } from '../../src/api/pages/problem-catalogue.ts';
import { packageRoot } from '../../src/lib/package-root.ts';

const THROWN = /new \w*(?:Error|Problem)\(\s*(\d{3}),\s*'([a-z_]+)'/g;

test('every code of the catalogue is thrown with its documented status', (t) => {
  const sources = readdirSync(join(packageRoot, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(packageRoot, 'src', name));
  const statuses = new Map(PROBLEM_KINDS.map(({ code, status }) => [code, status]));
  const thrown = sources
    .flatMap((source) => [...readFileSync(source, 'utf8').matchAll(THROWN)])
    .flatMap(([, status, code = '']) => (statuses.has(code) ? [{ code, status: Number(status) }] : []));
  t.deepEqual(
    thrown.filter(({ code, status }) => statuses.get(code) !== status),
    [],
  );
  t.true(new Set(thrown.map(({ code }) => code)).size >= 20);
});
