import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import test, { type ExecutionContext } from 'ava';
import { childPermissions } from '../../src/parser/child-permissions.ts';

const run = promisify(execFile);
const knowsNetwork = process.allowedNodeEnvironmentFlags.has('--allow-net');

/** Results of the attempts under these options of node: 'done', or the code or message of the error. */
async function attempt(
  t: ExecutionContext,
  options: readonly string[],
  attempts: Readonly<Record<string, string>>,
  before = '',
): Promise<Record<string, string>> {
  const tries = Object.entries(attempts).map(
    ([name, code]) =>
      `said[${JSON.stringify(name)}] = await (async () => { ${code} })().then(() => 'done', (error) => error.code ?? error.cause?.code ?? error.cause?.message ?? error.message);`,
  );
  const script = `${before}\nconst said = {};\n${tries.join('\n')}\nconsole.log(JSON.stringify(said)); process.exit();`;
  const { stdout, stderr } = await run(process.execPath, [...options, '--input-type=module', '-e', script]);
  t.is(stderr, '');
  return JSON.parse(stdout);
}

test('the parser may read its code and use threads, but not read other files, write, delete or start programs', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'menus-permissions-'));
  t.teardown(() => rm(folder, { recursive: true, force: true }));
  const key = join(folder, 'key-encryption-key');
  await writeFile(key, 'secret');
  const said = await attempt(t, childPermissions(fileURLToPath(import.meta.url)), {
    read: `(await import('node:fs')).readFileSync(${JSON.stringify(fileURLToPath(import.meta.url))});`,
    environment: "(await import('node:fs')).readFileSync(['', 'proc', process.ppid, 'environ'].join('/'));",
    key: `(await import('node:fs')).readFileSync(${JSON.stringify(key)});`,
    thread: "const { Worker } = await import('node:worker_threads'); new Worker('', { eval: true });",
    write: `(await import('node:fs')).writeFileSync(${JSON.stringify(join(folder, 'left.txt'))}, 'x');`,
    remove: `(await import('node:fs')).rmdirSync(${JSON.stringify(folder)});`,
    program: "(await import('node:child_process')).spawnSync('true');",
    ...(knowsNetwork && { network: "await fetch('http://127.0.0.1:8999/');" }),
  });
  t.deepEqual(said, {
    read: 'done',
    environment: 'ERR_ACCESS_DENIED',
    key: 'ERR_ACCESS_DENIED',
    thread: 'done',
    write: 'ERR_ACCESS_DENIED',
    remove: 'ERR_ACCESS_DENIED',
    program: 'ERR_ACCESS_DENIED',
    ...(knowsNetwork && { network: 'ERR_ACCESS_DENIED' }),
  });
  t.deepEqual(await readdir(folder), ['key-encryption-key']);
});

test('network requests of libraries in the parser are refused in every way', async (t) => {
  const forbid = new URL('../../src/parser/forbid-network.js', import.meta.url).href;
  const said = await attempt(
    t,
    [],
    {
      fetch: "await fetch('http://127.0.0.1:8999/');",
      http: "const { get } = await import('node:http'); get('http://127.0.0.1:8999/');",
      tls: "const { connect } = await import('node:tls'); connect(8999, '127.0.0.1');",
      listen: "const { createServer } = await import('node:net'); createServer().listen(0);",
      datagram:
        "const { createSocket } = await import('node:dgram'); createSocket('udp4').send('x', 8999, '127.0.0.1');",
      name: "const { lookup } = await import('node:dns/promises'); await lookup('localhost');",
    },
    `(await import(${JSON.stringify(forbid)})).forbidNetwork();`,
  );
  for (const [way, what] of Object.entries(said)) t.is(what, 'the parser has no network', way);
});

test('worker threads, which would have a network, cannot start in the parser', async (t) => {
  const forbid = new URL('../../src/parser/forbid-network.js', import.meta.url).href;
  const said = await attempt(
    t,
    [],
    {
      worker: "const { Worker } = await import('node:worker_threads'); new Worker('', { eval: true });",
      required: "new (process.getBuiltinModule('node:worker_threads').Worker)('', { eval: true });",
      hooks: "const { register } = await import('node:module'); register('data:text/javascript,');",
    },
    `(await import(${JSON.stringify(forbid)})).forbidNetwork();`,
  );
  for (const [way, what] of Object.entries(said)) t.is(what, 'the parser has no further threads', way);
});
