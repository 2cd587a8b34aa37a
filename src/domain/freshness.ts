/** Days after which an unchecked source is stale. */
export const STALE_DAYS = 90;

const DAY_MS = 86_400_000;

/** When facts read from a source at `checkedAt` become stale, unless it is checked again. */
export function staleAfter(checkedAt: Date): Date {
  return new Date(checkedAt.getTime() + STALE_DAYS * DAY_MS);
}
