import type { ExecutionContext } from 'ava';
import { testDatabase } from '../support/database.ts';
import { type Finished, runMenus } from '../support/run-menus.ts';

export async function commandLine(t: ExecutionContext, settings: Readonly<Record<string, string>> = {}, cwd?: string) {
  const { db, url } = await testDatabase(t);
  const options = { env: { DATABASE_URL: url, ...settings }, ...(cwd !== undefined && { cwd }) };
  return { db, url, menus: (...args: readonly string[]): Promise<Finished> => runMenus(args, options) };
}

/** Objects printed by a command with --json, one a line. */
export const jsonLines = <T>(stdout: string): readonly T[] =>
  stdout
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as T);
