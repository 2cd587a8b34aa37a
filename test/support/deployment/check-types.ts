import { spawn } from 'node:child_process';
import { symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { ExecutionContext } from 'ava';
import { packageRoot } from '../../../src/lib/package-root.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { type Manifest, MODULES } from './manifests.ts';

/**
 * Type-checks manifests against types generated from the Kubernetes API: unlike its JSON schemas, they also refuse unknown fields.
 * @returns errors, a line each
 */
export async function typeErrors(t: ExecutionContext, all: readonly Manifest[]): Promise<readonly string[]> {
  const folder = await temporaryFolder(t, 'manifests');
  await symlink(join(packageRoot, 'node_modules'), join(folder, 'node_modules'), 'junction');
  const lines = all.map(({ kind, apiVersion, content, file }, n) => {
    const group = apiVersion === 'v1' ? 'core/v1' : apiVersion.replace('.k8s.io', '');
    if (group !== MODULES[kind]) throw new Error(`${file}: ${kind} is of ${MODULES[kind]} and not of ${apiVersion}`);
    const named = JSON.stringify(content, null, 1);
    return `// ${file}\nexport const m${n}: import('kubernetes-types/${group}').${kind} = ${named};`;
  });
  await writeFile(join(folder, 'manifests.ts'), lines.join('\n'));
  const compiler = join(packageRoot, 'node_modules/typescript/bin/tsc');
  const options = ['--noEmit', '--strict', '--module', 'nodenext', '--types', '', '--pretty', 'false'];
  const child = spawn(process.execPath, [compiler, ...options, 'manifests.ts'], { cwd: folder });
  const [said, complaint] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return `${said}${complaint}`.split('\n').filter((line) => line.trim() !== '');
}
