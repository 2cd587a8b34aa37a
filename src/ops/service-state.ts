import type { Contents } from '../ports/contents.ts';

export interface Readiness {
  readonly ready: boolean;
  /** One entry per dependency; `detail` says what is wrong. */
  readonly checks: Readonly<Record<string, { readonly ok: boolean; readonly detail?: string }>>;
}

/** State of the service in /status; a process without search has neither index nor indexer. */
export interface ServiceState extends Contents {
  readonly index?: { readonly available: boolean; readonly menus: number; readonly epoch: string | null };
  readonly indexer?: {
    readonly state: string;
    readonly pending: number;
    readonly parked: number;
    readonly lagSeconds: number;
  };
  readonly lastErrors?: readonly { readonly time: string; readonly text: string }[];
}

/** Seconds after which an unsearchable change deserves attention, and failed checks after which a source does. */
const MAX_LAG_SECONDS = 60;
const FAILED_CHECKS = 3;

export function troublesOf({ index, indexer, menus, sources }: Partial<ServiceState>): readonly string[] {
  const away = sources?.stalest.filter(({ failures }) => failures >= FAILED_CHECKS).length ?? 0;
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
      `${quantity(indexer.parked, 'menu')} could not be indexed and wait for the next try: the log says why.`,
    indexer !== undefined &&
      indexer.lagSeconds > MAX_LAG_SECONDS &&
      `The search is ${Math.round(indexer.lagSeconds)} seconds behind the menus.`,
    away > 0 &&
      `${quantity(away, 'source')} could not be reached ${FAILED_CHECKS} times in a row: they are named below.`,
  ].filter((trouble) => typeof trouble === 'string');
}

export const quantity = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-GB')} ${count === 1 ? one : many}`;
