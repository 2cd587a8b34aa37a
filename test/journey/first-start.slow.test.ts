import { execFile } from 'node:child_process';
import { copyFile, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Client } from '@modelcontextprotocol/client';
import test from 'ava';
import { packageRoot } from '../../src/lib/package-root.ts';
import { freePort } from '../support/free-port.ts';
import { installClient } from '../support/install-client.ts';
import { askAll, overHttp, overStdio } from '../support/mcp/connect.ts';
import { menuIds } from '../support/mcp/menu-ids.ts';
import { QUESTIONS } from '../support/mcp/questions.ts';
import { readmeExample } from '../support/readme-example.ts';
import { runMenus } from '../support/run-menus.ts';
import { demoCredentials, type Service, startService } from '../support/service.ts';
import { afterAll } from '../support/teardown.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const run = promisify(execFile);

interface Shown {
  readonly example?: unknown;
  readonly schema?: { readonly example?: unknown; readonly examples?: readonly unknown[]; readonly default?: unknown };
}

interface OpenApi {
  readonly paths: Readonly<
    Record<
      string,
      {
        readonly get: {
          readonly parameters?: readonly (Shown & {
            readonly name: string;
            readonly in: string;
            readonly content?: Readonly<Record<string, Shown>>;
          })[];
        };
      }
    >
  >;
}

type Parameter = Required<OpenApi['paths'][string]['get']>['parameters'][number];

/** The value that a page to try the API fills in; undefined for an empty field. */
function filledIn({ example, schema, content }: Parameter): unknown {
  const shown: Shown | undefined = content?.['application/json'];
  return example ?? shown?.example ?? schema?.example ?? schema?.examples?.[0] ?? schema?.default;
}

const shared = afterAll(test);
let folder: string;
let dataDir: string;
let service: Service;
let app: string;

test.before(async (t) => {
  t.timeout(240_000);
  folder = await temporaryFolder(shared, 'first-start');
  dataDir = join(folder, 'data');
  app = await installClient(join(folder, 'client'));
  const env = { SAMPLE_DATA: '', TOKEN_RATE_LIMIT_PER_MINUTE: '600' };
  service = await startService(shared, { dataDir, cwd: folder, env });
});

test.serial('the example of the client runs in a fresh folder from its package', async (t) => {
  await writeFile(join(app, 'example.mjs'), readmeExample('packages/client/README.md', 'js'));
  const { client_id: CLIENT_ID, client_secret: CLIENT_SECRET } = await demoCredentials(dataDir);
  const { stdout } = await run(process.execPath, ['example.mjs'], {
    cwd: app,
    env: { BASE_URL: service.baseUrl, AUTH_URL: service.authUrl, CLIENT_ID, CLIENT_SECRET },
  });
  t.regex(stdout, /^Halloumi Stack at Two Rivers Burger Yard, £9.75: .*Milk.*\nBurgers & Shakes: Beef Burgers, /);
  t.regex(stdout, /\n15 restaurants, \d\d+ vegan dishes\n$/);
});

test.serial('the tools for assistants answer 40 questions about the samples, over both transports', async (t) => {
  t.timeout(60_000);
  const { client_id: clientId, client_secret: clientSecret } = await demoCredentials(dataDir);
  const { baseUrl, authUrl } = service;
  const ids = await menuIds({ baseUrl, credentials: { authUrl, clientId, clientSecret } });
  t.is(QUESTIONS.length, 40);
  const ask = async (client: Client) => {
    const wrong = await askAll(client, ids);
    await client.close();
    return wrong;
  };
  const [byHttp, byStdio] = await Promise.all([overHttp(service).then(ask), overStdio(service).then(ask)]);
  t.log(`right over HTTP: ${40 - byHttp.length} of 40, over stdio: ${40 - byStdio.length} of 40`);
  t.deepEqual(byHttp, []);
  t.deepEqual(byStdio, []);
});

test.serial('clients of the newest protocol find the same tools, described in few words', async (t) => {
  const [newest, before] = await Promise.all([
    overHttp(service, { versionNegotiation: { mode: 'auto' } }),
    overHttp(service),
  ]);
  t.is(newest.getNegotiatedProtocolVersion(), '2026-07-28');
  const { tools } = await newest.listTools();
  t.deepEqual(
    tools.map(({ name }) => name),
    ['search_dishes', 'get_menu', 'compare_versions', 'find_for_group'],
  );
  t.deepEqual((await before.listTools()).tools, tools);
  // A token is four characters and a bit: 3,400 were 844 by o200k_base.
  t.true(JSON.stringify(tools).length < 3900);
  await Promise.all([newest.close(), before.close()]);
});

test.serial('tells an assistant without a token where to get one', async (t) => {
  const { status, headers } = await fetch(`${service.baseUrl}/mcp`, { method: 'POST', body: '{}' });
  t.is(status, 401);
  const url = /resource_metadata="([^"]+)"/.exec(headers.get('www-authenticate') ?? '')?.[1] ?? '';
  const metadata = (await (await fetch(url)).json()) as { resource: string; authorization_servers: string[] };
  t.is(metadata.resource, service.baseUrl);
  const [server = ''] = metadata.authorization_servers;
  const response = await fetch(`${server}/.well-known/oauth-authorization-server`);
  t.is(((await response.json()) as { issuer: string }).issuer, server);
  const authorized = { Authorization: `Bearer ${await service.token()}` };
  t.is((await fetch(`${service.baseUrl}/mcp`, { headers: authorized })).status, 405);
  const json = { ...authorized, 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
  const many = '[{"jsonrpc":"2.0","id":1,"method":"tools/list"}]';
  const batch = await fetch(`${service.baseUrl}/mcp`, { method: 'POST', headers: json, body: many });
  t.like(await batch.json(), { status: 400, code: 'batch_refused' });
  const large = {
    method: 'POST',
    headers: { ...authorized, 'content-type': 'application/json' },
    body: ' '.repeat(70_000),
  };
  t.is((await fetch(`${service.baseUrl}/mcp`, large)).status, 413);
});

