import { printSigns, type Signs, type Stated, statedBy } from './codes.ts';
import type { Dish, Menu } from './menu.ts';

export interface Gold {
  readonly kind: 'html' | 'pdf' | 'image';
  readonly layout: string;
  /** True where only OCR can read its words. */
  readonly ocr?: true;
  readonly menus: readonly {
    readonly name: string | null;
    readonly sections: readonly { readonly name: string | null; readonly items: readonly GoldItem[] }[];
  }[];
}

export interface GoldItem {
  readonly name: string;
  readonly nameWithCodes?: string;
  readonly description: string | null;
  /** Lowest of several; 0 for none. */
  readonly price: number;
  readonly variants?: readonly number[];
  readonly stated?: Stated;
}

/** Printed content of the menus. `layout` is the name of its look. */
export function goldOf(menus: readonly Menu[], signs: Signs, kind: Gold['kind'], layout: string): Gold {
  return {
    kind,
    layout,
    menus: menus.map(({ name, sections }) => ({
      name,
      sections: sections.map((section) => ({
        name: section.name,
        items: section.items.map((dish) => goldItem(dish, signs)),
      })),
    })),
  };
}

function goldItem({ name, description, prices, codes, kcal }: Dish, signs: Signs): GoldItem {
  const amounts = prices.map(({ amount }) => Number(amount));
  const printed = printSigns(codes, signs);
  const stated = { ...statedBy(codes, signs), ...(kcal === null ? {} : { calories: kcal }) };
  return {
    name,
    ...(printed ? { nameWithCodes: `${name} ${printed}` } : {}),
    description,
    price: amounts.length ? Math.min(...amounts) : 0,
    ...(amounts.length > 1 ? { variants: amounts } : {}),
    ...(Object.keys(stated).length ? { stated } : {}),
  };
}
