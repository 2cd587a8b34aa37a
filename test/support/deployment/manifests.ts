import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Deployment } from 'kubernetes-types/apps/v1.d.ts';
import type { HorizontalPodAutoscaler } from 'kubernetes-types/autoscaling/v2.d.ts';
import type { Job } from 'kubernetes-types/batch/v1.d.ts';
import type { Namespace, Service } from 'kubernetes-types/core/v1.d.ts';
import type { Ingress, NetworkPolicy } from 'kubernetes-types/networking/v1.d.ts';
import type { PodDisruptionBudget } from 'kubernetes-types/policy/v1.d.ts';
import { parse, parseAllDocuments } from 'yaml';
import { packageRoot } from '../../../src/lib/package-root.ts';

/** Kinds of objects in our manifests, with the module of their types. */
export const MODULES = {
  Deployment: 'apps/v1',
  HorizontalPodAutoscaler: 'autoscaling/v2',
  Job: 'batch/v1',
  Namespace: 'core/v1',
  Service: 'core/v1',
  Ingress: 'networking/v1',
  NetworkPolicy: 'networking/v1',
  PodDisruptionBudget: 'policy/v1',
} as const;

interface Kinds {
  Deployment: Deployment;
  HorizontalPodAutoscaler: HorizontalPodAutoscaler;
  Job: Job;
  Namespace: Namespace;
  Service: Service;
  Ingress: Ingress;
  NetworkPolicy: NetworkPolicy;
  PodDisruptionBudget: PodDisruptionBudget;
}

export interface Manifest {
  readonly file: string;
  readonly kind: keyof typeof MODULES;
  readonly apiVersion: string;
  readonly content: unknown;
}

export interface Kustomization {
  readonly resources: readonly string[];
  readonly configMapGenerator: readonly { readonly name: string; readonly literals: readonly string[] }[];
  readonly secretGenerator?: readonly { readonly name: string; readonly envs: readonly string[] }[];
}

export const BASE = join(packageRoot, 'ops/kubernetes/base');
export const EXAMPLE = join(packageRoot, 'ops/kubernetes/overlays/example');

export async function kustomization(folder: string): Promise<Kustomization> {
  return parse(await readFile(join(folder, 'kustomization.yaml'), 'utf8')) as Kustomization;
}

/** All objects of a folder except its kustomization. @throws Error for YAML that cannot be read, or a kind that is not in MODULES */
export async function manifests(folder: string): Promise<readonly Manifest[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.yaml') && name !== 'kustomization.yaml');
  const found: Manifest[] = [];
  for (const file of files) {
    for (const document of parseAllDocuments(await readFile(join(folder, file), 'utf8'))) {
      for (const error of document.errors) throw new Error(`${file}: ${error.message}`);
      const content = document.toJS() as Pick<Manifest, 'kind' | 'apiVersion'>;
      if (!(content.kind in MODULES)) throw new Error(`${file}: ${content.kind} is no kind that is checked here`);
      found.push({ file, kind: content.kind, apiVersion: content.apiVersion, content });
    }
  }
  return found;
}

export function ofKind<Kind extends keyof Kinds>(all: readonly Manifest[], kind: Kind): readonly Kinds[Kind][] {
  return all.filter((one) => one.kind === kind).map(({ content }) => content as Kinds[Kind]);
}
