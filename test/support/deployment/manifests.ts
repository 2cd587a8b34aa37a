import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { packageRoot } from '../../../src/lib/package-root.ts';

interface Container {
  readonly env?: readonly {
    readonly name: string;
    readonly value?: string;
    readonly valueFrom?: { readonly secretKeyRef?: { readonly key: string } };
  }[];
  readonly securityContext?: unknown;
  readonly resources?: {
    readonly requests?: { readonly memory?: string };
    readonly limits?: { readonly memory?: string };
  };
  readonly volumeMounts?: readonly { readonly mountPath: string }[];
}

/** A Deployment or a Job, as far as the tests read it. */
export interface Workload {
  readonly kind: string;
  readonly metadata?: { readonly name: string };
  readonly spec: {
    readonly template: {
      readonly spec: {
        readonly securityContext?: object;
        readonly automountServiceAccountToken?: boolean;
        readonly containers: readonly Container[];
      };
    };
  };
}

export interface Kustomization {
  readonly configMapGenerator: readonly { readonly literals: readonly string[] }[];
}

export const BASE = join(packageRoot, 'ops/kubernetes/base');
export const EXAMPLE = join(packageRoot, 'ops/kubernetes/overlays/example');

export async function kustomization(folder: string): Promise<Kustomization> {
  return parse(await readFile(join(folder, 'kustomization.yaml'), 'utf8')) as Kustomization;
}

/** Deployments and Jobs of a folder. */
export async function workloads(folder: string): Promise<readonly Workload[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.yaml'));
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  const objects = texts.flatMap((text) => parseAllDocuments(text).map((one) => one.toJS({}) as Workload));
  return objects.filter(({ kind }) => kind === 'Deployment' || kind === 'Job');
}
