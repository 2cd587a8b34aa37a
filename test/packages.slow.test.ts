import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import test from 'ava';
import { packageRoot } from '../src/lib/package-root.ts';

const run = promisify(execFile);
const OWN = '@menu-data-service/';

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const read = (...path: string[]): string => readFileSync(join(...path), 'utf8');

/** Packs one of our packages as npm publishes it, with those it depends on, into a modules folder; returns undeclared imports. */
async function install(name: string, modules: string): Promise<readonly string[]> {
  const sources = join(packageRoot, 'packages', name);
  const target = join(modules, OWN, name);
  mkdirSync(dirname(target), { recursive: true });
  const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', modules], { cwd: sources });
  const [{ filename }] = JSON.parse(stdout) as [{ filename: string }];
  await run('tar', ['-xzf', join(modules, filename), '-C', modules]);
  renameSync(join(modules, 'package'), target);

  const { dependencies, optionalDependencies } = JSON.parse(read(sources, 'package.json')) as Manifest;
  const named = Object.keys({ ...dependencies, ...optionalDependencies });
  const unnamed = importedBy(target).filter((library) => !named.includes(library));
  for (const library of named)
    if (library.startsWith(OWN)) unnamed.push(...(await install(library.slice(OWN.length), modules)));
  return unnamed;
}

function importedBy(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'));
  const specifiers = files.flatMap((file) =>
    [...read(folder, file).matchAll(/^(?:import|export) (?:.* from )?'([^'.][^']*)';$/gm)].map(([, one = '']) => one),
  );
  const packages = specifiers
    .filter((one) => !isBuiltin(one))
    .map((one) => /^(?:@[^/]+\/)?[^/]+/.exec(one)?.[0] ?? one);
  return [...new Set(packages)];
}

for (const [name, printed] of [
  ['menu-model', ['Gluten (wheat), Milk (may contain) (estimated)', 'true', 'NUTS']],
  [
    'food-knowledge',
    ['Gluten (wheat) (estimated), Crustaceans (estimated), Eggs, Sesame (estimated)', 'false false', 'Contains egg'],
  ],
  ['search-engine', ['Cheese Oatcake, Oatcake Basket', 'Aubergine Curry', '{ false: 2 }']],
  ['menu-reader', ['Fish pie 12.5 not said', 'Bean stew 9 true']],
  ['embedded-postgres', ['42']],
] as const)
  test(`${name} runs the lines of its README, packed and installed by itself`, async (t) => {
    // Inside the repository, where libraries are found without a network; ours are found as packed.
    const folder = mkdtempSync(join(packageRoot, 'build-test', 'installed-'));
    t.teardown(() => rmSync(folder, { recursive: true, force: true }));
    t.deepEqual(await install(name, join(folder, 'node_modules')), [], 'what is imported and in no manifest');
    const readme = read(folder, 'node_modules', OWN, name, 'README.md');
    writeFileSync(join(folder, 'example.js'), /```js\n([\s\S]*?)```/.exec(readme)?.[1] ?? '');
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    const { stdout } = await run(process.execPath, ['example.js'], { cwd: folder });
    t.deepEqual(stdout.trimEnd().split('\n'), [...printed]);
  });
