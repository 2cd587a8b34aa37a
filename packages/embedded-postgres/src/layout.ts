import { hash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { canEnter, type ServerAccount, serverAccount } from './server-account.ts';

export interface Layout {
  /** Folder named by the caller: log, settings and start lock. */
  readonly dataDir: string;
  /** PostgreSQL's own data folder. */
  readonly cluster: string;
  readonly settings: string;
  readonly log: string;
  readonly startLock: string;
  readonly account: ServerAccount | null;
  /** True where the account cannot enter dataDir, so that the cluster is elsewhere. */
  readonly elsewhere: boolean;
}

const PLACE_FOR_ALL = '/var/lib/menu-data-service';

/**
 * Creates the data folder. Started by root, the server runs as another account; where that account cannot enter the data folder, for example
 * below a home folder of mode 0700, the cluster is below /var/lib, in a folder named after the data folder's path.
 */
export function layoutOf(dataDir: string, placeForAll: string = PLACE_FOR_ALL): Layout {
  const folder = made(dataDir);
  const within = join(folder, 'postgres');
  const other = join(placeForAll, hash('sha256', folder).slice(0, 16));
  const account = serverAccount(existsSync(other) ? join(other, 'postgres') : within);
  const elsewhere = account !== null && !canEnter(account, folder);
  if (elsewhere) {
    mkdirSync(other, { recursive: true });
    for (const open of [placeForAll, other]) chmodSync(open, 0o755);
  }
  return {
    dataDir: folder,
    cluster: elsewhere ? join(other, 'postgres') : within,
    settings: join(folder, 'postgres.json'),
    log: join(folder, 'postgres.log'),
    startLock: join(folder, 'postgres.starting'),
    account,
    elsewhere,
  };
}

function made(dataDir: string): string {
  try {
    mkdirSync(dataDir, { recursive: true });
    return realpathSync(dataDir);
  } catch (cause) {
    throw new Error(`the data folder ${dataDir} cannot be made: ${(cause as Error).message}; set DATA_DIR to another`, {
      cause,
    });
  }
}
