/** Options of `menus ingest` as commander passes them. */
export interface IngestOptions {
  readonly restaurant?: string;
  readonly sourceUrl?: string;
  readonly replaces?: string;
  readonly keepBoth?: boolean;
  readonly withdraw?: string;
  readonly corrections?: string;
  readonly teach?: string;
  readonly currencyOk?: boolean;
  readonly hold?: boolean;
  readonly dryRun?: boolean;
  readonly json?: boolean;
  readonly explain?: boolean;
}
