import { ALLERGENS, type AllergenCode } from '@menu-data-service/allergens';
import { TAUGHT_ROLES, TAUGHT_SCOPES, type TaughtLine, type TaughtRole } from '@menu-data-service/menu-reader';
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
export const ALLERGEN_LISTS = [
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
/** A dish that was not read. It stands after another one, else at the end of its section, which is added where there is none. */
const itemAddition = z.strictObject({
  ...place,
  section: z.string(),
  after: z.string().min(1).optional(),
  add: itemChange
    .omit({ section: true })
    .extend({ name: z.string().min(1) })
    .check(oneListEach),
});
const sectionOf = { menu: place.menu, section: z.string() };
const sectionRename = z.strictObject({ ...sectionOf, set: rename });
/** What was read under the heading are no dishes. */
const sectionRemoval = z.strictObject({ ...sectionOf, remove: z.literal(true) });
/** The heading is a note, and its dishes belong to the section before. */
const headingRemoval = z.strictObject({ ...sectionOf, heading: z.literal(false) });
/** What a line of the document is. It is read again with it, and the lines that look like it follow. */
const taughtLine = z.strictObject({
  line: z.string().min(1),
  nth: z.int().min(1).optional(),
  role: z.enum(Object.keys(TAUGHT_ROLES) as [TaughtRole, ...TaughtRole[]]),
  scope: z.enum(TAUGHT_SCOPES).optional(),
  look: z.string().optional(),
  readAs: z.string().optional(),
});
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
  currency: z.string().min(1).optional(),
});

/** What a person sets of an item. */
export type ItemChange = z.infer<typeof itemChange>;

/** A change to what was read: to one item, or to a section or menu. All are named as they were read. */
export type MenuCorrection =
  | z.infer<typeof itemSet>
  | z.infer<typeof itemRemoval>
  | z.infer<typeof itemAddition>
  | z.infer<typeof sectionRename>
  | z.infer<typeof sectionRemoval>
  | z.infer<typeof headingRemoval>
  | z.infer<typeof menuRename>;

/** A change to what was read, or what a line is, with which the document is read. */
export type Correction = MenuCorrection | TaughtLine;

export const isTaught = (correction: Correction): correction is TaughtLine => 'line' in correction;

/** What an operator decides about a source. */
export interface SourceDecisions {
  readonly corrections: readonly Correction[];
  /** Prices in another currency are taken as pounds. */
  readonly currencyOk: boolean;
  /** What people call the currency of its prices, where a person had to say it. */
  readonly currency?: string | undefined;
}

const FORM =
  'expected {"corrections": [{"item": "Name as read", "section"?, "menu"?, "set": {"name"?, "price"?, "description"?, "vegan"?, "contains"?, "mayContain"?, "freeFrom"?, "unknown"? …}}]}, or "remove": true instead of "set"; {"section", "after"?, "add": {"name", "price"? …}} for a dish that was not read; {"section", "set": {"name"}}, "remove": true or "heading": false for a section; {"line", "role", "scope"?} for what a line of the document is; and "currencyOk": true where prices in another currency are to be taken as pounds, or "currency": "euros" where they are none';

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
  const { currencyOk, currency } = file.data;
  return { corrections, currencyOk, ...(currency !== undefined && { currency }) };
}

/** The form that the keys of a correction ask for; checked against it alone, a mistake is reported where it is. */
function formOf(given: Record<string, unknown>): z.ZodType<Correction> {
  if ('line' in given) return taughtLine;
  if ('add' in given) return itemAddition;
  if ('item' in given) return 'remove' in given ? itemRemoval : itemSet;
  if ('heading' in given) return headingRemoval;
  if ('remove' in given) return sectionRemoval;
  return 'section' in given ? sectionRename : menuRename;
}

const TAUGHT_FORM = `expected [{"line": "Words as printed", "role": ${Object.keys(TAUGHT_ROLES)
  .map((role) => `"${role}"`)
  .join(' | ')}, "nth"?, "scope"?: "line" | "look" | "column"}]`;

/**
 * Reads what lines are from JSON.
 * @param label where it comes from, for the message
 * @throws InputFailure that names each mistake with its place and shows the form
 */
export function parseTaught(json: unknown, label: string): readonly TaughtLine[] {
  const lines = z.array(taughtLine).safeParse(json);
  if (lines.success) return lines.data;
  throw new InputFailure([`${label}: ${TAUGHT_FORM}`, ...schemaProblems(lines.error)].join('\n'));
}
