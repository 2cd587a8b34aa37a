import { readFileSync } from 'node:fs';

/** Memory of a process and its descendants, in bytes; 0 once it has ended. */
export function usedMemory(pid: number): number {
  const read = (file: string) => {
    try {
      return readFileSync(`/proc/${pid}/${file}`, 'utf8');
    } catch {
      return '';
    }
  };
  const own = 1024 * Number(/VmRSS:\s+(\d+)/.exec(read('status'))?.[1] ?? 0);
  const children = read(`task/${pid}/children`).trim().split(/\s+/).filter(Boolean);
  return children.reduce((sum, child) => sum + usedMemory(Number(child)), own);
}
