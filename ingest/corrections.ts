import { ALLERGENS, type AllergenCode } from '@menu-data-service/allergens';
import type { DecidedAllergen, DraftItem, DraftMenu, DraftSection, StatedFacts } from '@menu-data-service/menu-reader';
import { z } from 'zod';
import { InputFailure } from '../src/domain/errors.ts';
import { schemaProblems } from './schema-problems.ts';

const allergen = z.enum(ALLERGENS.map(({ code }) => code) as [AllergenCode, ...AllergenCode[]]);

const itemChange = z.strictObject({
  name: z.string().min(1).optional(),
  description: z.string().nullable().optional(),
  /** The section it belongs to; one that is not there is added at the end. */
  section: z.string().min(1).optional(),
  /** Pounds sterling; 0 = none printed. */
  price: z.number().min(0).max(99_999).multipleOf(0.01).optional(),
  vegetarian: z.boolean().optional(),
  vegan: z.boolean().optional(),
  halal: z.boolean().optional(),
  spicy: z.boolean().optional(),
  calories: z.int().min(1).max(20_000).optional(),
  contains: z.array(allergen).optional(),
  mayContain: z.array(allergen).optional(),
  freeFrom: z.array(allergen).optional(),
  /** Nobody can tell; it is neither shown nor taken to be absent. */
  unknown: z.array(allergen).optional(),
  /** Takes back what was decided of them before: they are as they are read. */
  asRead: z.array(allergen).optional(),
  /** What the document stated of these allergens when it was decided; nothing of those that are not here. */
  seen: z.partialRecord(allergen, z.enum(['contains', 'may contain'])).optional(),
});

/** The lists of a correction, and what each says of its allergens. */
const ALLERGEN_LISTS = [
  { list: 'asRead', state: null },
  { list: 'freeFrom', state: 'free' },
  { list: 'unknown', state: 'unknown' },
  { list: 'mayContain', state: 'may contain' },
  { list: 'contains', state: 'contains' },
] as const;

const place = { menu: z.string().min(1).optional(), section: z.string().min(1).optional() };
const rename = z.strictObject({ name: z.string().min(1) });

const itemSet = z.strictObject({ ...place, item: z.string().min(1), set: itemChange.check(oneListEach) });
const itemRemoval = z.strictObject({ ...place, item: z.string().min(1), remove: z.literal(true) });
const sectionRename = z.strictObject({ menu: place.menu, section: z.string().min(1), set: rename });
const menuRename = z.strictObject({ menu: z.string().min(1), set: rename });

/** Two lists that name the same allergen contradict each other, and nobody should have to guess which counts. */
function oneListEach({ value, issues }: z.core.ParsePayload<z.infer<typeof itemChange>>): void {
  for (const { list } of ALLERGEN_LISTS) {
    for (const code of value[list] ?? []) {
      const other = ALLERGEN_LISTS.find((one) => one.list !== list && value[one.list]?.includes(code));
      if (other === undefined) continue;
      const message = `${code} is in ${other.list} too; expected it in one of the two`;
      issues.push({ code: 'custom', message, path: [list], input: value[list] });
    }
  }
}

const correctionsFile = z.strictObject({
  corrections: z.array(z.record(z.string(), z.unknown())),
  currencyOk: z.boolean().default(false),
});

/** A change to what was read: to one item, or to the name of a section or menu. All are named as they were read. */
export type Correction =
  | z.infer<typeof itemSet>
  | z.infer<typeof itemRemoval>
  | z.infer<typeof sectionRename>
  | z.infer<typeof menuRename>;

/** What an operator decides about a source. */
export interface SourceDecisions {
  readonly corrections: readonly Correction[];
  /** Prices in another currency are taken as pounds. */
  readonly currencyOk: boolean;
}

const FORM =
  'expected {"corrections": [{"item": "Name as read", "section"?, "menu"?, "set": {"name"?, "price"?, "description"?, "vegan"?, "contains"?, "mayContain"?, "freeFrom"?, "unknown"? …}}]}, or "remove": true instead of "set"; and "currencyOk": true where prices in another currency are to be taken as pounds';

/**
 * Reads corrections from JSON.
 * @param label where they come from, for the message
 * @throws InputFailure that names each mistake with its place and shows the form
 */
export function parseCorrections(json: unknown, label: string): SourceDecisions {
  const file = correctionsFile.safeParse(json);
  if (!file.success) throw new InputFailure([`${label}: ${FORM}`, ...schemaProblems(file.error)].join('\n'));
  const problems: string[] = [];
  const corrections = file.data.corrections.flatMap((given, at) => {
    const parsed = formOf(given).safeParse(given);
    if (parsed.success) return [parsed.data];
    problems.push(...schemaProblems(parsed.error, ['corrections', at]));
    return [];
  });
  if (problems.length > 0) throw new InputFailure([`${label}: ${FORM}`, ...problems].join('\n'));
  return { corrections, currencyOk: file.data.currencyOk };
}

