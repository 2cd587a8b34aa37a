import type { MenuVersion } from '@menu-data-service/menu-model/menu';
import type { TaggedItem, TaggedMenu } from '@menu-data-service/menu-model/tagged-menu';
import type { Matching } from '../domain/compare-menus/follow-dishes.ts';
import type { PublishOutcome } from '../domain/published-menu.ts';
import type { CheckOutcome } from './source-store.ts';

export type BodyEncoding = 'identity' | 'gzip' | 'br';

/** The serialised full view of a menu, with data for its response headers. */
export interface MenuBody {
  readonly menuId: number;
  readonly revision: number;
  readonly bytes: Buffer;
  readonly encoding: BodyEncoding;
  /** Also changes when the menu is replaced. */
  readonly lastModified: Date;
  readonly replaced: boolean;
  readonly previousMenuId: number | null;
  readonly nextMenuId: number | null;
  readonly latestMenuId: number;
  /** Last check of its source and the outcome; null if it was never checked. */
  readonly source: { readonly checkedAt: Date; readonly state: CheckOutcome } | null;
}

export interface PublishOptions {
  /** Id of the version in service to replace, instead of the one that `matchLine` finds. */
  readonly replaces?: number | undefined;
  /**
   * Stores the menu even if another one of its source stays in service. Otherwise that is refused for the only menu of a document, because
   * the two are most likely one.
   */
  readonly keepBoth?: boolean | undefined;
  /** Number of menus in the document; a renamed menu is recognised only if it is 1. */
  readonly menusInDocument?: number;
  /** Addresses of sources that still exist: their menus differ from those of the same name at another address. */
  readonly presentSources?: ReadonlySet<string> | undefined;
  /** When the document was requested, by the database's clock: it does not restore menus withdrawn since. */
  readonly fetchedAt?: Date | undefined;
}

export interface MenuEvidence {
  readonly menuId: number;
  readonly revision: number;
  /** ISO 639-1; absent if unknown, as for menus read before languages were stored. */
  readonly language?: string;
  /** Pages of its document that were not read. */
  readonly leftOut: NonNullable<TaggedMenu['leftOut']>;
  readonly sections: readonly {
    readonly id: number;
    readonly name: string;
    readonly items: readonly Pick<TaggedItem, 'name' | 'allergens' | 'evidence' | 'review'>[];
  }[];
}

/** An active menu as published, for estimating it again with newer rules. */
export interface StoredMenu extends TaggedMenu {
  readonly menuId: number;
  readonly version: number;
  readonly revision: number;
  readonly cuisine: string;
}

export interface MenuListing {
  readonly menuId: number;
  readonly name: string;
  readonly restaurantId: string;
  readonly restaurantName: string;
  readonly version: number;
  readonly sections: number;
  readonly items: number;
  /** Items for a person to review. */
  readonly doubtful: number;
  readonly sourceUrl: string;
  readonly dateUpdated: string;
  readonly dateDeleted: string | null;
}

export interface MenuStore {
  /**
   * Stores a menu in one transaction, as a new menu line, a new version or a new revision, or not at all if nothing changed.
   * @throws ServiceError if the restaurant is unknown, the menu named by `replaces` cannot be replaced, or another menu of the source would
   * stay in service beside it
   * @throws RangeError if an item cannot be stored
   */
  publish(menu: TaggedMenu, options?: PublishOptions): Promise<PublishOutcome>;
  /**
   * Rewrites the estimates of an active version in place and raises its revision. 'replaced': the version is no longer active, and nothing
   * was written.
   * @throws ServiceError if no menu has that id
   * @throws Error if the sections do not present the same as the stored ones
   */
  revise(menuId: number, sections: TaggedMenu['sections']): Promise<'revised' | 'unchanged' | 'replaced'>;
  /** Marks the latest version as deleted without a successor. False if the id is unknown or already replaced. */
  withdraw(menuId: number): Promise<boolean>;
  body(menuId: number, encoding: BodyEncoding): Promise<MenuBody | null>;
  evidence(menuId: number): Promise<MenuEvidence | null>;
  /** Active menus with an id above `afterId` by id, at most `limit`. Start with 0 and continue with the last id. */
  storedMenus(afterId: number, limit: number): Promise<readonly StoredMenu[]>;
  /** The latest version of each menu line, by restaurant and name. @param filter by restaurant; `withdrawn` includes withdrawn menus */
  list(filter: { readonly restaurantId?: string; readonly withdrawn?: boolean }): Promise<readonly MenuListing[]>;
  /** All versions of the menu line of this menu, newest first; null if no menu has that id. */
  versions(menuId: number): Promise<readonly MenuVersion[] | null>;
  /** Stored matching of a version with the one before it; null for other pairs, and for versions published before matchings were stored. */
  matching(before: number, after: number): Promise<Matching | null>;
  activeMenusOfSource(
    restaurantId: string,
    sourceUrl: string,
  ): Promise<readonly { readonly id: number; readonly name: string }[]>;
  /** Ids of all active menus: the latest version of each menu line, unless withdrawn. */
  activeMenuIds(): Promise<number[]>;
}
