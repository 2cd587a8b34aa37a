/** Without types; pdf.mjs would load it with the first document. */
const WORKER = 'pdfjs-dist/legacy/build/pdf.worker.mjs';

const { push } = Array.prototype;
const library = await import('pdfjs-dist/legacy/build/pdf.mjs');
await import(WORKER);
// both replace it, for arrays of more than 2^32 elements, by one that slows down the whole process
Array.prototype.push = push;

export const { getDocument, OPS, VerbosityLevel } = library;
