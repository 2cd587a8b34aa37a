import type { MenuVersion } from '../domain/menu.ts';
import type { PublishOutcome, TaggedItem, TaggedMenu } from '../domain/published-menu.ts';
import type { CheckOutcome } from './source-store.ts';

export type BodyEncoding = 'identity' | 'gzip' | 'br';

/** The stored full view of a menu, serialised, with what its response headers need. */
export interface MenuBody {
  readonly menuId: number;
  readonly revision: number;
  readonly bytes: Buffer;
  readonly encoding: BodyEncoding;
  /** When the body last changed, which it also does when the menu is replaced. */
  readonly lastModified: Date;
  readonly replaced: boolean;
  readonly previousMenuId: number | null;
  readonly nextMenuId: number | null;
  readonly latestMenuId: number;
  /** When its source was last looked at, and what was found; null where it never was. */
  readonly source: { readonly checkedAt: Date; readonly state: CheckOutcome } | null;
}

export interface PublishOptions {
  /** Id of the menu version to replace, instead of the one that `matchLine` finds. */
  readonly replaces?: number | undefined;
  /**
   * Store it also where another menu of its source stays in service. Without it that is refused for the only menu of a document,
   * because the two are most likely one.
   */
  readonly keepBoth?: boolean | undefined;
  /** Number of menus in the document; a renamed menu is recognised only when it is 1. */
  readonly menusInDocument?: number;
  /** Addresses of sources that still exist: a menu of theirs is not the same as one of that name at another address. */
  readonly presentSources?: ReadonlySet<string> | undefined;
}

/** The evidence of every item of a menu, with sections and items in the order of the menu. */
export interface MenuEvidence {
  readonly menuId: number;
  readonly revision: number;
  /** Of the menu's words (ISO 639-1); absent where it is not known, as of every menu that was read before languages were kept. */
  readonly language?: string;
  /** Pages of its document that were not read. */
  readonly leftOut: NonNullable<TaggedMenu['leftOut']>;
  readonly sections: readonly {
    readonly id: number;
    readonly name: string;
    readonly items: readonly Pick<TaggedItem, 'name' | 'allergens' | 'evidence' | 'review'>[];
  }[];
}

/** An active menu as it was published, for estimating it again with newer rules. */
export interface StoredMenu extends TaggedMenu {
  readonly menuId: number;
  readonly version: number;
  readonly revision: number;
  /** Cuisine of the restaurant. */
  readonly cuisine: string;
}

/** A menu line in its latest version, as a list for operators shows it. */
export interface MenuListing {
  readonly menuId: number;
  readonly name: string;
  readonly restaurantId: string;
  readonly restaurantName: string;
  readonly version: number;
  readonly sections: number;
  readonly items: number;
  /** Items that a person should look at. */
  readonly doubtful: number;
  readonly sourceUrl: string;
  readonly dateUpdated: string;
  /** When it was withdrawn; null while it is in service. */
  readonly dateDeleted: string | null;
}

export interface MenuStore {
  /**
   * Stores a menu in one transaction, as a new menu line, a new version or a new revision, or not at all where nothing changed.
   * @throws ServiceError when the restaurant is unknown, the menu named by `replaces` cannot be replaced, or another menu of the source
   * would stay in service beside it
   * @throws RangeError when an item cannot be stored
   */
  publish(menu: TaggedMenu, options?: PublishOptions): Promise<PublishOutcome>;
  /**
   * Rewrites the estimates of an active version in place and raises its revision. 'replaced': the version is no longer active, and
   * nothing was written.
   * @throws ServiceError when no menu has that id
   * @throws Error when the sections do not present the same as the stored ones
   */
  revise(menuId: number, sections: TaggedMenu['sections']): Promise<'revised' | 'unchanged' | 'replaced'>;
  /** Marks the latest version as deleted without a successor. False when the id is unknown or already replaced. */
  withdraw(menuId: number): Promise<boolean>;
  /** Null when no menu has that id. */
  body(menuId: number, encoding: BodyEncoding): Promise<MenuBody | null>;
  /** Null when no menu has that id. */
  evidence(menuId: number): Promise<MenuEvidence | null>;
  /** Active menus with an id above `afterId` in order of id, at most `limit`. Start with 0 and continue with the last id. */
  storedMenus(afterId: number, limit: number): Promise<readonly StoredMenu[]>;
  /**
   * The latest version of each menu line, by restaurant and name.
   * @param filter of one restaurant; with those that were withdrawn
   */
  list(filter: { readonly restaurantId?: string; readonly withdrawn?: boolean }): Promise<readonly MenuListing[]>;
  /** All versions of the menu line of this menu, newest first; null when no menu has that id. */
  versions(menuId: number): Promise<readonly MenuVersion[] | null>;
  /** Active menus that came from this source, in order of id. */
  activeMenusOfSource(
    restaurantId: string,
    sourceUrl: string,
  ): Promise<readonly { readonly id: number; readonly name: string }[]>;
  /** Ids of all active menus: the latest version of each menu line, unless withdrawn. */
  activeMenuIds(): Promise<number[]>;
}