/** The form that the keys of a correction ask for; checked against it alone, a mistake is reported where it is. */
function formOf(given: Record<string, unknown>): z.ZodType<Correction> {
  if ('remove' in given) return itemRemoval;
  if ('item' in given) return itemSet;
  return 'section' in given ? sectionRename : menuRename;
}

/**
 * Applies corrections in their order.
 * @returns the corrected menus, and the corrections that matched nothing (the document has changed there, or a name was mistyped)
 */
export function applyCorrections(
  menus: readonly DraftMenu[],
  corrections: readonly Correction[],
): { readonly menus: readonly DraftMenu[]; readonly unused: readonly Correction[] } {
  const unused: Correction[] = [];
  let current = menus;
  for (const correction of corrections) {
    let matched = false;
    current = current.map((menu) =>
      correctedMenu(menu, correction, () => {
        matched = true;
      }),
    );
    if (!matched) unused.push(correction);
  }
  return { menus: current, unused };
}

function correctedMenu(menu: DraftMenu, correction: Correction, used: () => void): DraftMenu {
  if (!same(correction.menu, menu.name)) return menu;
  if (!('item' in correction) && !('section' in correction)) {
    used();
    return { ...menu, name: correction.set.name };
  }
  const moved: DraftItem[] = [];
  const sections = menu.sections.map((section) => correctedSection(section, correction, used, moved));
  const target = 'item' in correction && 'set' in correction ? (correction.set.section ?? '') : '';
  return { ...menu, sections: withMoved(sections, target, moved).filter((section) => section.items.length > 0) };
}

/** Puts items at the end of a section, which is made where the menu has none of that name. */
function withMoved(
  sections: readonly DraftSection[],
  name: string,
  moved: readonly DraftItem[],
): readonly DraftSection[] {
  if (moved.length === 0) return sections;
  const at = sections.findIndex((section) => same(name, section.name));
  if (at < 0) return [...sections, { name, items: moved }];
  return sections.map((section, i) => (i === at ? { ...section, items: [...section.items, ...moved] } : section));
}

const same = (wanted: string | undefined, name: string) =>
  wanted === undefined || wanted.trim().toLowerCase() === name.trim().toLowerCase();

/** @param moved gets the items that belong to another section now */
function correctedSection(
  section: DraftSection,
  correction: Correction,
  used: () => void,
  moved: DraftItem[],
): DraftSection {
  if ('item' in correction) {
    if (!same(correction.section, section.name)) return section;
    const items = section.items.flatMap((item) => {
      if (!same(correction.item, item.name)) return [item];
      used();
      const corrected = correctedItem(item, correction);
      const leaves = 'set' in correction && !same(correction.set.section, section.name);
      if (!corrected || !leaves) return corrected ?? [];
      moved.push(corrected);
      return [];
    });
    return { ...section, items };
  }
  if (!('section' in correction) || !same(correction.section, section.name)) return section;
  used();
  return { ...section, name: correction.set.name };
}

function correctedItem(item: DraftItem, correction: Correction): DraftItem | null {
  if ('remove' in correction) return null;
  if (!('item' in correction)) return item;
  const { set } = correction;
  const price = set.price ?? item.price;
  const { printedPrice: _, ...others } = item;
  return {
    ...(set.price === undefined ? item : others),
    name: set.name ?? item.name,
    description: set.description === undefined ? item.description : set.description,
    price,
    prices: set.price === undefined ? item.prices : set.price === 0 ? [] : [{ label: null, price: set.price }],
    stated: factsAfter(item.stated, set),
    // A person has looked at this item.
    review: [],
  };
}

/** Facts that a person gives replace those that were read; of allergens only those that are named, so that no other gets lost. */
function factsAfter(stated: StatedFacts, set: z.infer<typeof itemChange>): StatedFacts {
  const { vegetarian, vegan, halal, spicy, calories } = set;
  const facts = Object.entries({ vegetarian, vegan, halal, spicy, calories });
  const given = Object.fromEntries(facts.filter(([, value]) => value !== undefined));
  const { decided: before = {}, ...others } = stated;
  const decided: Partial<Record<AllergenCode, DecidedAllergen>> = { ...before };
  for (const { list, state } of ALLERGEN_LISTS) {
    for (const code of set[list] ?? []) {
      if (state === null) delete decided[code];
      else decided[code] = { state, seen: set.seen?.[code] ?? 'unknown' };
    }
  }
  return { ...others, ...given, ...(Object.keys(decided).length > 0 && { decided }) };
}
