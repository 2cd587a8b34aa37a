import type { SourceState } from '../../src/ports/source-store.ts';

/** How the service is doing, as /status tells it; a process that serves no search has neither index nor indexer. */
export interface ServiceState {
  readonly restaurants: number;
  /** Active menus. */
  readonly menus: number;
  /** Items of the active menus. */
  readonly items: number;
  readonly index?: { readonly available: boolean; readonly menus: number; readonly epoch: string | null };
  readonly indexer?: {
    readonly state: string;
    readonly pending: number;
    readonly parked: number;
    readonly lagSeconds: number;
  };
}

/** Seconds after which a change that is not yet searchable is worth a look, and failed checks after which a source is. */
const LATE_SECONDS = 60;
const FAILED_CHECKS = 3;

/** What is not as it should be, a sentence each with what to do; none where all is well. */
export function troublesOf(state: ServiceState, sources: readonly SourceState[]): readonly string[] {
  const { index, indexer, menus } = state;
  const away = sources.filter(({ watched, failures }) => watched && failures >= FAILED_CHECKS).length;
  return [
    index?.available === false && 'The search engine does not answer: searches are refused until it does.',
    index?.available && index.epoch === null && 'The search index is being filled: searches are refused until it is.',
    index?.available &&
      index.epoch !== null &&
      index.menus !== menus &&
      `The search knows ${index.menus} menus, the database ${menus}: the rest is on its way, unless this stays so.`,
    indexer?.state === 'stopped' && 'The indexer has stopped: changes do not reach the search.',
    indexer?.state === 'engine away' && 'The indexer cannot reach the search engine; changes wait.',
    indexer !== undefined &&
      indexer.parked > 0 &&
      `${counted(indexer.parked, 'menu')} could not be indexed and wait for the next try: the log says why.`,
    indexer !== undefined &&
      indexer.lagSeconds > LATE_SECONDS &&
      `The search is ${Math.round(indexer.lagSeconds)} seconds behind the menus.`,
    away > 0 && `${counted(away, 'source')} could not be reached ${FAILED_CHECKS} times in a row: see Sources.`,
  ].filter((trouble) => typeof trouble === 'string');
}

const counted = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`;
