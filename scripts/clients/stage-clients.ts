import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../src/lib/package-root.ts';
import { describeApi } from './described-operations.ts';
import { pythonOperations } from './python-operations.ts';
import { typescriptIndex, typescriptTypes } from './typescript-index.ts';

/** Folders of the two clients, complete as they are published. */
export interface StagedClients {
  readonly typescript: string;
  readonly python: string;
}

/** Puts what the repository keeps of the clients and what is made of the OpenAPI document together, below a folder. */
export function stageClients(folder: string): StagedClients {
  const api = describeApi();
  const from = (...path: string[]) => join(packageRoot, ...path);

  const typescript = join(folder, 'typescript');
  mkdirSync(join(typescript, 'build/src'), { recursive: true });
  // By the sources: what a source that was removed left in the build is not published.
  for (const source of readdirSync(from('packages/client/src'))) {
    for (const ending of ['.js', '.d.ts']) {
      const compiled = `build/src/${source.replace(/\.ts$/, ending)}`;
      cpSync(from('packages/client', compiled), join(typescript, compiled));
    }
  }
  cpSync(from('packages/client/README.md'), join(typescript, 'README.md'));
  const { private: _, ...manifest } = JSON.parse(readFileSync(from('packages/client/package.json'), 'utf8'));
  const published = { ...manifest, files: ['index.*', ...manifest.files], exports: './index.js' };
  writeFileSync(join(typescript, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);
  writeFileSync(join(typescript, 'index.js'), typescriptIndex(api));
  writeFileSync(join(typescript, 'index.d.ts'), typescriptTypes(api));

  const python = join(folder, 'python');
  cpSync(from('clients/python'), python, { recursive: true, filter: (path) => !/__pycache__|\.mypy_cache/.test(path) });
  writeFileSync(join(python, 'src/menus_client/_operations.py'), pythonOperations(api));

  for (const client of [typescript, python]) cpSync(from('LICENSE'), join(client, 'LICENSE'));
  return { typescript, python };
}
