import type { FindQuery } from '../find-query-schema.ts';

/** Parameters of a dish search; of the finder and of the API alike. */
export type Asked = Omit<FindQuery, 'page'>;

/** A relaxation of a search without hits: another search, and its number of hits. */
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

/** A relaxation whose hits are not known yet. */
export type Candidate = Omit<FoundRelaxation, 'total'>;
