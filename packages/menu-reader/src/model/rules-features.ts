import type { Feature } from './feature.ts';
import { LEARNED_ROLES } from './seen-unit.ts';

/** Scores beyond are alike: the role is sure, or cannot be. */
const SURE = 12;

const limited = (value: number): number => Math.max(-SURE, Math.min(SURE, value));

/** Scores where prices are with names, and where they end descriptions. */
const SCORES = LEARNED_ROLES.flatMap((role): Feature[] => [
  { name: `rules ${role}`, value: ({ rules }) => limited(rules.scores.named[role]) },
  { name: `rules ${role}, late prices`, value: ({ rules }) => limited(rules.scores.tailed[role]) },
]);

/** What the rules make of the unit, which know less of how all goes together and more of what is rare. */
export const RULES_FEATURES: readonly Feature[] = [
  ...SCORES,
  ...LEARNED_ROLES.map((role): Feature => ({ name: `rules say ${role}`, value: ({ rules }) => rules.role === role })),
  { name: 'rules margin', value: ({ rules }) => limited(rules.margin) },
  { name: 'rules price', value: ({ rules }) => rules.owns.size > 0 },
];
