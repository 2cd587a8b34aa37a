/** What a server says of itself. */
export interface SeenServer {
  /** Of the cluster, the same on a primary and its standbys. */
  readonly system: string;
  readonly standby: boolean;
  /** Raised whenever a standby is promoted; null of a standby. */
  readonly timeline: number | null;
}

/** A server that is, or was, taken for the primary. */
export interface Primary {
  readonly url: string;
  readonly system: string;
  readonly timeline: number;
}

/**
 * The primary among servers that take writes: the one that was promoted last. One of an older timeline than was ever seen is what was the
 * primary before, and has come back without knowing it; what is written to it is lost.
 * @param seen by address; without those that do not answer
 * @param before what was taken for the primary until now
 */
export function choosePrimary(seen: ReadonlyMap<string, SeenServer>, before: Primary | null): Primary | null {
  let best: Primary | null = null;
  for (const [url, { system, standby, timeline }] of seen) {
    if (standby || timeline === null) continue;
    if (before !== null && (system !== before.system || timeline < before.timeline)) continue;
    const stays = best !== null && timeline === best.timeline && url === before?.url;
    if (best === null || timeline > best.timeline || stays) best = { url, system, timeline };
  }
  return best;
}
