import type { z } from 'zod';

/** One operation as the documentation and the start page show it. */
export interface Operation {
  readonly id: string;
  /** With the names of path parameters in braces. */
  readonly path: string;
  /** Heading above it in the documentation. */
  readonly tag: 'Menus' | 'Restaurants' | 'Changes' | 'Bulk data' | 'Reference';
  readonly summary: string;
  readonly description: string;
  /** Kind of thing that the parameter of the path names. */
  readonly pathId?: 'menu' | 'restaurant' | 'exportFile';
  readonly query?: z.ZodObject;
  /** Query of the example line. */
  readonly exampleQuery?: string;
  /** Of the body as JSON. */
  readonly response: z.ZodType;
  /** With the parameter `fields`: the body as JSON, and the name of the method that clients have for it. */
  readonly selection?: { readonly id: string; readonly response: z.ZodType };
  /** Further answers than those that every operation can give, by status. */
  readonly failures?: Readonly<Record<number, string>>;
  /** The body in other media types; `only` where it is never JSON. */
  readonly otherMedia?: Readonly<Record<string, z.ZodType>>;
  readonly only?: true;
  /** Also where the path names nothing, there may be nothing to answer with. */
  readonly mayBeOff?: true;
  /** Made when it is first asked for; until it is there the answer is 202. */
  readonly prepared?: true;
  /** Served by limit and offset, or by page. */
  readonly paged?: true;
}
