import { ServiceError } from '../../domain/errors.ts';
import { toGuid } from '../../domain/guid.ts';

const MAX_ID = 2_147_483_647;

/** Parses a menu id from the path. @returns null for a whole number beyond the integer range @throws ServiceError 400 */
export function readMenuId(text: string | undefined): number | null {
  if (!text || !/^[1-9]\d*$/.test(text)) throw invalidId('id', 'a menu id, a whole number from 1 up');
  const id = Number(text);
  return id <= MAX_ID ? id : null;
}

/** Parses a restaurant id from the path, in lower case. @throws ServiceError 400 */
export function readRestaurantId(text: string | undefined): string {
  const id = toGuid(text ?? '');
  if (id === null) throw invalidId('id', 'a restaurant id, a GUID such as 3f2b8c1e-6f0a-5d3c-9a51-7c0b6f1f4e2d');
  return id;
}

function invalidId(parameter: string, expected: string): ServiceError {
  const detail = `${parameter}: expected ${expected}`;
  return new ServiceError(400, 'invalid_id', detail, { errors: [{ parameter, detail: `expected ${expected}` }] });
}
