/** The bytes of a source as fetched, stored by their hash. */
export interface SourceDocument {
  /** Of the bytes, in lower-case hex. */
  readonly sha256: string;
  readonly bytes: Buffer;
  readonly mediaType: string;
  /** Address the document was read from (file:///NAME for local files). */
  readonly url: string;
  readonly fetchedAt: Date;
}

export type CheckOutcome = 'changed' | 'unchanged' | 'unreachable' | 'needs review';

export interface SourceState {
  readonly restaurantId: string;
  readonly sourceUrl: string;
  readonly lastCheck: Date | null;
  readonly lastOutcome: CheckOutcome | null;
  /** What the last check reported. */
  readonly detail: string | null;
  /** Checks in a row that found it unreachable. */
  readonly failures: number;
  readonly etag: string | null;
  readonly lastModified: string | null;
  readonly sha256: string | null;
  /** False when all its menus were withdrawn or now come from another source; it is not checked any more then. */
  readonly watched: boolean;
  /**
   * What the last ingested document left for a person to do; null for nothing. Missing menus are no longer reported once a menu of
   * the source was withdrawn after it.
   */
  readonly open: {
    /** A menu was held back for review. */
    readonly held: boolean;
    readonly detail: string | null;
  } | null;
}

export interface SourceStore {
  /** Stores the bytes; documents of the same hash are stored once. */
  saveDocument(document: SourceDocument): Promise<void>;
  document(sha256: string): Promise<SourceDocument | null>;
  /** Whether a document of this hash was ingested from this source before. One that was held back for review does not count. */
  wasIngested(restaurantId: string, sourceUrl: string, sha256: string): Promise<boolean>;
  /** Adds to the history of checks and updates the state of the source. */
  recordCheck(check: {
    readonly restaurantId: string;
    readonly sourceUrl: string;
    readonly outcome: CheckOutcome;
    readonly detail?: string | undefined;
    readonly sha256?: string;
    readonly etag?: string | undefined;
    readonly lastModified?: string | undefined;
  }): Promise<void>;
  /** Every source that was ever checked, by address. */
  sources(): Promise<readonly SourceState[]>;
  source(restaurantId: string, sourceUrl: string): Promise<SourceState | null>;
  /** What an operator corrected, as JSON in the caller's own form; null for nothing. */
  corrections(restaurantId: string, sourceUrl: string): Promise<unknown>;
  /** Replaces the corrections of a source; null removes them. */
  saveCorrections(restaurantId: string, sourceUrl: string, corrections: unknown): Promise<void>;
}
