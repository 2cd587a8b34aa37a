import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { UnreadableSource } from '../unreadable-source.ts';

const library = join(dirname(fileURLToPath(import.meta.resolve('pdfjs-dist/package.json'))), sep);

/** Pictures with more samples than this are left out: 60 megapixels is A2 at 300 dpi. */
const largestPicture = 60_000_000;

/**
 * Opens a PDF without a font renderer, scripts or any request for further files.
 *
 * @throws UnreadableSource where the file is encrypted with a password or is no whole PDF
 */
export async function openPdf(bytes: Uint8Array): Promise<PDFDocumentProxy> {
  try {
    return await getDocument({
      // pdf.js takes the buffer over, so it gets its own
      data: new Uint8Array(bytes),
      verbosity: VerbosityLevel.ERRORS,
      fontExtraProperties: true,
      useSystemFonts: false,
      disableFontFace: true,
      enableXfa: false,
      isEvalSupported: false,
      maxImageSize: largestPicture,
      cMapUrl: join(library, 'cmaps', sep),
      standardFontDataUrl: join(library, 'standard_fonts', sep),
      wasmUrl: join(library, 'wasm', sep),
    }).promise;
  } catch (error) {
    throw explained(error);
  }
}

function explained(error: unknown): UnreadableSource {
  const { name, message } = error instanceof Error ? error : { name: '', message: String(error) };
  if (name === 'PasswordException') {
    return new UnreadableSource('encrypted', 'the PDF asks for a password; save a copy without one', { cause: error });
  }
  return new UnreadableSource('damaged', `the PDF is damaged or cut off (${message.replace(/\.$/, '')})`, {
    cause: error,
  });
}
