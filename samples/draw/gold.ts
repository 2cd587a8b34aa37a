import { extname } from 'node:path';
import type { Sample } from './catalogue.ts';
import type { SampleItem } from './sample-menu.ts';

/** What a document says about a dish, without any estimate. */
export interface GoldItem {
  readonly name: string;
  readonly description: string | null;
  /** The lowest of several; 0 where none is shown. */
  readonly price: number;
  readonly variants?: readonly number[];
  readonly stated: {
    readonly vegetarian?: true;
    readonly vegan?: true;
    readonly halal?: true;
    readonly spicy?: true;
    readonly calories?: number;
  };
}

export interface Gold {
  readonly file: string;
  readonly kind: 'html' | 'pdf' | 'image';
  readonly restaurant: string;
  readonly menus: readonly {
    readonly name: string | null;
    readonly sections: readonly { readonly name: string; readonly items: readonly GoldItem[] }[];
  }[];
}

/** The right answer for a sample, from the data it was drawn from. */
export function goldOf({ file, restaurant, menus, statedOfAll }: Sample): Gold {
  const extension = extname(file);
  return {
    file,
    kind: extension === '.html' ? 'html' : extension === '.pdf' ? 'pdf' : 'image',
    restaurant: restaurant.name,
    menus: menus.map(({ name, sections }) => ({
      name,
      sections: sections.map((section) => ({
        name: section.name,
        items: section.items.map((item) => goldItem(item, statedOfAll)),
      })),
    })),
  };
}

function goldItem(item: SampleItem, statedOfAll: Sample['statedOfAll']): GoldItem {
  const amounts = item.prices.map(({ amount }) => Number(amount));
  const has = (code: string) => item.codes.includes(code);
  return {
    name: item.name,
    description: item.description,
    price: amounts.length === 0 ? 0 : Math.min(...amounts),
    ...(amounts.length > 1 ? { variants: amounts } : {}),
    stated: {
      ...(has('v') ? { vegetarian: true } : {}),
      ...(has('ve') || statedOfAll === 'vegan' ? { vegan: true } : {}),
      ...(statedOfAll === 'halal' ? { halal: true } : {}),
      ...(item.codes.some((code) => code.startsWith('h')) ? { spicy: true } : {}),
      ...(item.kcal === null ? {} : { calories: item.kcal }),
    },
  };
}
