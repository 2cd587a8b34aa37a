import { UsageError } from '../../src/domain/errors.ts';

/** Ids are 4-byte integers in the database, where a larger number would be an error in the query. */
const LARGEST_ID = 2_147_483_647;

/** A menu id as a person types it. @throws UsageError that names the option */
export function menuId(text: string, option: string): number {
  if (/^[1-9]\d{0,9}$/.test(text) && Number(text) <= LARGEST_ID) return Number(text);
  throw new UsageError(`${option} takes the id of a menu, a whole number such as 42; "${text}" is not one`);
}
