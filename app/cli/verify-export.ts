import { text as readText } from 'node:stream/consumers';
import { exportInFolder, exportOverHttp, type StoredExport } from '../../exports/read-export.ts';
import { type CheckedExport, verifyExport } from '../../exports/verify-export.ts';
import { UsageError } from '../../src/domain/errors.ts';
import { readDemoClient } from '../demo-client.ts';
import type { CommandIo } from '../terminal/command-io.ts';
import { EXIT, type ExitCode } from '../terminal/exit-codes.ts';
import { commandContext } from './command-context.ts';
import { requestDemoToken } from './token.ts';

interface VerifyOptions {
  readonly key?: string;
  readonly allVersions?: boolean;
  readonly json?: boolean;
}

/** Earlier manifests of an API that are followed; each is a request. */
const CHAIN = 20;

/** `menus export verify`: 0 where all is as it was signed, 1 where a file differs. */
export async function verifyExportAt(place: string, options: VerifyOptions, io: CommandIo): Promise<ExitCode> {
  const { key, allVersions = false, json } = options;
  const stored = await exportAt(place, allVersions);
  const checked = await verifyExport(stored, { chain: CHAIN, ...(key !== undefined && { key }) });
  const differing = checked.files.filter(({ state }) => state === 'differs');
  const isEmpty = checked.files.every(({ state }) => state === 'absent');
  if (json) io.out(JSON.stringify(checked));
  else for (const line of linesOf(checked)) io.out(line);
  if (isEmpty) io.say(`None of the files of the manifest is at ${place}.`);
  return differing.length > 0 || isEmpty ? EXIT.failed : EXIT.done;
}

async function exportAt(place: string, allVersions: boolean): Promise<StoredExport> {
  if (!/^https?:\/\//.test(place)) return exportInFolder(place);
  const baseUrl = place.replace(/\/+$/, '');
  const demo = await readDemoClient(commandContext().config.dataDir);
  const token =
    demo?.base_url === baseUrl ? (await requestDemoToken(demo)).access_token : (await readText(process.stdin)).trim();
  if (token === '') {
    throw new UsageError(
      `an access token for ${baseUrl} is read from standard input: menus token | menus export verify …`,
    );
  }
  return exportOverHttp(baseUrl, token, allVersions ? 'all' : 'current');
}

const SAID = { same: 'as signed', differs: 'DIFFERS from the manifest', absent: 'not there' } as const;

function linesOf({ manifest, files, chain }: CheckedExport): string[] {
  const { scope, number, takenAt, signature } = manifest;
  const before = chain.length > 0 ? `, and ${chain.length} before it` : '';
  return [
    ...files.map(({ name, state }) => `${name.padEnd(20)} ${SAID[state]}`),
    `manifest.json        ${scope}, number ${number}, as of ${takenAt}${before}`,
    `signed with key      ${signature.keyId}`,
  ];
}
