import { COPIES } from './operations/copies.ts';
import { MENUS } from './operations/menus.ts';
import type { Operation } from './operations/operation.ts';
import { REFERENCE } from './operations/reference.ts';
import { RESTAURANTS } from './operations/restaurants.ts';
import { SEARCHES } from './operations/searches.ts';

/** All operations of the API, in the order of the documentation. */
export const OPERATIONS: readonly Operation[] = [...SEARCHES, ...MENUS, ...RESTAURANTS, ...COPIES, ...REFERENCE];
