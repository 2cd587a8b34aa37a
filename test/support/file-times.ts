import { existsSync, readFileSync } from 'node:fs';

/** Variable with the file to which each file of tests adds its time. */
export const TEST_TIMES = 'TEST_TIMES';

/** How long the process of a file of tests has taken. */
export interface FileTime {
  /** Name of its source, from the root of the repository. */
  readonly file: string;
  readonly seconds: number;
  /** Seconds of the processor. */
  readonly processor: number;
}

const SHOWN = 10;

/** All times that were written to this file. */
export function readTimes(path: string): FileTime[] {
  if (!existsSync(path)) return [];
  const lines = readFileSync(path, 'utf8').trimEnd().split('\n');
  return lines.map((line) => JSON.parse(line) as FileTime);
}

/** The slowest files, one a line: seconds by the clock, seconds of the processor, name. */
export function slowestFiles(times: readonly FileTime[]): string[] {
  const slowest = times.toSorted((a, b) => b.seconds - a.seconds).slice(0, SHOWN);
  return slowest.map(
    ({ file, seconds, processor }) =>
      `${seconds.toFixed(1).padStart(7)} s ${processor.toFixed(1).padStart(7)} s of the processor  ${file}`,
  );
}
