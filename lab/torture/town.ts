import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { spawnMenus } from '../../test/support/run-menus.ts';
import { startService } from '../../test/support/service.ts';
import { temporaryFolder } from '../../test/support/temporary-folder.ts';
import { until } from '../../test/support/until.ts';
import { withTeardown } from '../../test/support/with-teardown.ts';
import { serveLoopbackTown } from './town/loopback-town.ts';
import { usedMemory } from './town/used-memory.ts';

// A town of invented websites with traps comes from one CSV file to searchable menus with one command, which is killed in the middle and run
// again. Prints time, memory and requests, and what is missing.
// Usage: npm run lab torture/town [-- SITES]

interface Listed {
  readonly restaurantName: string;
  readonly sourceUrl: string;
  readonly items: number;
}

const count = Number(process.argv[2] ?? 300);

await withTeardown(async (t) => {
  const town = await serveLoopbackTown(t, count);
  const service = await startService(t);
  const list = join(await temporaryFolder(t, 'town'), 'town.csv');
  const lines = town.sites.map((site) => `${site.name},Leek,ST13 5AA,${town.website(site)}`);
  await writeFile(list, ['name,city,postcode,website', ...lines, ''].join('\n'));

  /** @param killAfter number of sites after which it is killed */
  const discover = async (killAfter: number): Promise<void> => {
    const begun = performance.now();
    const before = town.asked.length;
    const child = spawnMenus(['discover', list, '--json'], {
      DATA_DIR: service.dataDir,
      ALLOW_PRIVATE_SOURCES: 'true',
    });
    let visited = 0;
    let most = 0;
    let said = '';
    child.stderr?.on('data', (text: Buffer) => {
      said += text.toString();
    });
    child.stdout?.on('data', (text: Buffer) => {
      visited += text.toString().split('\n').length - 1;
      if (visited >= killAfter) child.kill('SIGKILL');
    });
    const looking = setInterval(() => {
      most = Math.max(most, usedMemory(child.pid ?? 0));
    }, 500);
    const [code, signal] = await once(child, 'close');
    clearInterval(looking);
    const seconds = Math.round((performance.now() - begun) / 1000);
    const megabytes = Math.round(most / 1e6);
    console.log(
      `${visited} sites, ${town.asked.length - before} requests, ${seconds} s, ${megabytes} MB at most, ended with ${signal ?? code}`,
    );
    if (signal === null && code !== 0) console.log(said.split('\n').slice(-5).join('\n'));
  };
  await discover(Math.ceil(count / 2));
  await discover(Number.POSITIVE_INFINITY);

  const twice = town.asked.filter((address, i) => town.asked.indexOf(address) !== i);
  console.log(`asked twice, because the kill was in the middle of the answer: ${twice.length}\n${twice.join('\n')}`);
  console.log(`requests that one site answered at one time, at most: ${town.atOnce()}`);
  const listed = (await service.menus(['list', '--json'])).stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Listed);
  const found = new Set(
    listed.map(({ restaurantName, sourceUrl }) => `${restaurantName} ${new URL(sourceUrl).pathname}`),
  );
  const wrong = town.sites.flatMap(({ name, menus }) =>
    menus
      .filter((forms) => forms.filter((path) => found.has(`${name} ${path}`)).length !== 1)
      .map(([path]) => `${name} ${path}`),
  );
  console.log(`menus in service: ${found.size}; not in service in one form: ${wrong.length}\n${wrong.join('\n')}`);
  const dishes = listed.reduce((sum, { items }) => sum + items, 0);
  const authorization = `Bearer ${await service.token()}`;
  const searchable = async (): Promise<number> => {
    const answer = await fetch(`${service.baseUrl}/v1/menus/items/facets?city=Leek`, { headers: { authorization } });
    return ((await answer.json()) as { total: number }).total;
  };
  await until(async () => (await searchable()) === dishes, 120_000).catch(() => undefined);
  console.log(`dishes in service: ${dishes}, searchable: ${await searchable()}`);
  if (wrong.length > 0) process.exitCode = 1;
});
