import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import test, { type ExecutionContext } from 'ava';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { variables } from '../../app/config/variables.ts';
import { loadConfig } from '../../app/config.ts';
import { openLookUps } from '../../app/wiring/look-ups.ts';
import { openEngines, openReader } from '../../app/wiring/search.ts';
import { storesAt } from '../../app/wiring/stores.ts';
import { packageRoot } from '../../src/lib/package-root.ts';
import { startService } from '../support/service.ts';

const read = (name: string): Promise<string> => readFile(join(packageRoot, name), 'utf8');

/** Words of an expression that could be names of metrics: not functions, labels in braces or after by. */
function metricsOf(expression: string): readonly string[] {
  const bare = expression.replace(/\{[^}]*\}|"[^"]*"|\bby \([^)]*\)|\[[^\]]*\]/g, ' ');
  return [...bare.matchAll(/\b[a-z]+(?:_[a-z0-9]+)+\b(?!\s*\()/g)].map(([name]) => name);
}

/** What a process shows that also has replicas of the database, and several engines. */
async function metricsOfMany(t: ExecutionContext): Promise<string> {
  const url = 'postgres://127.0.0.1:1/menus';
  const [registry, logger] = [new Registry(), pino({ level: 'silent' })];
  const { meili } = loadConfig({ MEILI_URLS: 'http://127.0.0.1:1,http://127.0.0.1:2', MEILI_INDEXER_KEY: 'a key' });
  const config = { databaseReadUrls: [url], databaseReadLagSeconds: 5, databasePool: 1, meili };
  const stores = storesAt(url, config);
  const lookUps = openLookUps(stores, {}, { config, registry });
  const engines = openEngines({ config, logger, registry });
  openReader(engines, { progress: stores.changes, followNames: stores.followNames, logger, registry });
  t.teardown(() => Promise.all([lookUps.close(), engines.close()]));
  return registry.metrics();
}

test('every metric of the dashboard, of the alert rules and of the autoscalers is one that a running service shows', async (t) => {
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

test('docs/operations.md says of every alarm what it means and what to do, and of no other', async (t) => {
  const alarms = [...(await read('ops/alert-rules.yml')).matchAll(/- alert: (\w+)/g)].map(([, name]) => name);
  const explained = [...(await read('docs/operations.md')).matchAll(/^\| `([A-Z][a-z]\w+)` \|/gm)].map(
    ([, name]) => name,
  );
  t.deepEqual(explained.toSorted(), alarms.toSorted());
});

test('docs/operations.md has each variable of the environment once, with its default and who reads it', async (t) => {
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
