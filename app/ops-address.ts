import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const opsAddress = z.object({ host: z.string().min(1), port: z.int().min(1).max(65_535), pid: z.int().min(1) });

export type OpsAddress = Pick<z.infer<typeof opsAddress>, 'host' | 'port'>;

const fileOf = (dataDir: string): string => join(dataDir, 'operations-port.json');

/** Stores the operations address in the data folder, for commands in another terminal, whose OPS_PORT may differ. */
export async function writeOpsAddress(dataDir: string, { host, port }: OpsAddress): Promise<void> {
  await writeFile(fileOf(dataDir), `${JSON.stringify({ host, port, pid: process.pid })}\n`);
}

export async function removeOpsAddress(dataDir: string): Promise<void> {
  await rm(fileOf(dataDir), { force: true });
}

/** Null where no service runs on the data folder, or its file is damaged. */
export async function readOpsAddress(dataDir: string): Promise<OpsAddress | null> {
  try {
    const { host, port, pid } = opsAddress.parse(JSON.parse(await readFile(fileOf(dataDir), 'utf8')));
    process.kill(pid, 0);
    return { host, port };
  } catch {
    return null;
  }
}
