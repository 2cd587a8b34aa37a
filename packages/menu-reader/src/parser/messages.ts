import type { DraftDocument } from '../draft-menu.ts';
import type { UnreadSource } from '../read/read-source.ts';
import type { ReadTables } from '../read/tables/grid.ts';
import type { UnreadableReason } from '../read/unreadable-source.ts';
import type { SitePage } from '../site-page.ts';
import type { DrawnLine } from '../structure/taught/drawn-lines.ts';
import type { TaughtLine } from '../taught-line.ts';
import type { ParserLimits } from './limits.ts';

/** A document to read, with the name that messages call it. */
export interface SourceToParse extends UnreadSource {
  readonly fileName: string;
  /** What a person said of its lines. */
  readonly taught?: readonly TaughtLine[];
}

/** A document with its menus, its lines and, where it has pages, a drawing of them to be shown beside the menus. */
export interface DrawnSource {
  readonly draft: DraftDocument;
  /** In the order in which they were read. */
  readonly lines: readonly DrawnLine[];
  /** An SVG in which line N of these is an element with `data-line` N; null for a web page. */
  readonly pages: string | null;
}

/** What can be made of a document: its menus, an explanation (SVG or plain text) of how it was understood, menus and drawing, tables, or menus and links. */
export interface Products {
  readonly draft: DraftDocument;
  readonly explanation: string;
  readonly drawn: DrawnSource;
  readonly tables: ReadTables;
  readonly page: SitePage;
}
export type Product = keyof Products;

/** Message to the child. */
export interface Order<Wanted extends Product = Product> extends SourceToParse {
  readonly product: Wanted;
  /** Refuse what must be read from pictures. */
  readonly textOnly: boolean;
}

/** The first message from the child: it can take orders. */
export const READY = 'ready';

/** Messages from the child about its order. */
export type Report<Wanted extends Product = Product> =
  /** From now on pictures are read, with the larger limits. */
  | { readonly type: 'ocr' }
  | { readonly type: 'page'; readonly page: number; readonly pages: number }
  | { readonly type: 'parsed'; readonly result: Products[Wanted]; readonly memoryBytes: number }
  | {
      readonly type: 'unreadable';
      readonly reason: UnreadableReason;
      readonly message: string;
      readonly memoryBytes: number;
    }
  /** An error in the reader itself. */
  | { readonly type: 'failed'; readonly stack: string };

/** Environment variable with the limits, which the child's watchdog needs before any message. */
export const LIMITS_VARIABLE = 'MENU_PARSER_LIMITS';

/** What the child's watchdog writes to standard error before it kills the process. */
export const OVER_MEMORY = 'menu parser: over its memory limit';
export const OVER_TIME = 'menu parser: over its limit of time';

export function readLimits(environment: NodeJS.ProcessEnv): ParserLimits {
  return JSON.parse(environment[LIMITS_VARIABLE] ?? '');
}
