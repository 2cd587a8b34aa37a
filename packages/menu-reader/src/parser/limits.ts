export interface Limits {
  readonly memoryBytes: number;
  /** Processor time, for a document read from its text, and for each page read by OCR. */
  readonly timeMs: number;
}

export interface ParserLimits {
  readonly text: Limits;
  readonly ocr: Limits;
  /** Processor time for a whole document read by OCR, however many pages it has. */
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
