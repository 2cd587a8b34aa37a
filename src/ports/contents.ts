/** How much a database holds. */
export interface Contents {
  readonly restaurants: number;
  /** Active menus. */
  readonly menus: number;
  /** Items of the active menus. */
  readonly items: number;
  readonly cuisines: number;
  readonly towns: number;
  /** Entries of the worklist that nobody has decided. */
  readonly waiting: number;
  readonly sources: SourcesState;
}

/** How fresh the sources of the active menus are. */
export interface SourcesState {
  readonly sources: number;
  /** Those that did not answer when they were last looked at. */
  readonly unreachable: number;
  /** ISO 8601; null where none was ever looked at. */
  readonly oldestCheck: string | null;
  /** Looked at within a day, and those within a week beside them. */
  readonly lastDay: number;
  readonly lastWeek: number;
  /** At most ten: those that did not answer, then those that were not looked at for longest. */
  readonly stalest: readonly {
    readonly restaurant: string;
    readonly source: string;
    /** ISO 8601; null where it was never looked at. */
    readonly lastCheck: string | null;
    /** Looks in a row that it did not answer. */
    readonly failures: number;
  }[];
}
