/** Requests that a load generator sends one after the other, from the first again after the last. */
export interface Requests {
  readonly port: number;
  /** Whole requests as they go over the wire; `{n}` in one stands for a number that is another one each time. */
  readonly wires: readonly string[];
  /** Statuses of good answers. */
  readonly good: readonly number[];
}

/** A number of requests over a number of connections, each of which sends the next as soon as it has its answer. */
export interface ClosedLoop extends Requests {
  readonly kind: 'closed';
  readonly connections: number;
  readonly requests: number;
  /** Where to begin in `wires`. */
  readonly first: number;
}

/** A fixed rate of arrivals, whatever becomes of the requests before. */
export interface OpenLoop extends Requests {
  readonly kind: 'open';
  readonly perSecond: number;
  readonly seconds: number;
}

export interface ClosedLoopResult {
  readonly seconds: number;
  /** Answers by status that were not good; empty when all went well. */
  readonly bad: Readonly<Record<string, number>>;
}

/** Times are milliseconds since the request was due, not since a connection was free for it. */
export interface OpenLoopResult {
  readonly good: readonly number[];
  readonly refused: readonly number[];
  /** Other answers by status. */
  readonly other: Readonly<Record<string, number>>;
  /** Not sent, because the generator had all the connections open that it may have, each waiting for an answer. */
  readonly unsent: number;
  /** Without an answer within five seconds. */
  readonly lost: number;
}

export type LoadJob = ClosedLoop | OpenLoop;
