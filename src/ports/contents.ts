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
  readonly unreachable: number;
  readonly oldestCheck: string | null;
  /** Checked within a day; `lastWeek` counts the further ones within a week. */
  readonly lastDay: number;
  readonly lastWeek: number;
  /** At most ten: unreachable ones first, then those not checked for longest. */
  readonly stalest: readonly {
    readonly restaurant: string;
    readonly source: string;
    readonly lastCheck: string | null;
    readonly failures: number;
  }[];
}
