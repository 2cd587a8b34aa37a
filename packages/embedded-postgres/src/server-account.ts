import { readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

export interface ServerAccount {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

const PREFERRED = ['postgres', 'nobody', 'daemon'];

/** Account for the server; null unless root, who cannot run it. An existing account or the cluster's owner; none is created. */
export function serverAccount(cluster: string): ServerAccount | null {
  if (process.getuid?.() !== 0) return null;
  const known = accounts();
  const owner = statSync(cluster, { throwIfNoEntry: false })?.uid;
  const account =
    known.find(({ uid }) => uid === owner) ??
    PREFERRED.map((name) => known.find((candidate) => candidate.name === name)).find((found) => found !== undefined) ??
    known[0];
  if (!account) {
    throw new Error(
      'PostgreSQL does not run as root, and /etc/passwd names no other account: set DATABASE_URL instead',
    );
  }
  return account;
}

/** True where the account may enter the folder and every folder above it. Missing folders count as open. */
export function canEnter(account: ServerAccount, folder: string): boolean {
  const stat = statSync(folder, { throwIfNoEntry: false });
  const above = dirname(folder);
  const aboveIsOpen = above === folder || canEnter(account, above);
  if (!stat) return aboveIsOpen;
  const bit = stat.uid === account.uid ? 0o100 : stat.gid === account.gid ? 0o010 : 0o001;
  return (stat.mode & bit) !== 0 && aboveIsOpen;
}

function accounts(): ServerAccount[] {
  return readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter(({ name, uid, gid }) => name !== '' && uid > 0 && gid >= 0);
}
