import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { z } from 'zod';

const settingsFile = z.object({ port: z.int(), password: z.string() });

/** Connection settings for other processes; the file has mode 0600. */
export type ServerSettings = z.infer<typeof settingsFile>;

/** Owner of everything in the cluster, and name of its one database. */
export const SERVER_USER = 'menus';

/** Null where no server was ever started. @throws Error when the file belongs to another account or is damaged */
export function readSettings(path: string): ServerSettings | null {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    if (code === 'ENOENT') return null;
    throw new Error(
      `${path} cannot be read (${code}): run as the account that made it, or set DATA_DIR to another folder`,
      {
        cause,
      },
    );
  }
  const parsed = settingsFile.safeParse(parseJson(text));
  if (!parsed.success) {
    throw new Error(
      `${path} is damaged: expected {"port", "password"}; without its password the data cannot be opened`,
    );
  }
  return parsed.data;
}

/** Replaces the file atomically, so that no reader sees half of it. */
export function writeSettings(path: string, settings: ServerSettings): void {
  const next = `${path}.${process.pid}`;
  writeFileSync(next, `${JSON.stringify(settings)}\n`, { mode: 0o600 });
  renameSync(next, path);
}

export function serverUrl({ port, password }: ServerSettings, database: string = SERVER_USER): string {
  return `postgres://${SERVER_USER}:${password}@127.0.0.1:${port}/${database}`;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
