import { existsSync, readFileSync } from 'node:fs';

/** Variable with the file that collects the times of test files. */
export const TEST_TIMES = 'TEST_TIMES';

export interface FileTime {
  /** Source path from the root of the repository. */
  readonly file: string;
  readonly seconds: number;
  readonly processor: number;
}

const SHOWN = 10;

export function readTimes(path: string): FileTime[] {
  if (!existsSync(path)) return [];
  const lines = readFileSync(path, 'utf8').trimEnd().split('\n');
  return lines.map((line) => JSON.parse(line) as FileTime);
}

/** The slowest files, one a line: elapsed seconds, processor seconds, name. */
export function slowestFiles(times: readonly FileTime[]): string[] {
  const slowest = times.toSorted((a, b) => b.seconds - a.seconds).slice(0, SHOWN);
  return slowest.map(
    ({ file, seconds, processor }) =>
      `${seconds.toFixed(1).padStart(7)} s ${processor.toFixed(1).padStart(7)} s of the processor  ${file}`,
  );
}
