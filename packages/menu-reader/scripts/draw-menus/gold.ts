import type { DrawnContent, DrawnDish, DrawnSection, Stated } from './content/types.ts';

/** How the page prints a dish, as far as the answer depends on it. */
export interface Printed {
  /** Name and description are one run of words in one style; the name of a dish is then all of it. */
  readonly run: string | null;
  /** Words of the page between a group's heading and the section's. */
  readonly kind: 'html' | 'pdf' | 'image';
  readonly ocr: boolean;
  readonly layout: string;
  readonly family: string;
}

/** The right answer: what the page shows, in the form of labelled documents. */
export function goldOf(content: DrawnContent, printed: Printed, file: string): Readonly<Record<string, unknown>> {
  return {
    file,
    kind: printed.kind,
    ...(printed.ocr ? { ocr: true } : {}),
    layout: printed.layout,
    family: printed.family,
    goldPages: null,
    menus: content.menus.map((menu) => ({
      name: menu.name,
      sections: menu.sections.map((section) => ({
        name: section.name,
        ...(section.group && section.name ? { nameAccept: [`${section.group} ${section.name}`] } : {}),
        items: section.dishes.map((dish) => goldItem(dish, section, printed.run)),
      })),
    })),
  };
}

function goldItem(dish: DrawnDish, section: DrawnSection, run: string | null): Readonly<Record<string, unknown>> {
  const amounts = dish.prices.filter((amount) => amount !== null);
  const stated = { ...section.stated, ...dish.stated } satisfies Stated;
  const one = run !== null && dish.description !== null;
  const whole = one ? `${dish.name}${run}${dish.description}` : dish.name;
  const extra = dish.extra ? [dish.description ? `${dish.description} ${dish.extra}` : dish.extra] : [];
  return {
    name: whole,
    ...(dish.codes.length ? { nameWithCodes: `${whole} ${dish.codes.join(' ')}` } : {}),
    ...(one ? { nameAccept: [dish.name] } : {}),
    description: one ? null : dish.description,
    ...(one ? { descriptionAccept: [dish.description, ...extra] } : extra.length ? { descriptionAccept: extra } : {}),
    price: amounts.length ? Math.min(...amounts) : (section.price ?? 0),
    ...(Object.keys(stated).length ? { stated } : {}),
  };
}
