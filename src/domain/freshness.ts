/** Days after which a source that was not looked at is stale. */
export const STALE_DAYS = 90;

const DAY_MS = 86_400_000;

/** From when on what was read from a source at that moment is not to be relied on, unless it is looked at again. */
export function staleAfter(checkedAt: Date): Date {
  return new Date(checkedAt.getTime() + STALE_DAYS * DAY_MS);
}
