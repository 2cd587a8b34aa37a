import type { TaughtLine } from '@menu-data-service/menu-model/taught-line';

export interface LoadedSource {
  readonly bytes: Buffer;
  readonly mediaType?: string;
  /** File name or address, for messages. */
  readonly label: string;
  readonly sourceUrl: string;
  readonly etag?: string;
  readonly lastModified?: string;
  /** A person's roles for its lines. */
  readonly taught?: readonly TaughtLine[];
}
