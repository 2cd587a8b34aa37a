import { fileURLToPath } from 'node:url';

/** The fonts of the drawings, all under the SIL Open Font License. */
const FILES = {
  playfair: import.meta.resolve('@fontsource/playfair-display/files/playfair-display-latin-400-normal.woff'),
  playfairBold: import.meta.resolve('@fontsource/playfair-display/files/playfair-display-latin-700-normal.woff'),
  playfairItalic: import.meta.resolve('@fontsource/playfair-display/files/playfair-display-latin-400-italic.woff'),
  oswald: import.meta.resolve('@fontsource/oswald/files/oswald-latin-400-normal.woff'),
  oswaldBold: import.meta.resolve('@fontsource/oswald/files/oswald-latin-600-normal.woff'),
  lobster: import.meta.resolve('@fontsource/lobster/files/lobster-latin-400-normal.woff'),
  caveat: import.meta.resolve('@fontsource/caveat/files/caveat-latin-400-normal.woff'),
  caveatBold: import.meta.resolve('@fontsource/caveat/files/caveat-latin-700-normal.woff'),
  lora: import.meta.resolve('@fontsource/lora/files/lora-latin-400-normal.woff'),
  loraBold: import.meta.resolve('@fontsource/lora/files/lora-latin-700-normal.woff'),
  loraItalic: import.meta.resolve('@fontsource/lora/files/lora-latin-400-italic.woff'),
  josefin: import.meta.resolve('@fontsource/josefin-sans/files/josefin-sans-latin-400-normal.woff'),
  josefinBold: import.meta.resolve('@fontsource/josefin-sans/files/josefin-sans-latin-700-normal.woff'),
  kalam: import.meta.resolve('@fontsource/kalam/files/kalam-latin-400-normal.woff'),
  kalamBold: import.meta.resolve('@fontsource/kalam/files/kalam-latin-700-normal.woff'),
} as const;

export type FontName = keyof typeof FILES;

export const FONT_NAMES = Object.keys(FILES) as readonly FontName[];

export function fontFile(name: FontName): string {
  return fileURLToPath(FILES[name]);
}
