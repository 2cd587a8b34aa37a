export interface Limits {
  /** Bytes of resident memory. */
  readonly memory: number;
  /** Milliseconds from the document's arrival in the child. */
  readonly time: number;
}

export interface ParserLimits {
  /** For documents read from their text. */
  readonly text: Limits;
  /** From the first page on that is read as a picture. */
  readonly ocr: Limits;
}

const megabyte = 1024 * 1024;

export const defaultLimits: ParserLimits = {
  text: { memory: 512 * megabyte, time: 30_000 },
  ocr: { memory: 1024 * megabyte, time: 90_000 },
};

export function inWords({ memory, time }: Limits): { readonly memory: string; readonly time: string } {
  return { memory: `${Math.round(memory / megabyte)} MB`, time: `${Math.round(time / 1000)} s` };
}
