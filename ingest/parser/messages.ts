import type { DraftDocument } from '../../src/domain/draft-menu.ts';
import type { UnreadableReason } from '../read/unreadable-source.ts';
import type { ParserLimits } from './limits.ts';

/** A document as it is handed to the child. */
export interface SourceToParse {
  readonly bytes: Uint8Array;
  /** Content-Type as the sender gave it. */
  readonly mediaType?: string;
  /** Name for messages. */
  readonly fileName: string;
}

/** What can be made of a document: its menus, or a drawing (SVG) of how its pages were understood. */
export interface Products {
  readonly draft: DraftDocument;
  readonly drawing: string;
}
export type Product = keyof Products;

/** To the child. */
export interface Order<Wanted extends Product = Product> extends SourceToParse {
  readonly product: Wanted;
}

/** Sent once by the child when it can take orders. */
export const ready = 'ready';

/** From the child, about its order. */
export type Report<Wanted extends Product = Product> =
  /** Pictures are read from here on: the larger limits hold. */
  | { readonly type: 'ocr' }
  | { readonly type: 'page'; readonly page: number; readonly pages: number }
  | { readonly type: 'parsed'; readonly result: Products[Wanted]; readonly memory: number }
  | {
      readonly type: 'unreadable';
      readonly reason: UnreadableReason;
      readonly message: string;
      readonly memory: number;
    }
  /** A fault in the reader itself. */
  | { readonly type: 'failed'; readonly stack: string };

/** Handed to the child in its environment, because its watchdog needs them before any message. */
export const limitsVariable = 'MENU_PARSER_LIMITS';

/** Line that the child's watchdog writes to standard error before it ends the process. */
export const overMemory = 'menu parser: over its memory limit';

export function readLimits(environment: NodeJS.ProcessEnv): ParserLimits {
  return JSON.parse(environment[limitsVariable] ?? '');
}
