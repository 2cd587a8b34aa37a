export type PublishOutcome =
  | { readonly outcome: 'created'; readonly menuId: number; readonly version: 1 }
  | { readonly outcome: 'changed'; readonly menuId: number; readonly version: number; readonly previousMenuId: number }
  /** The restaurant presents the same but estimates differ: the latest version was rewritten in place. */
  | { readonly outcome: 'revised'; readonly menuId: number; readonly version: number }
  | { readonly outcome: 'unchanged'; readonly menuId: number; readonly version: number }
  /** Withdrawn after the document was fetched, and stays so; nothing was stored. */
  | { readonly outcome: 'withdrawn'; readonly menuId: number };
