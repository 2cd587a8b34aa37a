import type { ExportScope } from '../domain/export-tables.ts';

export interface PreparedFile {
  readonly path: string;
  readonly bytes: number;
  readonly sha256: string;
}

export interface PreparedExport {
  readonly manifest: string;
  readonly takenAt: Date;
  /** Null if the file lacks the coding; identity always exists. */
  file(name: string, coding: 'identity' | 'gzip' | 'br'): PreparedFile | null;
}

/** Maximum wait of a request for a first export: less than the 30 s after which proxies time out. */
export const MAKING_PATIENCE_MS = 25_000;

export interface PreparedExports {
  /** The latest export; null if the first one is not ready within {@link MAKING_PATIENCE_MS}. @throws Error if it cannot be created */
  latest(scope: ExportScope): Promise<PreparedExport | null>;
}
