import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import test, { type ExecutionContext } from 'ava';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { variables } from '../../app/config/variables.ts';
import { storesAt } from '../../app/wiring/stores.ts';
import { createEngineReadiness } from '../../indexer/engine-readiness.ts';
import { EXPORT_COLUMNS, EXPORT_TABLES } from '../../src/domain/export-tables.ts';
import { packageRoot } from '../../src/lib/package-root.ts';
import { seededService } from '../api/seeded.ts';
import { startService } from '../support/service.ts';

const page = await readFile(join(packageRoot, 'docs/exports.md'), 'utf8');

test('docs/exports.md names the columns of each file in order', (t) => {
  for (const table of EXPORT_TABLES) {
    const [, columns = ''] = new RegExp(`^\\| ${table} \\| ([^|]+) \\|$`, 'm').exec(page) ?? [];
    t.is(columns.trim(), EXPORT_COLUMNS[table].map(({ name }) => name).join(', '), table);
  }
});

test('every address in docs/exports.md has a non-empty answer', async (t) => {
  const { get, made } = await seededService(t);
  await Promise.all([made.exports?.latest('current'), made.exports?.latest('all')]);
  const addresses = [...page.matchAll(/http:\/\/localhost:3000(\/v1\/export\/[^\s"`]+)/g)].map(([, path = '']) => path);
  t.true(addresses.length >= 4);
  for (const path of addresses) {
    const response = await get(path);
    t.is(response.status, 200, path);
    t.true((await response.arrayBuffer()).byteLength > 200, path);
  }
});

const read = (name: string): Promise<string> => readFile(join(packageRoot, name), 'utf8');

/** Possible metric names in an expression: not functions, labels in braces or after by. */
function metricsOf(expression: string): readonly string[] {
  const bare = expression.replace(/\{[^}]*\}|"[^"]*"|\bby \([^)]*\)|\[[^\]]*\]/g, ' ');
  return [...bare.matchAll(/\b[a-z]+(?:_[a-z0-9]+)+\b(?!\s*\()/g)].map(([name]) => name);
}

/** Metrics of processes that fill their own engines. */
async function metricsOfMany(t: ExecutionContext): Promise<string> {
  const [registry, logger] = [new Registry(), pino({ level: 'silent' })];
  const stores = storesAt('postgres://127.0.0.1:1/menus', { databasePool: 1 });
  t.teardown(stores.close);
  createEngineReadiness([{ engine: 'one', index: { health: () => Promise.reject(new Error('away')) } }], {
    progress: stores.changes,
    logger,
    registry,
  });
  return registry.metrics();
}

test('every metric of the dashboard, the alert rules and the autoscalers exists in a running service', async (t) => {
  const dashboard = JSON.parse(await read('ops/grafana-dashboard.json')) as {
    panels: { targets?: { expr: string }[] }[];
  };
  const ofDashboard = dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
  const ofRules = [...(await read('ops/alert-rules.yml')).matchAll(/expr: '([^']+)'/g)].map(([, expr]) => expr ?? '');
  const adapter = await read('ops/kubernetes/prometheus-adapter.yaml');
  const ofAutoscalers = [...adapter.matchAll(/seriesQuery: '([^']+)'/g)].map(([, query]) => query ?? '');
  t.true(ofDashboard.length > 20 && ofRules.length > 20 && ofAutoscalers.length > 2);
  const service = await startService(t);
  await fetch(`${service.baseUrl}/v1/meta`);
  const text = `${await (await fetch(`${service.opsUrl}/metrics`)).text()}${await metricsOfMany(t)}`;
  const shown = new Set(
    [...text.matchAll(/^# TYPE (\S+) (\w+)/gm)].flatMap(([, name = '', type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
    ),
  );
  for (const expression of [...ofDashboard, ...ofRules, ...ofAutoscalers]) {
    const names = metricsOf(expression);
    t.true(names.length > 0 || /^up\b/.test(expression), expression);
    for (const name of names) t.true(shown.has(name), `${name} in ${expression}`);
  }
});

test('docs/operations.md explains every alarm and its remedy, and no other', async (t) => {
  const alarms = [...(await read('ops/alert-rules.yml')).matchAll(/- alert: (\w+)/g)].map(([, name]) => name);
  const explained = [...(await read('docs/operations.md')).matchAll(/^\| `([A-Z][a-z]\w+)` \|/gm)].map(
    ([, name]) => name,
  );
  t.deepEqual(explained.toSorted(), alarms.toSorted());
});

test('docs/operations.md lists each environment variable once, with its default and its readers', async (t) => {
  const rows = [...(await read('docs/operations.md')).matchAll(/^\| `([A-Z_]{4,})` \|((?:[^|]*\|){4})$/gm)].map(
    ([, name = '', rest = '']) => {
      const [what = '', , fallback = '', readers = ''] = rest.split('|').map((cell) => cell.trim());
      return { name, what, fallback, readers };
    },
  );
  t.deepEqual(
    rows.map(({ name }) => name),
    Object.keys(variables.shape),
  );
  for (const { name, what, fallback, readers } of rows) {
    const ofSchema: unknown = variables.shape[name as keyof typeof variables.shape].safeParse(undefined).data;
    if (ofSchema !== undefined) t.is(fallback, String(ofSchema), name);
    t.not(what, '', name);
    t.regex(readers, /^(?:all|(?:(?:start|api|tokens|indexer|ingest-worker|commands)(?:, |$))+)$/, name);
  }
});
