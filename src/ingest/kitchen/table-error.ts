import { InputFailure } from '../../domain/errors.ts';

const EXPECTED =
  'expected a row of headings with at least three allergens and below it a dish in each row with its marks, such as "Dish, Gluten, Milk, Nuts" and "Korma, , x, x"';

/** A table that is not understood, so nothing of it is used. The message says what was found and what is expected. */
export class TableError extends InputFailure {
  constructor(found: string, expected = EXPECTED) {
    super(`${found}; ${expected}`);
  }
}
