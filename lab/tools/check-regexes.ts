/**
 * Fails if a text could make a regular expression of the product take more time than its length, or if that could not be decided, unless
 * EXCEPTED has its folder, or a line above gives the reason:
 *
 *   // recheck-ignore: the name of a dish has at most 300 letters
 *
 *   node build-test/lab/tools/check-regexes.js
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseSync } from 'oxc-parser';
import { checkSync } from 'recheck';

/** Exceptions for whole folders; none covers an exponential expression. */
const EXCEPTED: readonly { readonly files: RegExp; readonly fault: RegExp; readonly reason: string }[] = [
  {
    files: /^packages\/menu-reader\/src\/(?!read\/media-type|parser\/|bounds)/,
    fault: /^vulnerable, \d+\w\w degree|^not judged/,
    reason: "runs in the reader's child alone, which is ended after 30 s of a text and for which the API does not wait",
  },
];
const IGNORED = /\/\/ recheck-ignore: \S/;
const ABOVE = 3;
const TIMEOUT_MS = 30_000;

interface Literal {
  readonly start: number;
  readonly pattern: string;
  readonly flags: string;
}

function literalsIn(node: unknown): Literal[] {
  if (Array.isArray(node)) return node.flatMap(literalsIn);
  if (typeof node !== 'object' || node === null) return [];
  if ('regex' in node && 'start' in node) return [{ ...(node.regex as Literal), start: Number(node.start) }];
  return Object.values(node).flatMap(literalsIn);
}

/** Cache of safe expressions, as checking all takes a minute. */
const CACHE = 'node_modules/.cache/safe-regexes.json';
const safe = new Set<string>(existsSync(CACHE) ? JSON.parse(readFileSync(CACHE, 'utf8')) : []);

/** Fault of an expression; null for none. */
function faultOf({ pattern, flags }: Literal): string | null {
  const key = `/${pattern}/${flags}`;
  if (safe.has(key)) return null;
  const found = checkSync(pattern, flags, { timeout: TIMEOUT_MS, randomSeed: 0 });
  if (found.status === 'vulnerable') return `vulnerable, ${found.complexity.summary}`;
  if (found.status === 'unknown') return `not judged in ${TIMEOUT_MS / 1000} s`;
  safe.add(key);
  return null;
}

const SHIPPED = [
  'app',
  'src',
  'indexer',
  'migrations',
  ...readdirSync('packages').map((name) => `packages/${name}/src`),
];

const sources = SHIPPED.filter(existsSync).flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `${folder}/${name}`),
);

let count = 0;
const excepted = new Map<string, number>();
for (const file of sources) {
  const code = readFileSync(file, 'utf8');
  const lines = code.split('\n');
  for (const literal of literalsIn(parseSync(file, code).program)) {
    const line = code.slice(0, literal.start).split('\n').length;
    count += 1;
    if (lines.slice(Math.max(0, line - 1 - ABOVE), line).some((text) => IGNORED.test(text))) continue;
    const fault = faultOf(literal);
    if (fault === null) continue;
    const exception = EXCEPTED.find((one) => one.files.test(file) && one.fault.test(fault));
    if (exception) {
      excepted.set(exception.reason, (excepted.get(exception.reason) ?? 0) + 1);
      continue;
    }
    console.error(`${file}:${line}: /${literal.pattern}/${literal.flags} is ${fault}`);
    process.exitCode = 1;
  }
}
mkdirSync(dirname(CACHE), { recursive: true });
writeFileSync(CACHE, JSON.stringify([...safe]));
console.log(`${count} regular expressions`);
for (const [reason, many] of excepted) console.log(`${many} are excepted: ${reason}`);
