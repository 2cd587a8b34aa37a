import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import test from 'ava';
import { recordedExperiments } from './recordings.ts';

const folder = fileURLToPath(new URL('../../', import.meta.url));
const readme = readFileSync(`${folder}README.md`, 'utf8');

test('the README example prints its stated output', (t) => {
  const example = /```js\n([\s\S]*?)```/.exec(readme)?.[1] ?? '';
  const said = [...example.matchAll(/^console\.log\(.*\); \/\/ (.*)$/gm)].map(([, printed]) => printed);
  const printed = execFileSync(process.execPath, ['--input-type=module', '-e', example], { cwd: folder });
  t.true(said.length > 0);
  t.deepEqual(String(printed).trimEnd().split('\n'), said);
});

test('every rule in the README names its recorded experiments and existing files', (t) => {
  const recorded = new Map<string, number[]>();
  for (const [i, { rule }] of recordedExperiments().entries())
    recorded.set(rule, [...(recorded.get(rule) ?? []), i + 1]);
  const named = new Map<string, number[]>();
  for (const [, rule = '', code = '', lines = ''] of readme.matchAll(/^\| (R\d+) \| .* \| (.*) \| (.*) \|$/gm)) {
    named.set(rule, lines.split(', ').map(Number));
    const files = [...code.matchAll(/\((.*?)\)/g)].map(([, file]) => file);
    t.true(files.length > 0, rule);
    for (const file of files) t.true(existsSync(`${folder}${file}`), `${rule}: ${file}`);
  }
  const byRule = ([a]: [string, unknown], [b]: [string, unknown]) => Number(a.slice(1)) - Number(b.slice(1));
  t.deepEqual([...named].sort(byRule), [...recorded].sort(byRule));
});
