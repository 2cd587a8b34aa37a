import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import test from 'ava';
import type { Deployment } from 'kubernetes-types/apps/v1.d.ts';
import type { PodSpec } from 'kubernetes-types/core/v1.d.ts';
import type { LabelSelector } from 'kubernetes-types/meta/v1.d.ts';
import { parse } from 'yaml';
import { loadConfig } from '../../app/config.ts';
import { unsafeSettings } from '../../app/unsafe-settings.ts';
import { packageRoot } from '../../src/lib/package-root.ts';
import { typeErrors } from '../support/deployment/check-types.ts';
import { BASE, EXAMPLE, kustomization, manifests, ofKind } from '../support/deployment/manifests.ts';

const NAME = 'app.kubernetes.io/name';
const all = [...(await manifests(BASE)), ...(await manifests(EXAMPLE))];
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
