import type { DraftDocument } from '@menu-data-service/menu-model/draft-menu';
import type { TaughtLine } from '@menu-data-service/menu-model/taught-line';
import type { UnreadSource } from '../read/read-source.ts';
import type { ReadTables } from '../read/tables/grid.ts';
import type { UnreadableReason } from '../read/unreadable-source.ts';
import type { SitePage } from '../site-page.ts';
import type { DrawnLine } from '../structure/taught/drawn-lines.ts';
import type { ParserLimits } from './limits.ts';

export interface SourceToParse extends UnreadSource {
  readonly fileName: string;
  readonly taught?: readonly TaughtLine[];
}

export interface DrawnSource {
  readonly draft: DraftDocument;
  readonly lines: readonly DrawnLine[];
  /** SVG in which line N of these is an element with `data-line` N; null for a web page. */
  readonly pages: string | null;
}

/** Products of a document: menus, an explanation, menus and drawing, tables, or menus and links. */
export interface Products {
  readonly draft: DraftDocument;
  readonly explanation: string;
  readonly drawn: DrawnSource;
  readonly tables: ReadTables;
  readonly page: SitePage;
}
export type Product = keyof Products;

export interface Order<Wanted extends Product = Product> extends SourceToParse {
  readonly product: Wanted;
  readonly textOnly: boolean;
}

export const READY = 'ready';

export type Report<Wanted extends Product = Product> =
  | { readonly type: 'ocr' }
  | { readonly type: 'page'; readonly page: number; readonly pages: number }
  | { readonly type: 'parsed'; readonly result: Products[Wanted]; readonly memoryBytes: number }
  | {
      readonly type: 'unreadable';
      readonly reason: UnreadableReason;
      readonly message: string;
      readonly memoryBytes: number;
    }
  | { readonly type: 'failed'; readonly stack: string };

/** Environment variable with the limits, which the child's watchdog needs before any message. */
export const LIMITS_VARIABLE = 'MENU_PARSER_LIMITS';

export const OVER_MEMORY = 'menu parser: over its memory limit';
export const OVER_TIME = 'menu parser: over its limit of time';

export function readLimits(environment: NodeJS.ProcessEnv): ParserLimits {
  return JSON.parse(environment[LIMITS_VARIABLE] ?? '');
}
