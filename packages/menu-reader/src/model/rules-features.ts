import type { Feature } from './feature.ts';
import { LEARNED_ROLES } from './seen-unit.ts';

/** Scores beyond are alike: the role is sure, or cannot be. */
const SURE = 12;

const limited = (value: number): number => Math.max(-SURE, Math.min(SURE, value));

const SCORES = LEARNED_ROLES.flatMap((role): Feature[] => [
  {
    name: `rules ${role}`,
    about: `score of the role "${role}" by rules, where prices stand with names`,
    value: ({ rules }) => limited(rules.scores.named[role]),
  },
  {
    name: `rules ${role}, late prices`,
    about: `score of the role "${role}" by rules, where prices end descriptions`,
    value: ({ rules }) => limited(rules.scores.tailed[role]),
  },
]);

const ROLES_BY_RULES = LEARNED_ROLES.map(
  (role): Feature => ({
    name: `rules say ${role}`,
    about: `in the reading of the rules it has the role "${role}"`,
    value: ({ rules }) => rules.role === role,
  }),
);

/** What the rules make of the unit, which know less of how all goes together and more of what is rare. */
export const RULES_FEATURES: readonly Feature[] = [
  ...SCORES,
  ...ROLES_BY_RULES,
  {
    name: 'rules margin',
    about: 'by how much the role of the rules won',
    value: ({ rules }) => limited(rules.margin),
  },
  { name: 'rules price', about: 'rules make a dish with a price of it', value: ({ rules }) => rules.owns.size > 0 },
];
