import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

export interface FontStyle {
  /** Name without the subset prefix of ISO 32000-2, 9.9.2 ("ABCDEF+Lato-Bold"). */
  readonly font: string;
  readonly weight: number;
  readonly italic: boolean;
}

const UNKNOWN_FONT: FontStyle = { font: '', weight: 400, italic: false };

/** Looks up fonts by name. The page's operator list must be loaded before, because only that loads them. */
export function createFontStyles(page: PDFPageProxy): (fontName: string) => FontStyle {
  const known = new Map<string, FontStyle>();
  return (fontName) => {
    const style = known.get(fontName) ?? lookUp(page, fontName);
    known.set(fontName, style);
    return style;
  };
}

function lookUp(page: PDFPageProxy, fontName: string): FontStyle {
  if (!page.commonObjs.has(fontName)) return UNKNOWN_FONT;
  const { name = '', bold, black, italic } = page.commonObjs.get(fontName) ?? {};
  const font = String(name).replace(/^[A-Z]{6}\+/, '');
  return {
    font,
    weight: weightOf(font, bold === true, black === true),
    italic: italic === true || /ital|obl/i.test(font),
  };
}

/** A PDF seldom states a weight, but the names of its fonts nearly always do. */
function weightOf(font: string, bold: boolean, black: boolean): number {
  if (/thin|hairline|(?:ultra|extra)[- ]?li?gh?t/i.test(font)) return 200;
  if (black || /black|blk|ultra|heavy|ext(?:ra)?bol/i.test(font)) return 900;
  if (bold || /bold|demi|[-_ ]bd(?:it|mt)?$/i.test(font)) return 700;
  if (/[a-z_-]Light|[-_, ](?:light|lt)/.test(font)) return 300;
  return /[a-z_-]Medium|[-_, ](?:medium|md)/.test(font) ? 500 : 400;
}
