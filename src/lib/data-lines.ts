import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from './package-root.ts';

/**
 * Lines of a data file; empty ones and those that begin with # are left out.
 * @param file path from the root of the package
 */
export function dataLines(file: string): readonly string[] {
  const text = readFileSync(join(packageRoot, file), 'utf8');
  return text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
}
