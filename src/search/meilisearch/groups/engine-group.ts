import type { SearchReader } from '../../../ports/search-index.ts';
import type { Ask } from '../ask.ts';

/** Engines that hold the same part of the menus. */
export interface EngineGroup {
  readonly name: string;
  /** Asks one of them, behind its guard. */
  readonly ask: Ask;
  readonly health: SearchReader['health'];
}
