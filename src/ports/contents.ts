export interface Contents {
  readonly restaurants: number;
  readonly menus: number;
  readonly items: number;
  readonly cuisines: number;
  readonly towns: number;
  /** Undecided entries of the worklist. */
  readonly waiting: number;
  readonly sources: SourcesState;
}

export interface SourcesState {
  readonly sources: number;
  /** Sources that did not answer at their last check. */
  readonly unreachable: number;
  /** ISO 8601; null if none was ever checked. */
  readonly oldestCheck: string | null;
  /** Checked within a day; `lastWeek` counts the further ones within a week. */
  readonly lastDay: number;
  readonly lastWeek: number;
  /** At most ten: unreachable ones first, then those not checked for longest. */
  readonly stalest: readonly {
    readonly restaurant: string;
    readonly source: string;
    /** ISO 8601; null if never checked. */
    readonly lastCheck: string | null;
    readonly failures: number;
  }[];
}
