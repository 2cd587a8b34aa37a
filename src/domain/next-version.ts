/** Fingerprints of one version of a menu. */
export interface MenuFingerprint {
  /** Of what the restaurant presents: names, descriptions, prices, stated facts, order. */
  readonly presented: string;
  /** Of all that is stored, including estimates and their evidence. */
  readonly content: string;
}

/** The latest version of a menu line. */
export interface LatestVersion extends MenuFingerprint {
  readonly menuId: number;
  readonly version: number;
  /** False when it was withdrawn. */
  readonly active: boolean;
}

export type NextVersion =
  | { readonly step: 'create'; readonly version: number; readonly previous: LatestVersion | null }
  | { readonly step: 'revise'; readonly current: LatestVersion }
  | { readonly step: 'keep'; readonly current: LatestVersion };

/**
 * What an ingested menu does to its menu line. A new version is created only where the restaurant presents something else, or presents
 * a withdrawn menu again; better estimates rewrite the latest version in place.
 */
export function nextVersion(latest: LatestVersion | null, menu: MenuFingerprint): NextVersion {
  if (!latest?.active || latest.presented !== menu.presented) {
    return { step: 'create', version: (latest?.version ?? 0) + 1, previous: latest };
  }
  return { step: latest.content === menu.content ? 'keep' : 'revise', current: latest };
}
