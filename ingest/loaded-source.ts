/** A document with its bytes at hand. */
export interface LoadedSource {
  readonly bytes: Buffer;
  /** As the server declared it; the parser looks at the content. */
  readonly mediaType?: string;
  /** File name or address, for messages. */
  readonly label: string;
  readonly sourceUrl: string;
  readonly etag?: string;
  readonly lastModified?: string;
}
