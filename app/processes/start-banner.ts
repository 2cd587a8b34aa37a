import { relative, resolve } from 'node:path';
import { packageRoot } from '../../src/lib/package-root.ts';
import type { Contents } from '../../src/ports/contents.ts';
import { isLoopback, workbenchAddress } from '../../src/workbench/workbench-address.ts';
import type { Config } from '../config.ts';

/** Command lines that get a token of the demo client and use it; they work unchanged. */
export function exampleCommands(config: Config): readonly string[] {
  return [
    `TOKEN=$(${program(config)} token)`,
    `curl -s "${config.baseUrl}/v1/menus/items?search=haloumi%20stack&limit=3" -H "Authorization: Bearer $TOKEN"`,
    `curl -s "${config.baseUrl}/v1/restaurants?pageSize=3" -H "Authorization: Bearer $TOKEN"`,
  ];
}

export function ownMenuLines(config: Config): readonly string[] {
  return [
    `${program(config)} restaurants add --name "My Café" --city Stafford --postcode "ST16 2AA"`,
    `${program(config)} ingest my-menu.pdf --restaurant "My Café"`,
  ];
}

const held = ({ restaurants, menus, items }: Contents) => `${restaurants} restaurants, ${menus} menus, ${items} items`;

/** Message after the banner once the pictures among the samples were read in the background. */
export function allSamplesLine(contents: Contents, seconds: number): string {
  return `The pictures are read too, ${seconds.toFixed(1)} s after the start: ${held(contents)}\n`;
}

/** Banner once the service is up. @param isReading whether pictures among the samples are still being read */
export function startBanner(config: Config, contents: Contents, seconds: number, isReading = false): string {
  const folder = relative(process.cwd(), config.dataDir) || '.';
  const place = config.databaseUrl ? 'DATABASE_URL' : folder.startsWith('..') ? config.dataDir : folder;
  return [
    '',
    `Ready in ${seconds.toFixed(1)} s: ${held(contents)} in ${place}`,
    ...(isReading ? ['Photographed menus are still being read and become searchable one by one.'] : []),
    '',
    `  Start page  ${config.baseUrl}/`,
    ...(config.findPages === false ? [] : [`  Find a dish ${config.baseUrl}/find`]),
    `  Docs        ${config.baseUrl}/docs`,
    `  Workbench   ${workbenchAddress(config.opsHost, config.opsPort)}${isLoopback(config.opsHost) ? '' : '  (`menus workbench` makes a link that logs in)'}`,
    `  Status      http://localhost:${config.opsPort}/status`,
    '',
    'Try it in another terminal:',
    '',
    ...indented(exampleCommands(config)),
    '',
    'Ingest your own menu:',
    '',
    ...indented(ownMenuLines(config)),
    '',
    'Ctrl-C stops everything.',
    '',
  ].join('\n');
}

const quoted = (file: string) => `'${file.replaceAll("'", "'\\''")}'`;

function program(config: Config): string {
  const main = relative(process.cwd(), process.argv[1] ?? '');
  const isHere = process.cwd() === packageRoot;
  const elsewhere = config.databaseUrl === undefined && config.dataDir !== resolve('./data');
  return `${elsewhere ? `DATA_DIR=${quoted(config.dataDir)} ` : ''}${isHere ? 'npx menus' : `node ${main}`}`;
}

const indented = (lines: readonly string[]) => lines.map((line) => `  ${line}`);
