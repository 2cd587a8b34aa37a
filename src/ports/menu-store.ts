import type { Evidence } from '../domain/evidence.ts';
import type { MenuVersion } from '../domain/menu.ts';
import type { PublishOutcome, TaggedMenu } from '../domain/published-menu.ts';

export type BodyEncoding = 'identity' | 'gzip' | 'br';

/** A stored, serialised full view of a menu and what its response headers need. */
export interface MenuBody {
  readonly menuId: number;
  readonly revision: number;
  readonly bytes: Buffer;
  readonly encoding: BodyEncoding;
  /** When the body last changed, replacement included; UTC. */
  readonly lastModified: Date;
  readonly replaced: boolean;
  readonly previousMenuId: number | null;
  readonly nextMenuId: number | null;
  readonly latestMenuId: number;
}

export interface PublishOptions {
  /** Id of the menu version to replace, whatever the matching rule says. */
  readonly replaces?: number;
  /** Number of menus in the document this one comes from; a renamed menu is recognised only when it is 1. */
  readonly menusInDocument?: number;
  /** Addresses of sources that are still there: a menu of the same name at another address is then another menu. */
  readonly presentSources?: ReadonlySet<string>;
}

/** Why each value of each item of a menu is what it is. Sections and items in the order of the menu. */
export interface MenuEvidence {
  readonly menuId: number;
  readonly revision: number;
  readonly sections: readonly {
    readonly id: number;
    readonly name: string;
    readonly items: readonly {
      readonly name: string;
      readonly evidence: readonly Evidence[];
      readonly review: readonly string[];
    }[];
  }[];
}

/** An active menu as it was published, for newer rules to look at again. */
export interface StoredMenu extends TaggedMenu {
  readonly menuId: number;
  readonly version: number;
  readonly revision: number;
  /** Cuisine of the restaurant. */
  readonly cuisine: string;
}

export interface MenuStore {
  /** Stores a menu in one transaction: new line, new version, revision in place, or nothing. */
  publish(menu: TaggedMenu, options?: PublishOptions): Promise<PublishOutcome>;
  /**
   * Rewrites the estimates of an active version in place, with its revision one higher. The sections must present what the stored ones
   * do, otherwise it rejects. 'replaced': the version is no longer active, nothing was written.
   */
  revise(menuId: number, sections: TaggedMenu['sections']): Promise<'revised' | 'unchanged' | 'replaced'>;
  /** Marks the latest version as deleted without successor. False when the id is unknown or already replaced. */
  withdraw(menuId: number): Promise<boolean>;
  /** Null when no menu has that id. */
  body(menuId: number, encoding: BodyEncoding): Promise<MenuBody | null>;
  /** Null when no menu has that id. */
  evidence(menuId: number): Promise<MenuEvidence | null>;
  /** Active menus with an id above `afterId` in order of id, at most `limit`; start with 0, go on with the last id. */
  storedMenus(afterId: number, limit: number): Promise<readonly StoredMenu[]>;
  /** All versions of the line of this menu, newest first; null when no menu has that id. */
  versions(menuId: number): Promise<readonly MenuVersion[] | null>;
  /** Latest, not withdrawn versions that came from this source, in order of id. */
  activeMenusOfSource(
    restaurantId: string,
    sourceUrl: string,
  ): Promise<readonly { readonly id: number; readonly name: string }[]>;
  /** Ids of every latest, not withdrawn version. */
  activeMenuIds(): Promise<number[]>;
}
