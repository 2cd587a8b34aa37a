import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

export interface ProcessState {
  /** Distinguishes this process from a later one with the same id. */
  readonly startedAt: string;
  readonly command: string;
}

/** Process with this id; null for none. A zombie counts as none, though kill(pid, 0) finds it. */
export function processState(pid: number): ProcessState | null {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return null;
  }
  try {
    if (process.platform === 'linux') return fromProc(pid);
    if (process.platform === 'win32') return { startedAt: '', command: '' };
    return fromPs(pid);
  } catch {
    return null;
  }
}

function fromProc(pid: number): ProcessState | null {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The second field is the name in brackets and may hold blanks, so count from the last bracket.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [state] = fields;
  if (state === 'Z' || state === 'X') return null;
  const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
  return { startedAt: fields[19] ?? '', command };
}

function fromPs(pid: number): ProcessState | null {
  const line = execFileSync('ps', ['-o', 'stat=', '-o', 'lstart=', '-o', 'command=', '-p', String(pid)], {
    encoding: 'utf8',
  }).trim();
  if (line === '' || line.startsWith('Z')) return null;
  const [, ...rest] = line.split(/\s+/);
  return { startedAt: rest.slice(0, 5).join(' '), command: rest.slice(5).join(' ') };
}
