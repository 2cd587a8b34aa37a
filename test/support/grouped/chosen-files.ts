import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../../src/lib/package-root.ts';
import { compiled, testFiles } from '../test-files.ts';
import { bundleGroup } from './bundle-group.ts';

const FOLDER = 'build-test/groups';
const FILES_OF_A_GROUP = 12;

/** The compiled files for all tests, or for the quick ones, in order: long ones, bundles of others. */
export async function chosenFiles(quick: boolean): Promise<string[]> {
  const { long, alone, together } = testFiles(quick);
  rmSync(join(packageRoot, FOLDER), { recursive: true, force: true });
  const groups: string[] = [];
  for (let from = 0; from < together.length; from += FILES_OF_A_GROUP) {
    const files = together.slice(from, from + FILES_OF_A_GROUP);
    const group = `${FOLDER}/from-${files[0]?.replace(/\.test\.ts$/, '').replaceAll('/', '-')}.js`;
    await bundleGroup(files, group);
    groups.push(group);
  }
  // The long ones first, so that none is alone at the end.
  return [...long.map(compiled), ...alone.map(compiled), ...groups];
}
