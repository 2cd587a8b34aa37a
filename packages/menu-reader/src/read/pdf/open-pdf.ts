import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { UnreadableSource } from '../unreadable-source.ts';

const LIBRARY = join(dirname(fileURLToPath(import.meta.resolve('pdfjs-dist/package.json'))), sep);

/** Larger pictures are left out: 60 megapixels is A2 at 300 dpi. */
const MAX_SAMPLES = 60_000_000;

/**
 * Opens a PDF without a font renderer, without scripts and without fetching any other file.
 *
 * @throws UnreadableSource where the PDF needs a password or is damaged
 */
export async function openPdf(bytes: Uint8Array): Promise<PDFDocumentProxy> {
  try {
    return await getDocument({
      // a copy, because pdf.js takes ownership of the buffer
      data: new Uint8Array(bytes),
      verbosity: VerbosityLevel.ERRORS,
      fontExtraProperties: true,
      useSystemFonts: false,
      disableFontFace: true,
      enableXfa: false,
      isEvalSupported: false,
      maxImageSize: MAX_SAMPLES,
      cMapUrl: join(LIBRARY, 'cmaps', sep),
      standardFontDataUrl: join(LIBRARY, 'standard_fonts', sep),
      wasmUrl: join(LIBRARY, 'wasm', sep),
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
