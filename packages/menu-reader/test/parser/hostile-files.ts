import type { HostileFile } from './hostile-file.ts';
import { hostilePages } from './hostile-pages.ts';
import { hostilePdfs } from './hostile-pdfs.ts';
import { hostilePictures } from './hostile-pictures.ts';
import { mistakenFiles } from './mistaken-files.ts';

/** Files that no restaurant publishes. `menu` is a whole small PDF of a menu, `locked` one that needs a password. */
export function hostileFiles(menu: Buffer, picture: Buffer, locked: Buffer): readonly HostileFile[] {
  return [...hostilePdfs(menu, locked), ...hostilePictures(picture), ...hostilePages(), ...mistakenFiles(menu)];
}