test.serial('every operation tried as /docs fills it in answers 200', async (t) => {
  const headers = { Authorization: `Bearer ${await service.token()}` };
  const { paths } = (await (await fetch(`${service.baseUrl}/openapi.json`)).json()) as OpenApi;
  for (const [path, { get }] of Object.entries(paths)) {
    const url = new URL(path, service.baseUrl);
    for (const parameter of get.parameters ?? []) {
      const { name, in: where, content } = parameter;
      const value = filledIn(parameter);
      if (value === undefined) continue;
      const text = typeof value === 'object' && content ? JSON.stringify(value) : String(value);
      if (where === 'path') url.pathname = url.pathname.replace(encodeURI(`{${name}}`), text);
      else if (where === 'query') url.searchParams.set(name, text);
    }
    const response = await fetch(url, { headers });
    t.is(response.status, 200, `${url.href}: ${response.status === 200 ? '' : await response.text()}`);
    await response.body?.cancel();
  }
  t.true(Object.keys(paths).length > 15);
});

test.serial('every line that the first start prints works as it stands, and nothing is left behind', async (t) => {
  t.timeout(240_000);
  await copyFile(join(packageRoot, 'samples', 'thimble-and-crumb.pdf'), join(folder, 'my-menu.pdf'));

  const printed = service.printed().split('\n');
  t.regex(service.printed(), /Ready in \d+\.\d s: 15 restaurants, 18 menus, \d{3} items in data\nPhotographed menus /);
  t.regex(service.printed(), /\nThe pictures are read too, .*: 15 restaurants, 22 menus, \d{3} items\n/);
  const lines = printed.filter((line) => line.startsWith('  ')).map((line) => line.trim());
  const pages = lines.flatMap(
    (line) => /^(?:Start page|Find a dish|Docs|Workbench|Status)\s+(\S+)$/.exec(line)?.[1] ?? [],
  );
  t.is(pages.length, 5);
  for (const page of pages) t.is((await fetch(page)).status, 200, page);

  const commands = lines.filter((line) => /^(?:TOKEN=|curl |node )/.test(line));
  t.is(commands.length, 5);
  // Exit code 3 of the last line says that the menu needs a review, which is not a failure.
  const script = commands.map((line) => (line.includes(' ingest ') ? `${line} || [ $? = 3 ]` : line)).join('\n');
  const { stdout } = await run('bash', ['-euo', 'pipefail', '-c', script], { cwd: folder });
  t.regex(stdout, /"menuItem":\{"name":"Halloumi Stack"/);
  t.regex(stdout, /"totalCount":15/);
  t.regex(stdout, /My Café \(created\)/);
  t.regex(stdout, /Tea Room.*: \d+ sections, \d+ items.* stored as menu \d+/);

  t.false((await readdir(dataDir)).includes('samples-unfinished'));
  const demo = await stat(join(dataDir, 'demo-client.json'));
  t.is(demo.mode & 0o777, 0o600);
  t.deepEqual(Object.keys(JSON.parse(await readFile(join(dataDir, 'demo-client.json'), 'utf8'))).sort(), [
    'audience',
    'auth_url',
    'base_url',
    'client_id',
    'client_secret',
  ]);

  t.is(await service.stop('SIGINT'), 130);
  const { stdout: processes } = await run('ps', ['-eo', 'args']);
  t.deepEqual(
    processes.split('\n').filter((line) => line.includes(dataDir)),
    [],
  );
});

test('a second start on one data folder says so, and the first goes on', async (t) => {
  t.timeout(120_000);
  const service = await startService(t);
  const env = {
    DATA_DIR: service.dataDir,
    PORT: String(await freePort()),
    AUTH_PORT: String(await freePort()),
    OPS_PORT: String(await freePort()),
  };
  const { code, stderr } = await runMenus(['start'], { env });
  t.is(code, 1);
  t.regex(stderr, /is in use by a service that runs already: stop it, or set DATA_DIR to another folder/);
  t.is((await fetch(`${service.opsUrl}/readyz`)).status, 200);
  t.is(await service.stop('SIGTERM'), 0);
});

test('names a taken port with its variable, and leaves no database running', async (t) => {
  t.timeout(240_000);
  const service = await startService(t);
  const { port } = new URL(service.baseUrl);
  const dataDir = await temporaryFolder(t, 'taken-port');
  const env = {
    DATA_DIR: dataDir,
    PORT: port,
    AUTH_PORT: String(await freePort()),
    OPS_PORT: String(await freePort()),
    SAMPLE_DATA: 'false',
  };
  const { code, stderr } = await runMenus(['start'], { env });
  t.is(code, 1);
  t.regex(stderr, new RegExp(`port ${port} on 127.0.0.1 is already taken. Set PORT to another port`));
  const { stdout: processes } = await run('ps', ['-eo', 'args']);
  t.false(processes.includes(dataDir));
});
