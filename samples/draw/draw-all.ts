/**
 * Draws every sample menu into `samples/`, with the manifest, and their gold answers into `test/samples/gold/`.
 * Run: npm run build:test && node build-test/samples/draw/draw-all.js
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { packageRoot } from '../../src/lib/package-root.ts';
import { CATALOGUE } from './catalogue.ts';
import { goldOf } from './gold.ts';
import { manifestOf } from './manifest.ts';

const samples = join(packageRoot, 'samples');
const gold = join(packageRoot, 'test', 'samples', 'gold');
mkdirSync(gold, { recursive: true });

for (const sample of CATALOGUE) {
  const drawn = await sample.draw();
  writeFileSync(join(samples, sample.file), drawn);
  writeFileSync(join(gold, `${parse(sample.file).name}.json`), `${JSON.stringify(goldOf(sample), null, 1)}\n`);
  console.log(`${sample.file}: ${Math.ceil(Buffer.byteLength(drawn) / 1024)} kB`);
}
writeFileSync(join(samples, 'manifest.json'), `${JSON.stringify(manifestOf(CATALOGUE), null, 2)}\n`);
