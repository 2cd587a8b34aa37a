import { UsageError } from '../../src/domain/errors.ts';

/** Ids are 4-byte integers in the database. */
const LARGEST_ID = 2_147_483_647;

/** The id of an entry of the worklist as a person types it. @throws UsageError */
export function reviewId(text: string): number {
  if (/^[1-9]\d{0,9}$/.test(text) && Number(text) <= LARGEST_ID) return Number(text);
  throw new UsageError(`"${text}" is no id of the worklist; \`menus review list\` shows them`);
}

/** An id that no entry has. */
export const noSuchEntry = (id: number): UsageError =>
  new UsageError(`there is no entry ${id} in the worklist; \`menus review list\` shows them`);
