/** Moves whenever the same words could get other values: lexicon, rules, weights or portions changed. */
export const RULES_VERSION = '2026-11-21.2';
