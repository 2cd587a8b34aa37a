/** Kinds of things to look at, weakest first: a menu that was not stored, its document, one dish. */
export const REVIEW_KINDS = ['held', 'document', 'dish'] as const;
export type ReviewKind = (typeof REVIEW_KINDS)[number];

/** What reading a source found that a person should look at. Texts that do not apply are empty. */
export interface ReviewEntry {
  readonly kind: ReviewKind;
  /** Names as they were read. */
  readonly menu: string;
  readonly section: string;
  readonly item: string;
  readonly reason: string;
  /** The version that shows it; null where nothing was stored. */
  readonly menuId: number | null;
}

/**
 * open: to be decided. accepted: right as it was read. dismissed: of no importance. settled: the source gives no reason any more.
 */
export type ReviewState = 'open' | 'accepted' | 'dismissed' | 'settled';

export interface ReviewItem extends ReviewEntry {
  readonly id: number;
  readonly restaurantId: string;
  readonly restaurantName: string;
  readonly sourceUrl: string;
  readonly state: ReviewState;
  /** When it was first found, or found again after it had been settled. */
  readonly raisedAt: Date;
  readonly decidedAt: Date | null;
  /** What the person who decided it wrote. */
  readonly note: string | null;
}

export interface ReviewFilter {
  /** Only open ones by default. */
  readonly states?: readonly ReviewState[];
  readonly restaurantId?: string;
  readonly sourceUrl?: string;
  readonly limit?: number;
  /** What was decided last comes first. */
  readonly lastDecidedFirst?: boolean;
}

export interface ReviewStore {
  /**
   * Makes the list of a source equal to what was found now: new entries are opened, those that are gone settled. What a person has decided
   * stays decided, also when it is found again.
   */
  record(restaurantId: string, sourceUrl: string, entries: readonly ReviewEntry[]): Promise<void>;
  /**
   * Allergens in doubt first, then the newest day; within it the weakest kind, then the sources with the most to look at.
   */
  list(filter?: ReviewFilter): Promise<readonly ReviewItem[]>;
  /** Null when there is none with that id. */
  item(id: number): Promise<ReviewItem | null>;
  /** Decides those that no person has decided; resolves to their ids. */
  decide(ids: readonly number[], state: 'accepted' | 'dismissed', note?: string): Promise<readonly number[]>;
  /** Opens again what a person has decided; resolves to their ids. */
  reopen(ids: readonly number[]): Promise<readonly number[]>;
  /** How many are open. */
  backlog(): Promise<number>;
}
