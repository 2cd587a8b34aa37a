import { UsageError } from '../../src/domain/errors.ts';

/** Ids are 4-byte integers in the database, where a larger number would be an error in the query. */
const MAX_ID = 2_147_483_647;

const isId = (text: string) => /^[1-9]\d{0,9}$/.test(text) && Number(text) <= MAX_ID;

export function menuId(text: string, option: string): number {
  if (isId(text)) return Number(text);
  throw new UsageError(`${option} takes the id of a menu, a whole number such as 42; "${text}" is not one`);
}

export function reviewId(text: string): number {
  if (isId(text)) return Number(text);
  throw new UsageError(`"${text}" is no id of the worklist; \`menus review list\` shows them`);
}

export const noSuchMenu = (id: number): UsageError =>
  new UsageError(`there is no menu with the id ${id}; \`menus list\` shows the ids`);

export const noSuchEntry = (id: number): UsageError =>
  new UsageError(`there is no entry ${id} in the worklist; \`menus review list\` shows them`);
