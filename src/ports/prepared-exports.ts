import type { ExportScope } from '../domain/export-tables.ts';

/** A file as it is sent in one content coding. */
export interface PreparedFile {
  readonly path: string;
  readonly bytes: number;
  /** Of the bytes as they are sent, in lower-case hex. */
  readonly sha256: string;
}

/** An export whose files lie ready. */
export interface PreparedExport {
  /** As it was signed. */
  readonly manifest: string;
  /** Moment of its snapshot. */
  readonly takenAt: Date;
  /** Null where the file is not in the coding, which it always is in identity. */
  file(name: string, coding: 'identity' | 'gzip' | 'br'): PreparedFile | null;
}

/** How long a request waits for what is being made for the first time: less than the 30 s after which proxies give up. */
export const MAKING_PATIENCE_MS = 25_000;

/** Exports that are made when they are first asked for, and kept in step with the data from then on. */
export interface PreparedExports {
  /**
   * The latest export; null where the first one is not made within {@link MAKING_PATIENCE_MS}.
   * @throws Error where it cannot be made
   */
  latest(scope: ExportScope): Promise<PreparedExport | null>;
}
