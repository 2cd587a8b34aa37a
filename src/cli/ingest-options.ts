/** Options of `menus ingest` as commander hands them over. */
export interface IngestOptions {
  readonly restaurant?: string;
  readonly sourceUrl?: string;
  readonly replaces?: string;
  readonly withdraw?: string;
  readonly corrections?: string;
  readonly hold?: boolean;
  readonly dryRun?: boolean;
  readonly json?: boolean;
  readonly explain?: boolean;
}
