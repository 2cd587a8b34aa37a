export interface Limits {
  /** Resident memory of the child. */
  readonly memoryBytes: number;
  /** Of the processor, for a document that is read from its text, and for each page of one that is read from pictures. */
  readonly timeMs: number;
}

export interface ParserLimits {
  /** For documents read from their text. */
  readonly text: Limits;
  /** From the first page that is read as a picture. */
  readonly ocr: Limits;
  /** Of the processor, for a whole document that is read from pictures, however many pages it has. */
  readonly documentMs: number;
}

const MEGABYTE = 1024 * 1024;

export const DEFAULT_PARSER_LIMITS: ParserLimits = {
  text: { memoryBytes: 384 * MEGABYTE, timeMs: 30_000 },
  ocr: { memoryBytes: 1024 * MEGABYTE, timeMs: 90_000 },
  documentMs: 900_000,
};

export function inWords({ memoryBytes, timeMs }: Limits): { readonly memory: string; readonly time: string } {
  return { memory: `${Math.round(memoryBytes / MEGABYTE)} MB`, time: `${Math.round(timeMs / 1000)} s` };
}
