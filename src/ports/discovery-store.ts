/** A restaurant whose website is to be visited. */
export interface SiteToVisit {
  readonly restaurantId: string;
  readonly name: string;
  readonly website: string;
  /** Name, street, city and postcode, by which its branch of a chain is known. */
  readonly place: string;
}

/** A menu as it was found. */
export interface MenuDetails {
  readonly kind: 'html' | 'pdf' | 'image';
  readonly name: string;
  readonly items: number;
  /** Probability, 0 to 1, that it is a menu of the place. */
  readonly sure: number;
  /** Why a person is asked, or why it could not be stored; '' for no reason. */
  readonly why: string;
  /** Other addresses of the same menu. */
  readonly same: readonly string[];
  /** The page that links to it; null for the home page. */
  readonly from: string | null;
  /** Words of that link. */
  readonly words: string;
  /** Of its bytes, which are kept. */
  readonly sha256: string | null;
}

/** What the site says of the restaurant. */
export interface FactDetails {
  readonly fact: string;
  readonly value: string;
  /** What is stored of it. */
  readonly before: string;
  /** The page that says it. */
  readonly page: string;
}

/**
 * taken: to be stored, and not stored yet. open: a person is asked. stored: without asking. accepted, refused: by a person. gone: it was
 * stored, and its source is away; a person decides.
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
   * Restaurants with a website that were not visited in the last days: those without a menu in service, and those with a menu from there,
   * which may have moved. Earlier: those whose visit was broken off, and those whose menu was not to be had at the last check.
   * @param days 0 for all of them
   */
  toVisit(days: number): Promise<readonly SiteToVisit[]>;
  /**
   * Those of them with a menu from there: visited longer ago than the days, or before a check at which its source was not to be had.
   * @param days 0 for all of them
   */
  toFollow(days: number): Promise<readonly SiteToVisit[]>;
  /** Every restaurant with a website. */
  withWebsite(): Promise<readonly SiteToVisit[]>;
  /** These restaurants, those without a website with ''. */
  sites(restaurantIds: readonly string[]): Promise<readonly SiteToVisit[]>;
  /** Begins a visit, or continues the one that was broken off: then what it was answered is still there. */
  begin(restaurantId: string, website: string): Promise<void>;
  /** What an address answered in the visit under way; null for nothing. */
  answer(restaurantId: string, address: string): Promise<unknown>;
  saveAnswer(restaurantId: string, address: string, answer: unknown): Promise<void>;
  /** Adds what was found; what a person has decided, or what is stored, stays as it is. */
  record(restaurantId: string, finds: readonly NewFind[]): Promise<void>;
  /** Ends the visit and forgets its answers. @param failure why the site could not be visited; '' where it could */
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
