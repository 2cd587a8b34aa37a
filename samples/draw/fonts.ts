import { join } from 'node:path';
import { packageRoot } from '../../src/package-root.ts';

/** The fonts of the drawings, all under the SIL Open Font License. */
const FILES = {
  playfair: 'playfair-display/files/playfair-display-latin-400-normal',
  playfairBold: 'playfair-display/files/playfair-display-latin-700-normal',
  playfairItalic: 'playfair-display/files/playfair-display-latin-400-italic',
  oswald: 'oswald/files/oswald-latin-400-normal',
  oswaldBold: 'oswald/files/oswald-latin-600-normal',
  lobster: 'lobster/files/lobster-latin-400-normal',
  caveat: 'caveat/files/caveat-latin-400-normal',
  caveatBold: 'caveat/files/caveat-latin-700-normal',
  lora: 'lora/files/lora-latin-400-normal',
  loraBold: 'lora/files/lora-latin-700-normal',
  loraItalic: 'lora/files/lora-latin-400-italic',
  josefin: 'josefin-sans/files/josefin-sans-latin-400-normal',
  josefinBold: 'josefin-sans/files/josefin-sans-latin-700-normal',
  kalam: 'kalam/files/kalam-latin-400-normal',
  kalamBold: 'kalam/files/kalam-latin-700-normal',
} as const;

export type FontName = keyof typeof FILES;

export const FONT_NAMES = Object.keys(FILES) as readonly FontName[];

export function fontFile(name: FontName): string {
  return join(packageRoot, 'node_modules', '@fontsource', `${FILES[name]}.woff`);
}
