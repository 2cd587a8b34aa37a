import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const demoClient = z.object({
  client_id: z.string().min(1),
  client_secret: z.string().min(1),
  audience: z.string().min(1),
  auth_url: z.string().min(1),
  base_url: z.string().min(1),
});

export type DemoClient = z.infer<typeof demoClient>;

export const demoClientFile = (dataDir: string): string => join(dataDir, 'demo-client.json');

/** Null where there is none, or the file is damaged (a new client is created then). */
export async function readDemoClient(dataDir: string): Promise<DemoClient | null> {
  try {
    return demoClient.parse(JSON.parse(await readFile(demoClientFile(dataDir), 'utf8')));
  } catch {
    return null;
  }
}

/** Writes the file atomically, readable by its owner only (mode 0600). */
export async function writeDemoClient(dataDir: string, client: DemoClient): Promise<void> {
  const file = demoClientFile(dataDir);
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, `${JSON.stringify(client, null, 2)}\n`, { mode: 0o600 });
  await rename(draft, file);
}
