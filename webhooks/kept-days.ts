/** How long changes are kept: a promise of the API. */
export const KEPT_DAYS = 90;
