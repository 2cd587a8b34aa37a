import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import test, { type ExecutionContext } from 'ava';
import { CHILD_PERMISSIONS } from '../../src/parser/child-permissions.ts';

const run = promisify(execFile);
const knowsNetwork = process.allowedNodeEnvironmentFlags.has('--allow-net');

/** What came of each attempt, run with these options of node: 'done', or the code or message of the error. */
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

test('the parser may read files and use threads, but neither write, delete nor start programs', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'menus-permissions-'));
  t.teardown(() => rm(folder, { recursive: true, force: true }));
  const said = await attempt(t, CHILD_PERMISSIONS, {
    read: `(await import('node:fs')).readFileSync(${JSON.stringify(fileURLToPath(import.meta.url))});`,
    thread: "const { Worker } = await import('node:worker_threads'); new Worker('', { eval: true });",
    write: `(await import('node:fs')).writeFileSync(${JSON.stringify(join(folder, 'left.txt'))}, 'x');`,
    remove: `(await import('node:fs')).rmdirSync(${JSON.stringify(folder)});`,
    program: "(await import('node:child_process')).spawnSync('true');",
    ...(knowsNetwork && { network: "await fetch('http://127.0.0.1:8999/');" }),
  });
  t.deepEqual(said, {
    read: 'done',
    thread: 'done',
    write: 'ERR_ACCESS_DENIED',
    remove: 'ERR_ACCESS_DENIED',
    program: 'ERR_ACCESS_DENIED',
    ...(knowsNetwork && { network: 'ERR_ACCESS_DENIED' }),
  });
  t.deepEqual(await readdir(folder), []);
});

test('what a library asks of the network in the parser is refused, whichever way it goes', async (t) => {
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
