import { readFileSync } from 'node:fs';

/** Lines of a data file without empty ones and comments (#). */
export function dataLinesOf(path: string): readonly string[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'));
}
