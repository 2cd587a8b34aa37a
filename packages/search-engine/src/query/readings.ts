/** Open interpretations of a term; each ranking rule may close some for the rules after it (R40). */
export const AS_TYPED = 1;
export const ONE_TYPO = 2;
export const TWO_TYPOS = 4;
/** Only the typed word, without prefixes, typos or synonyms. */
export const EXACT_ONLY = 8;
export const ANY_READING = AS_TYPED | ONE_TYPO | TWO_TYPOS;
