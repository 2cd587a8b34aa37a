import type { z } from 'zod';
import type { menuEvidenceSchema } from '../api/schemas/evidence.ts';
import type { itemSearchHitSchema } from '../api/schemas/item-search-hit.ts';
import type { menuSchema } from '../api/schemas/menu.ts';
import type { menuDiffSchema } from '../api/schemas/menu-diff.ts';
import type { partySchema } from '../api/schemas/parties.ts';
import type { relaxationsSchema } from '../api/schemas/relaxations.ts';

/** What is read and never changed. */
type Read<T> = T extends object ? { readonly [Key in keyof T]: Read<T[Key]> } : T;

export type ItemSearchHit = Read<z.output<typeof itemSearchHitSchema>>;
export type MenuItem = ItemSearchHit['menuItem'];
export type Menu = Read<z.output<typeof menuSchema>>;
export type MenuEvidence = Read<z.output<typeof menuEvidenceSchema>>;
export type Evidence = MenuEvidence['sections'][number]['items'][number]['evidence'][number];
export type MenuDiff = Read<z.output<typeof menuDiffSchema>>;
export type MenuVersion = MenuDiff['to'];
export type ItemChange = MenuDiff['items'][number];
export type PlacedItem = NonNullable<ItemChange['before']>;
export type AllergenClaim = ItemChange['allergens'][number]['before'];
export type Party = Read<z.output<typeof partySchema>>;
export type Relaxations = Read<z.output<typeof relaxationsSchema>>;
