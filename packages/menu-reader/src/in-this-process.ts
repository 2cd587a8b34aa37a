/** The reader without its child process and limits, for tests and measurements; never for untrusted documents. */
export { parseSource } from './parser/parse-source.ts';
export { createOcr, type Ocr } from './read/ocr/create-ocr.ts';
