import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'esbuild';
import { packageRoot } from '../../../src/lib/package-root.ts';
import type { Teardown } from '../../../test/support/teardown.ts';
import type { Break } from './breaks.ts';
import { compiledSource } from './sources.ts';

export interface Breaker {
  /** Breaks a source, from which the program is built, and what was compiled of it, which the tests import. */
  break(source: string, one: Break): Promise<void>;
  /** Puts back what was there. */
  mend(): void;
}

/** Whatever is still broken is mended at the end. */
export function createBreaker(t: Teardown): Breaker {
  const intact = new Map<string, string>();
  const mend = (): void => {
    for (const [path, code] of intact) writeFileSync(path, code);
    intact.clear();
  };
  let over = false;
  t.teardown(() => {
    over = true;
    mend();
  });
  return {
    async break(source, { start, end, by }) {
      const path = join(packageRoot, source);
      const code = readFileSync(path, 'utf8');
      const broken = code.slice(0, start) + by + code.slice(end);
      const compiled = await compile(broken);
      if (over) throw new Error('nothing is broken after the end');
      intact.set(path, code).set(compiledSource(source), readFileSync(compiledSource(source), 'utf8'));
      writeFileSync(path, broken);
      writeFileSync(compiledSource(source), compiled);
    },
    mend,
  };
}

async function compile(code: string): Promise<string> {
  const tsconfigRaw = { compilerOptions: { verbatimModuleSyntax: true } };
  const { code: compiled } = await transform(code, { loader: 'ts', format: 'esm', target: 'es2023', tsconfigRaw });
  return compiled.replace(/(?<=\b(?:from |import |import\()"\.[^"]*)\.ts(?=")/g, '.js');
}
