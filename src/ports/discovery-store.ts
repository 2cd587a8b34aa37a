export interface SiteToVisit {
  readonly restaurantId: string;
  readonly name: string;
  readonly website: string;
  readonly place: string;
}

export interface MenuDetails {
  readonly kind: 'html' | 'pdf' | 'image';
  readonly name: string;
  readonly items: number;
  /** Probability, 0 to 1, that it is a menu of the place. */
  readonly sure: number;
  /** Reason to ask a person, or of a failure to store it; '' for none. */
  readonly why: string;
  readonly same: readonly string[];
  /** The page that links to it; null for the home page. */
  readonly from: string | null;
  /** Text of that link. */
  readonly words: string;
  /** Hash of its bytes, which are kept. */
  readonly sha256: string | null;
}

export interface FactDetails {
  readonly fact: string;
  readonly value: string;
  readonly before: string;
  readonly page: string;
}

/**
 * taken: to be stored, not stored yet. open: for a person to decide. stored: without asking. accepted, refused: by a person. gone: stored,
 * but its source is gone; a person decides.
 */
export type FindState = 'taken' | 'open' | 'stored' | 'accepted' | 'refused' | 'gone';

export type FindDetails =
  | { readonly kind: 'menu'; readonly details: MenuDetails }
  | { readonly kind: 'fact'; readonly details: FactDetails };

export type Find = FindDetails & {
  readonly id: number;
  readonly restaurantId: string;
  readonly restaurantName: string;
  /** Address of the menu; name and value of the fact. */
  readonly subject: string;
  readonly state: FindState;
  readonly foundAt: Date;
  readonly decidedAt: Date | null;
};

export type NewFind = FindDetails & { readonly subject: string; readonly state: 'taken' | 'open' | 'stored' };

export interface DiscoveryStore {
  /**
   * Restaurants with a website not visited in the last `days`: those without a menu in service, and those with one from there, which may
   * have moved. Interrupted visits, and menus unavailable at the last check, are due at once.
   * @param days 0 for all of them
   */
  toVisit(days: number): Promise<readonly SiteToVisit[]>;
  /**
   * Those with a menu from their website: visited more than `days` ago, or before a check at which the source was unavailable.
   * @param days 0 for all of them
   */
  toFollow(days: number): Promise<readonly SiteToVisit[]>;
  withWebsite(): Promise<readonly SiteToVisit[]>;
  /** These restaurants, with '' for a missing website. */
  sites(restaurantIds: readonly string[]): Promise<readonly SiteToVisit[]>;
  /** Begins a visit, or resumes an interrupted one with its answers so far. */
  begin(restaurantId: string, website: string): Promise<void>;
  /** Answer of an address in the current visit; null for none. */
  answer(restaurantId: string, address: string): Promise<unknown>;
  saveAnswer(restaurantId: string, address: string, answer: unknown): Promise<void>;
  /** Adds finds; those decided by a person or stored stay unchanged. */
  record(restaurantId: string, finds: readonly NewFind[]): Promise<void>;
  /** Ends the visit and deletes its answers. @param failure why the site could not be visited; '' for none */
  end(restaurantId: string, failure: string): Promise<void>;
  finds(filter: {
    readonly restaurantId?: string;
    readonly states: readonly FindState[];
    readonly limit?: number;
  }): Promise<readonly Find[]>;
  find(id: number): Promise<Find | null>;
  /** @param why replaces the reason of a menu */
  settle(id: number, state: FindState, why?: string): Promise<void>;
}
