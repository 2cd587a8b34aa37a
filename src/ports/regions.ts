/** How far a region is on its way from one group of engines to another, in this order. */
export const MOVE_STEPS = ['announced', 'filling', 'switched', 'removing'] as const;

/**
 * announced: readers leave the region out in the group it goes to · filling: both groups get it, it is searched where it was ·
 * switched: both groups get it, it is searched where it goes · removing: the group it came from loses it
 */
export type MoveStep = (typeof MOVE_STEPS)[number];

/** Stands for all regions without an entry of their own. */
export const OTHER_REGIONS = '*';

/** A region, and the groups of engines that hold its menus. */
export interface RegionEntry {
  /** Postcode area in lower case ("st"), `other` where there is none, or `*`. */
  readonly region: string;
  /** Where it is searched. */
  readonly group: string;
  /** Null: it does not move. */
  readonly move: {
    readonly step: MoveStep;
    /** Where it goes (announced, filling), or where it came from (switched, removing). */
    readonly other: string;
  } | null;
}

/** What searches need to know of the map from regions to groups, followed between `start` and `stop`. */
export interface RegionMap {
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Regions of which a group has menus that must not be found there. */
  hiddenIn(group: string): readonly string[];
  /** Groups in which regions are searched. */
  groups(): readonly string[];
  /** Another number whenever the map may have changed. */
  version(): number;
}

/** The map from regions to groups, as operators change it. */
export interface RegionStore {
  /** Sorted by region. */
  entries(): Promise<readonly RegionEntry[]>;
  /** Active menus by region. */
  menusByRegion(): Promise<ReadonlyMap<string, number>>;
  activeMenuIds(region: string): Promise<readonly number[]>;
  /** Registered engines by group. */
  enginesByGroup(): Promise<ReadonlyMap<string, readonly string[]>>;
  /** Gives all regions to a group where none has been given to any. */
  begin(group: string): Promise<void>;
  /**
   * Gives a region to a group at once. For a region without menus, or before any engine was filled.
   * @returns false where it has menus, which are to be moved
   */
  assign(region: string, group: string): Promise<boolean>;
  /** Begins to move a region that does not move. False where it does, or is there already. */
  announce(region: string, to: string): Promise<boolean>;
  /** From one step to the next; after the last one it does not move any more. False where another step is reached. */
  advance(region: string, from: MoveStep): Promise<boolean>;
}
