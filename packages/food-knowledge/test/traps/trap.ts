import type { StatedFacts } from '@menu-data-service/menu-model/draft-menu';

/** Item written to mislead a careless reader, with what must and must not come out. Allergens by lower-case name. */
export interface Trap {
  readonly name: string;
  readonly description?: string;
  readonly section?: string;
  readonly cuisine?: string;
  readonly stated?: StatedFacts;
  /** Must be shown, as contained or possible. */
  readonly has?: string;
  /** Must be shown as "may contain", not as contained. */
  readonly may?: string;
  /** Must not be shown at all. */
  readonly not?: string;
  readonly vegan?: boolean;
  readonly vegetarian?: boolean;
  readonly halal?: boolean;
  readonly spicy?: boolean;
  /** True: at least one review reason; false: none. */
  readonly review?: boolean;
  readonly known?: boolean;
  readonly allergens?: string;
}

export const codes = (names = ''): string[] => names.toUpperCase().split(' ').filter(Boolean);
