import type { Wanted } from '../wanted.ts';

/** Typed text; the dish with `|` between other names, or null for conditions alone; the conditions. */
export type Question = readonly [typed: string, dish: string | null, wanted: Wanted];

/** Meaning of "nuts" in everyday language. */
export const NUTS = ['NUTS', 'PEANUTS'] as const;
