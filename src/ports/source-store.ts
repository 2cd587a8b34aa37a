/** Original bytes of a document, kept by content hash. */
export interface SourceDocument {
  /** Lower-case hex SHA-256 of bytes. */
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
  /** What the last check had to say. */
  readonly detail: string | null;
  /** Consecutive unreachable checks. */
  readonly failures: number;
  readonly etag: string | null;
  readonly lastModified: string | null;
  readonly sha256: string | null;
  /** False when every menu that came from it was withdrawn or comes from another source now: it is not looked at again. */
  readonly watched: boolean;
  /**
   * What the document that was last taken in left for a person to do; null when nothing. Menus it lacks are no longer told once
   * a menu of the source was withdrawn after it.
   */
  readonly open: {
    /** A menu was held back for review. */
    readonly held: boolean;
    readonly detail: string | null;
  } | null;
}

export interface SourceStore {
  /** Keeps the bytes; a document of the same hash is kept once. */
  saveDocument(document: SourceDocument): Promise<void>;
  document(sha256: string): Promise<SourceDocument | null>;
  /** Whether a document of this hash was taken in from this source before; one that was held back for review was not. */
  wasTakenIn(restaurantId: string, sourceUrl: string, sha256: string): Promise<boolean>;
  /** Adds to the history of checks and moves the state of the source. */
  recordCheck(check: {
    readonly restaurantId: string;
    readonly sourceUrl: string;
    readonly outcome: CheckOutcome;
    readonly detail?: string;
    readonly sha256?: string;
    readonly etag?: string;
    readonly lastModified?: string;
  }): Promise<void>;
  /** Every source that was ever checked, by address. */
  sources(): Promise<readonly SourceState[]>;
  source(restaurantId: string, sourceUrl: string): Promise<SourceState | null>;
  /** What an operator put right by hand, as JSON of the caller's own shape; null when nothing. */
  corrections(restaurantId: string, sourceUrl: string): Promise<unknown>;
  /** Replaces the corrections of a source; null removes them. */
  saveCorrections(restaurantId: string, sourceUrl: string, corrections: unknown): Promise<void>;
}
