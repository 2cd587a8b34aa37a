import type { Point } from '../geo.ts';

/** Condition on documents; fields hold one value or an array, of which any element may match. */
export type Filter =
  | { readonly kind: 'and' | 'or'; readonly filters: readonly Filter[] }
  | { readonly kind: 'not'; readonly filter: Filter }
  | { readonly kind: 'in'; readonly field: string; readonly values: readonly string[] }
  | { readonly kind: 'range'; readonly field: string; readonly from: Bound | null; readonly to: Bound | null }
  | { readonly kind: 'near'; readonly field: string; readonly point: Point; readonly metres: number }
  | { readonly kind: 'exists' | 'null' | 'empty'; readonly field: string };

interface Bound {
  readonly value: number;
  readonly inclusive: boolean;
}

/** An expression, or a list whose members are ANDed; the members of an inner list are ORed. */
export type FilterExpression = string | readonly (string | readonly string[])[];
