export interface MenuFingerprint {
  /** Covers names, descriptions, prices, stated facts and order. */
  readonly presented: string;
  /** Covers all that is stored, including estimates and their evidence. */
  readonly content: string;
}

export interface LatestVersion extends MenuFingerprint {
  readonly menuId: number;
  readonly version: number;
  readonly active: boolean;
}

export type NextVersion =
  | { readonly step: 'create'; readonly version: number; readonly previous: LatestVersion | null }
  | { readonly step: 'revise'; readonly current: LatestVersion }
  | { readonly step: 'keep'; readonly current: LatestVersion };

/**
 * Decides whether an ingested menu becomes a new version. It does so only if the restaurant presents something else or presents a withdrawn
 * menu again; better estimates rewrite the latest version in place.
 */
export function nextVersion(latest: LatestVersion | null, menu: MenuFingerprint): NextVersion {
  if (!latest?.active || latest.presented !== menu.presented) {
    return { step: 'create', version: (latest?.version ?? 0) + 1, previous: latest };
  }
  return { step: latest.content === menu.content ? 'keep' : 'revise', current: latest };
}
