import type { TaughtLine } from '@menu-data-service/menu-model/taught-line';

export interface LoadedSource {
  readonly bytes: Buffer;
  readonly mediaType?: string;
  readonly label: string;
  readonly sourceUrl: string;
  readonly etag?: string;
  readonly lastModified?: string;
  readonly taught?: readonly TaughtLine[];
}
