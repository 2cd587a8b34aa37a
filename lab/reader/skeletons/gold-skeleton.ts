import { z } from 'zod';
import type { WordExchange } from './word-exchange.ts';

const accepted = z.array(z.string().nullable()).optional();
const item = z.object({
  name: z.string(),
  nameWithCodes: z.string().optional(),
  nameAccept: accepted,
  description: z.string().nullable(),
  descriptionAccept: accepted,
  price: z.number(),
  priceAccept: z.array(z.number()).optional(),
  optionOnly: z.array(z.string()).optional(),
  stated: z.record(z.string(), z.unknown()).optional(),
});
const named = { name: z.string().nullable(), nameAccept: accepted };
const gold = z.object({
  kind: z.string(),
  ocr: z.boolean().optional(),
  goldPages: z.array(z.number()).nullish(),
  menus: z.array(z.object({ ...named, sections: z.array(z.object({ ...named, items: z.array(item) })) })),
});

export type RealGold = z.infer<typeof gold>;
/** Only what the scorer reads: nothing of the source, notes or remarks. */
export const parseGold = (json: string): RealGold => gold.parse(JSON.parse(json));

/** All texts of an answer. */
export const textsOf = (one: RealGold): string[] =>
  one.menus.flatMap((menu) => [
    menu.name ?? '',
    ...menu.sections.flatMap((section) => [
      section.name ?? '',
      ...section.items.flatMap((dish) => [dish.name, dish.description ?? '']),
    ]),
  ]);

/** The answer with the same words exchanged as in the document. */
export function goldSkeleton(one: RealGold, exchange: WordExchange): RealGold {
  const said = (text: string): string => exchange.text(text);
  const maybe = (text: string | null): string | null => (text === null ? null : said(text));
  const others = (list: readonly (string | null)[] | undefined): { nameAccept?: (string | null)[] } =>
    list ? { nameAccept: list.map(maybe) } : {};
  return {
    kind: one.kind,
    ...(one.ocr ? { ocr: true } : {}),
    ...(one.goldPages ? { goldPages: one.goldPages } : {}),
    menus: one.menus.map((menu) => ({
      name: maybe(menu.name),
      ...others(menu.nameAccept),
      sections: menu.sections.map((section) => ({
        name: maybe(section.name),
        ...others(section.nameAccept),
        items: section.items.map((dish) => ({
          name: said(dish.name),
          ...(dish.nameWithCodes ? { nameWithCodes: said(dish.nameWithCodes) } : {}),
          ...others(dish.nameAccept),
          description: maybe(dish.description),
          ...(dish.descriptionAccept ? { descriptionAccept: dish.descriptionAccept.map(maybe) } : {}),
          price: exchange.amount(dish.price),
          ...(dish.priceAccept ? { priceAccept: dish.priceAccept.map((amount) => exchange.amount(amount)) } : {}),
        })),
      })),
    })),
  };
}
