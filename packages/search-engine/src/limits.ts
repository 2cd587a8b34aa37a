/** Limits of Meilisearch 1.50.0 that show in its answers. */

/** Terms of a query; the rest is ignored. */
export const MAX_TERMS = 10;
/** Longer words are not indexed and match nothing. */
export const MAX_WORD_BYTES = 250;
/** Dictionary words taken per query word at one and at two typos. */
export const MAX_ONE_TYPO_WORDS = 150;
export const MAX_TWO_TYPO_WORDS = 50;
/** Dictionary words a beginning is expanded to, unless it is in the prefix table. */
export const MAX_PREFIX_WORDS = 1_000;
/** A beginning of at most so many bytes with so many words behind it is in the prefix table. */
export const PREFIX_TABLE_BYTES = 4;
export const PREFIX_TABLE_WORDS = 100;
export const MAX_SYNONYMS = 50;
export const MAX_SYNONYM_WORDS = 100;
/** Closeness is known for words up to three apart; from four on they are far. */
export const FAR = 4;
/** Step of the position after a hard separator or between elements of an array. */
export const HARD_STEP = 8;
/** An attribute's number of words is known up to this. */
export const MAX_COUNTED_WORDS = 30;
export const MAX_POSITION = 65_535;
/** Words of a query read at all, separators included. */
export const MAX_QUERY_TOKENS = 1_000;
export const DEFAULT_MAX_TOTAL_HITS = 1_000;
export const DEFAULT_MAX_FACET_VALUES = 100;
export const DEFAULT_LIMIT = 20;
