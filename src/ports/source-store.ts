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
  /** Consecutive unreachable checks. */
  readonly failures: number;
  readonly etag: string | null;
  readonly lastModified: string | null;
  readonly sha256: string | null;
}

export interface SourceStore {
  saveDocument(document: SourceDocument): Promise<void>;
  recordCheck(check: {
    readonly restaurantId: string;
    readonly sourceUrl: string;
    readonly outcome: CheckOutcome;
    readonly detail?: string;
    readonly sha256?: string;
    readonly etag?: string;
    readonly lastModified?: string;
  }): Promise<void>;
  sources(): Promise<readonly SourceState[]>;
}
