import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import test from 'ava';
import { parse } from 'yaml';
import { loadConfig } from '../../app/config.ts';
import { unsafeSettings } from '../../app/unsafe-settings.ts';
import { packageRoot } from '../../src/lib/package-root.ts';
import { BASE, EXAMPLE, kustomization, workloads } from '../support/deployment/manifests.ts';
import { httpApp } from '../support/http-app.ts';
import { listening } from '../support/listening.ts';

const pods = [...(await workloads(BASE)), ...(await workloads(EXAMPLE))];

interface Compose {
  readonly services: Readonly<
    Record<string, { readonly environment?: Readonly<Record<string, string>>; readonly profiles?: readonly string[] }>
  >;
}

const read = (name: string): Promise<string> => readFile(join(packageRoot, name), 'utf8');

/** `!reset` and `!override` merge files; only the value beside them is checked. */
const compose = async (name: string) => parse(await read(name), { merge: true, logLevel: 'silent' }) as Compose;

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
    const { services } = await compose(file);
    for (const [name, { environment = {}, profiles }] of Object.entries(services)) {
      if (name === 'migrate' || profiles?.includes('setup')) continue;
      t.notRegex(environment.DATABASE_URL ?? '', /postgres:\/\/menus:|role/, `${file} ${name}`);
    }
  }
});

test('every pod runs as an ordinary user who can write to /tmp alone', (t) => {
  t.is(pods.length, 6);
  for (const { spec } of pods) {
    const pod = spec.template.spec;
    t.like(pod.securityContext, { runAsNonRoot: true, runAsUser: 1000, seccompProfile: { type: 'RuntimeDefault' } });
    t.false(pod.automountServiceAccountToken);
    for (const { securityContext, resources, volumeMounts } of pod.containers) {
      t.deepEqual(securityContext, {
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
      t.truthy(resources?.requests?.memory && resources.limits?.memory);
      t.deepEqual(
        volumeMounts?.map(({ mountPath }) => mountPath),
        ['/tmp'],
      );
    }
  }
});

test('every process gets settings that it accepts, and secrets of the example', async (t) => {
  const literals = [
    ...(await kustomization(BASE)).configMapGenerator,
    ...(await kustomization(EXAMPLE)).configMapGenerator,
  ];
  const settings = Object.fromEntries(
    literals.flatMap(({ literals: lines }) =>
      lines.map((line) => line.split(/=(.*)/s).slice(0, 2) as [string, string]),
    ),
  );
  const example = await readFile(join(EXAMPLE, 'secrets.env.example'), 'utf8');
  const secrets = [...example.matchAll(/^(\w+)=$/gm)].map(([, name]) => name ?? '');
  const used = new Set<string>();
  const variables = new Set(
    [...(await readFile(join(packageRoot, 'app/config/variables.ts'), 'utf8')).matchAll(/^ {2}([A-Z_]+): /gm)].map(
      ([, name]) => name,
    ),
  );
  for (const { metadata, spec } of pods) {
    const [container] = spec.template.spec.containers;
    const env = { ...settings };
    for (const { name, value, valueFrom } of container?.env ?? []) {
      const key = valueFrom?.secretKeyRef?.key;
      if (key) used.add(key);
      env[name] =
        value ??
        (name.startsWith('DATABASE_')
          ? 'postgres://menus:a-long-password@db.example/menus?sslmode=verify-full'
          : 'ab'.repeat(32));
    }
    for (const name of Object.keys(env)) t.true(variables.has(name), `${metadata?.name}: ${name}`);
    t.deepEqual(unsafeSettings(loadConfig(env)), [], metadata?.name ?? '');
  }
  t.deepEqual([...used].toSorted(), secrets.toSorted());
});

test('the image has every file that is read from beside the sources', async (t) => {
  const dockerfile = await readFile(join(packageRoot, 'Dockerfile'), 'utf8');
  const copied = [...dockerfile.matchAll(/^COPY --from=build .* \/app\/(\S+) \1$/gm)].map(([, path]) => `${path}/`);
  t.true(copied.length > 5);
  for (const folder of ['indexer', 'src']) {
    const files = await readdir(join(packageRoot, folder), { recursive: true, withFileTypes: true });
    const data = files.filter((one) => one.isFile() && !one.name.endsWith('.ts'));
    for (const { parentPath, name } of data) {
      const path = join(parentPath, name).slice(packageRoot.length).replace(/^\//, '');
      t.true(
        copied.some((start) => path.startsWith(start)),
        path,
      );
    }
  }
});
