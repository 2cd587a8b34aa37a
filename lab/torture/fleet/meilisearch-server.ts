import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createIndexKeys, type IndexKeys } from '../../../src/search/meilisearch/index-keys.ts';
import { freePort } from '../../../test/support/free-port.ts';
import { type Supervised, supervise } from '../../../test/support/kill-loop/supervised.ts';
import type { Teardown } from '../../../test/support/teardown.ts';
import { removeFolder, temporaryFolder } from '../../../test/support/temporary-folder.ts';
import { until } from '../../../test/support/until.ts';

/** A Meilisearch server on this machine. */
export interface MeilisearchServer {
  readonly url: string;
  readonly process: Supervised;
  readonly keys: IndexKeys;
  /** Kills it and starts it again without any data, as on a new machine; resolves when it has its keys. */
  lose(): Promise<void>;
}

/**
 * Path of the Meilisearch program that the environment names.
 * @throws Error where it names none
 */
export function meilisearchProgram(): string {
  const { MEILISEARCH: path } = process.env;
  if (!path) throw new Error('MEILISEARCH must be the path of a Meilisearch program');
  return path;
}

/**
 * Starts a Meilisearch server on a free port; resolves when it answers and has its keys.
 * @param binary path of the program
 * @param more further options of it
 */
export async function startMeilisearch(
  t: Teardown,
  binary: string,
  masterKey: string,
  more: readonly string[] = [],
): Promise<MeilisearchServer> {
  const [folder, port] = [await temporaryFolder(t, 'meilisearch'), await freePort()];
  const url = `http://127.0.0.1:${port}`;
  const data = join(folder, 'data');
  const options = ['--no-analytics', '--http-addr', `127.0.0.1:${port}`, '--db-path', data, '--master-key', masterKey];
  const limits = ['--max-indexing-threads', '1', '--log-level', 'ERROR'];
  const server = supervise(t, `engine ${port}`, () =>
    spawn(binary, [...options, ...limits, ...more], { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] }),
  );
  async function withKeys(): Promise<IndexKeys> {
    await until(async () => (await fetch(`${url}/health`)).ok);
    return createIndexKeys(url, masterKey);
  }
  return {
    url,
    process: server,
    keys: await withKeys(),
    async lose() {
      await server.restart({ meanwhile: () => removeFolder(data) });
      await withKeys();
    },
  };
}
