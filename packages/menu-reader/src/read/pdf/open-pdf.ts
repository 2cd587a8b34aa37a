import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { UnreadableSource } from '../unreadable-source.ts';
import { getDocument, VerbosityLevel } from './pdf-library.ts';

const LIBRARY = join(dirname(fileURLToPath(import.meta.resolve('pdfjs-dist/package.json'))), sep);

/**
 * Opens a PDF without a font renderer, without scripts and without fetching any other file. Pictures of more than `maxSamples` samples are
 * skipped without being decoded; by default all are, for its words need none.
 *
 * @throws UnreadableSource where the PDF needs a password or is damaged
 */
export async function openPdf(bytes: Uint8Array, maxSamples = 0): Promise<PDFDocumentProxy> {
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
      maxImageSize: maxSamples,
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
