import type { FindQuery } from '../find-query-schema.ts';

export type Asked = Omit<FindQuery, 'page'>;

export interface FoundRelaxation {
  /** Dropped conditions: names of parameters (`price` and `calories` for both ends of a range), or searched words. */
  readonly without: readonly string[];
  /** Replacement: another dish, another place, a lower certainty about allergens. */
  readonly instead: string | null;
  /** For people: "without vegan", "in Leek". */
  readonly title: string;
  readonly asked: Asked;
  readonly total: number;
}

export type Candidate = Omit<FoundRelaxation, 'total'>;
