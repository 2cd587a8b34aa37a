/**
 * Packs the client as npm publishes it, with methods and types from the OpenAPI document of this version; prints the path.
 *
 *   npm run pack:client [-- FOLDER]      build/client by default
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { packageRoot } from '../../src/lib/package-root.ts';
import { describeMethods } from './client/describe-methods.ts';

const SOURCES = join(packageRoot, 'packages/client');
const folder = resolve(process.argv[2] ?? join(packageRoot, 'build/client'));
const staged = join(folder, 'package');
rmSync(staged, { recursive: true, force: true });
mkdirSync(join(staged, 'build/src'), { recursive: true });

// Listed by the sources, so that build outputs of removed sources are not published.
for (const source of readdirSync(join(SOURCES, 'src'))) {
  for (const ending of ['.js', '.d.ts']) {
    const compiled = join('build/src', source.replace(/\.ts$/, ending));
    cpSync(join(SOURCES, compiled), join(staged, compiled));
  }
}
cpSync(join(SOURCES, 'README.md'), join(staged, 'README.md'));
cpSync(join(packageRoot, 'LICENSE'), join(staged, 'LICENSE'));
const {
  private: _,
  scripts: __,
  devDependencies: ___,
  ...manifest
} = JSON.parse(readFileSync(join(SOURCES, 'package.json'), 'utf8'));
const published = { ...manifest, files: ['*.js', '*.d.ts', ...manifest.files], exports: './index.js' };
writeFileSync(join(staged, 'package.json'), JSON.stringify(published, null, 2));

const { methods, document } = describeMethods();
const described = join(folder, 'openapi.json');
writeFileSync(described, JSON.stringify(document));
execFileSync('npm', ['run', '--silent', 'types', '--', described, '--output', join(staged, 'api.d.ts')], {
  cwd: SOURCES,
  stdio: ['ignore', 'ignore', 'inherit'],
});

const paths = Object.fromEntries(methods.map(({ path, described: { operationId } }) => [operationId, path]));
const paged = methods.flatMap((method) => (method.paged ? [`'${method.described.operationId}'`] : []));
writeFileSync(
  join(staged, 'index.js'),
  `import { createClient } from './build/src/create-client.js';
export { Problem } from './build/src/create-client.js';
const PATHS = ${JSON.stringify(paths, null, 2)};
export const createMenusClient = (options) => createClient(PATHS, options);
`,
);
writeFileSync(
  join(staged, 'index.d.ts'),
  `import type { ItemRow, MenuRow, operations, RestaurantRow } from './api.js';
import type { Client, ClientOptions, OperationsOf } from './build/src/create-client.js';
export type * from './api.js';
export { Problem } from './build/src/create-client.js';
export type { Answer, CallOptions, ClientCredentials, ClientOptions, Credentials, TokenAnswer } from './build/src/create-client.js';

/** Parameters and answer of each operation. */
export type Operations = OperationsOf<operations, ${paged.join(' | ')}>;

/** Rows of the tables of an export. */
export interface ExportRows {
  readonly restaurants: RestaurantRow;
  readonly menus: MenuRow;
  readonly items: ItemRow;
}

/** A method for each operation of the API; each throws a \`Problem\` where the answer is no success. */
export type MenusClient = Client<Operations, ExportRows>;

/** A client of the menu data API. Nothing is asked for before the first call. */
export declare function createMenusClient(options: ClientOptions): MenusClient;
`,
);

const packed = execFileSync('npm', ['pack', '--json', '--pack-destination', folder], { cwd: staged, encoding: 'utf8' });
const [{ filename }] = JSON.parse(packed) as [{ filename: string }];
console.log(join(folder, filename));
