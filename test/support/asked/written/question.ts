import type { Wanted } from '../wanted.ts';

/** What is typed; the dish with `|` between other names, or null for conditions alone; the conditions. */
export type Question = readonly [typed: string, dish: string | null, wanted: Wanted];

/** What people mean by nuts. */
export const NUTS = ['NUTS', 'PEANUTS'] as const;
