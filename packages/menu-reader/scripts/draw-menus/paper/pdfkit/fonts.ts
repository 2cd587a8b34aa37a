import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Face } from '../faces.ts';
import type { Look } from '../theme.ts';
import { unpackedWoff } from './unpacked-woff.ts';

const packages = createRequire(import.meta.url);
const read = new Map<string, Buffer>();

/** The name or the file of the face that a look needs. */
export function fontOf({ face, bold, italic }: Look): { readonly name: string; readonly source: string | Buffer } {
  const turn = (bold ? 1 : 0) + (italic ? 2 : 0);
  if (face.standard) return { name: face.standard[turn] ?? 'Helvetica', source: face.standard[turn] ?? 'Helvetica' };
  const name = `${face.files}-latin-${weightOf(face, bold)}-${italic && face.italics ? 'italic' : 'normal'}`;
  let bytes = read.get(name);
  if (!bytes) {
    const folder = path.dirname(packages.resolve(`@fontsource/${face.files}/package.json`));
    bytes = unpackedWoff(readFileSync(path.join(folder, 'files', `${name}.woff`)));
    read.set(name, bytes);
  }
  return { name, source: bytes };
}

const weightOf = (face: Face, bold: boolean): number => (bold ? face.heavy : 400);
