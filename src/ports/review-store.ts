/** Kinds of review, weakest first: a menu that was not stored, its document, one dish. */
export const REVIEW_KINDS = ['held', 'document', 'dish'] as const;
export type ReviewKind = (typeof REVIEW_KINDS)[number];

export interface ReviewEntry {
  readonly kind: ReviewKind;
  /** Names as read. */
  readonly menu: string;
  readonly section: string;
  readonly item: string;
  readonly reason: string;
  /** The version with this finding; null if nothing was stored. */
  readonly menuId: number | null;
}

/** open: undecided. accepted: right as read. dismissed: irrelevant. settled: the source gives no reason any more. */
export type ReviewState = 'open' | 'accepted' | 'dismissed' | 'settled';

export interface ReviewItem extends ReviewEntry {
  readonly id: number;
  readonly restaurantId: string;
  readonly restaurantName: string;
  readonly sourceUrl: string;
  readonly state: ReviewState;
  readonly raisedAt: Date;
  readonly decidedAt: Date | null;
  readonly note: string | null;
}

export interface ReviewFilter {
  /** Only open ones by default. */
  readonly states?: readonly ReviewState[];
  readonly restaurantId?: string;
  readonly sourceUrl?: string;
  readonly limit?: number;
  readonly lastDecidedFirst?: boolean;
}

export interface ReviewStore {
  /**
   * Makes a source's entries equal to the current findings: opens new ones, settles those that are gone. Decisions of persons stay, even if
   * found again.
   */
  record(restaurantId: string, sourceUrl: string, entries: readonly ReviewEntry[]): Promise<void>;
  /** Makes the entries equal to the doubts about a version's dishes. @param before the version it replaced */
  followDishes(menuId: number, before: number): Promise<void>;
  /** Allergens in doubt first, then the newest day; within it the weakest kind, then the sources with most entries. */
  list(filter?: ReviewFilter): Promise<readonly ReviewItem[]>;
  item(id: number): Promise<ReviewItem | null>;
  /** Decides those without a decision by a person; resolves to their ids. */
  decide(ids: readonly number[], state: 'accepted' | 'dismissed', note?: string): Promise<readonly number[]>;
  /** Reopens those with a decision by a person; resolves to their ids. */
  reopen(ids: readonly number[]): Promise<readonly number[]>;
  backlog(): Promise<number>;
}
