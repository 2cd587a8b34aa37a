/** Limits of Meilisearch 1.50.0 that show in its answers. */

export const MAX_TERMS = 10;
/** Longer words are not indexed and match nothing. */
export const MAX_WORD_BYTES = 250;
/** Maximum number of dictionary words per query word at one and at two typos. */
export const MAX_ONE_TYPO_WORDS = 150;
export const MAX_TWO_TYPO_WORDS = 50;
/** Maximum number of dictionary words that a prefix is expanded to, unless it is in the prefix table. */
export const MAX_PREFIX_WORDS = 1_000;
/** A prefix of at most this many bytes with at least this many words is in the prefix table. */
export const PREFIX_TABLE_BYTES = 4;
export const PREFIX_TABLE_WORDS = 100;
export const MAX_SYNONYMS = 50;
export const MAX_SYNONYM_WORDS = 100;
/** Proximity is measured for words up to three apart; from four on they are far. */
export const FAR = 4;
/** Step of the position after a hard separator or between elements of an array. */
export const HARD_STEP = 8;
export const MAX_COUNTED_WORDS = 30;
export const MAX_POSITION = 65_535;
export const MAX_QUERY_TOKENS = 1_000;
export const DEFAULT_MAX_TOTAL_HITS = 1_000;
export const DEFAULT_MAX_FACET_VALUES = 100;
export const DEFAULT_LIMIT = 20;
