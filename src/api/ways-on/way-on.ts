import type { FindQuery } from '../schemas/find-query.ts';

/** Parameters of a search for dishes; of the finder and of the API alike. */
export type Asked = Omit<FindQuery, 'page'>;

/** What leads on from an answer without a dish: the search with something else, and what it finds. */
export interface WayOn {
  /** What is given up: names of parameters (`price` and `calories` for both ends of a range), or words as they were looked for. */
  readonly without: readonly string[];
  /** What is looked for instead: another dish, another place, a lower certainty about allergens. */
  readonly instead: string | null;
  /** For people: "without vegan", "in Leek". */
  readonly title: string;
  readonly asked: Asked;
  /** Dishes that it finds; at least 1. */
  readonly total: number;
}

/** A way on of which nobody knows yet whether it finds anything. */
export type Candidate = Omit<WayOn, 'total'>;
