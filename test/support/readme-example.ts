import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../src/lib/package-root.ts';

/** The first code block of a language in a Markdown page of the repository. */
export function readmeExample(page: string, language: string): string {
  const text = readFileSync(join(packageRoot, page), 'utf8');
  const found = new RegExp(`^\`\`\`${language}\n([\\s\\S]*?)^\`\`\``, 'm').exec(text)?.[1];
  if (found === undefined) throw new Error(`${page} has no example in ${language}`);
  return found;
}
