export interface SourceDocument {
  /** In lower-case hex. */
  readonly sha256: string;
  readonly bytes: Buffer;
  readonly mediaType: string;
  /** Address the document was read from (file:///NAME for local files). */
  readonly url: string;
  /** When it was last requested, by the clock of the database. */
  readonly fetchedAt: Date;
}

export type CheckOutcome = 'changed' | 'unchanged' | 'unreachable' | 'needs review';

export interface SourceState {
  readonly restaurantId: string;
  readonly sourceUrl: string;
  readonly lastCheck: Date | null;
  readonly lastOutcome: CheckOutcome | null;
  readonly detail: string | null;
  readonly failures: number;
  readonly etag: string | null;
  readonly lastModified: string | null;
  readonly sha256: string | null;
  readonly fetchedAt: Date | null;
  /** False if all its menus were withdrawn or now come from another source; it is then no longer checked. */
  readonly watched: boolean;
  /**
   * Open matters of the last ingested document; null for none. Missing menus are no longer reported once a menu of the source was withdrawn
   * after it.
   */
  readonly open: {
    /** A menu was held back for review. */
    readonly held: boolean;
    readonly detail: string | null;
  } | null;
}

export interface SourceStore {
  /** The clock by which documents and withdrawals are ordered. */
  now(): Promise<Date>;
  /** Stores the bytes; documents with the same hash once, with the last time. */
  saveDocument(document: SourceDocument): Promise<void>;
  document(sha256: string): Promise<SourceDocument | null>;
  /** Deletes unreferenced documents; resolves to their number. The last few of each source are kept, and the one in service. */
  dropOldDocuments(): Promise<number>;
  /** Tells whether a document of this hash was ingested from this source before. One held back for review does not count. */
  wasIngested(restaurantId: string, sourceUrl: string, sha256: string): Promise<boolean>;
  /** Adds to the history of checks and updates the state of the source. */
  recordCheck(check: {
    readonly restaurantId: string;
    readonly sourceUrl: string;
    readonly outcome: CheckOutcome;
    readonly detail?: string | undefined;
    readonly sha256?: string;
    readonly fetchedAt?: Date;
    readonly etag?: string | undefined;
    readonly lastModified?: string | undefined;
  }): Promise<void>;
  sources(): Promise<readonly SourceState[]>;
  source(restaurantId: string, sourceUrl: string): Promise<SourceState | null>;
  /** An operator's corrections, as JSON in the caller's own form; null for none. */
  corrections(restaurantId: string, sourceUrl: string): Promise<unknown>;
  /** Replaces the corrections of a source; null removes them. */
  saveCorrections(restaurantId: string, sourceUrl: string, corrections: unknown): Promise<void>;
}
