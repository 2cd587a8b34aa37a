import type { z } from 'zod';

export interface Operation {
  readonly id: string;
  readonly path: string;
  readonly tag: 'Menus' | 'Restaurants' | 'Changes' | 'Bulk data' | 'Reference';
  readonly summary: string;
  readonly description: string;
  readonly pathId?: 'menu' | 'restaurant' | 'exportFile';
  readonly query?: z.ZodObject;
  readonly exampleQuery?: string;
  readonly response: z.ZodType;
  /** JSON body with the parameter `fields`, and the name of its method in clients. */
  readonly selection?: { readonly id: string; readonly response: z.ZodType };
  /** Failures besides the common ones, by status. */
  readonly failures?: Readonly<Record<number, string>>;
  /** The body in other media types; `only` if it is never JSON. */
  readonly otherMedia?: Readonly<Record<string, z.ZodType>>;
  readonly only?: true;
  /** May have nothing to answer with even without an id in the path. */
  readonly mayBeOff?: true;
  /** Made on first request; until then the answer is 202. */
  readonly prepared?: true;
  /** Served by limit and offset, or by page. */
  readonly paged?: true;
}
