import type { TaughtLine } from '@menu-data-service/menu-reader';

/** A source with its bytes. */
export interface LoadedSource {
  readonly bytes: Buffer;
  /** As the server declared it; the reader goes by the content. */
  readonly mediaType?: string;
  /** File name or address, for messages. */
  readonly label: string;
  readonly sourceUrl: string;
  readonly etag?: string;
  readonly lastModified?: string;
  /** What a person said of its lines. */
  readonly taught?: readonly TaughtLine[];
}
