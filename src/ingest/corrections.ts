import { ALLERGENS, type AllergenCode } from '@menu-data-service/menu-model/allergens';
import { MAX_CORRECTIONS, MAX_DESCRIPTION, MAX_NAME, MAX_REMARK } from '@menu-data-service/menu-model/bounds';
import {
  TAUGHT_ROLES,
  TAUGHT_SCOPES,
  type TaughtLine,
  type TaughtRole,
} from '@menu-data-service/menu-model/taught-line';
import { z } from 'zod';
import { InputFailure } from '../domain/errors.ts';
import { schemaProblems } from './schema-problems.ts';

const allergen = z.enum(ALLERGENS.map(({ code }) => code) as [AllergenCode, ...AllergenCode[]]);

const name = z.string().min(1).max(MAX_NAME);
const heading = z.string().max(MAX_NAME);

const itemChange = z.strictObject({
  name: name.optional(),
  description: z.string().max(MAX_DESCRIPTION).nullable().optional(),
  /** The section it belongs to; a missing one is added at the end. */
  section: name.optional(),
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
  /** Undecidable: neither shown nor taken to be absent. */
  unknown: z.array(allergen).optional(),
  /** Reverts decisions on these allergens to the facts as read. */
  asRead: z.array(allergen).optional(),
  /** Statements of the document on these allergens at the time of the decision; missing ones had none. */
  seen: z.partialRecord(allergen, z.enum(['contains', 'may contain'])).optional(),
});

export const ALLERGEN_LISTS = [
  { list: 'asRead', state: null },
  { list: 'freeFrom', state: 'free' },
  { list: 'unknown', state: 'unknown' },
  { list: 'mayContain', state: 'may contain' },
  { list: 'contains', state: 'contains' },
] as const;

const place = { menu: name.optional(), section: name.optional() };
const rename = z.strictObject({ name });

const itemSet = z.strictObject({ ...place, item: name, set: itemChange.check(oneListEach) });
const itemRemoval = z.strictObject({ ...place, item: name, remove: z.literal(true) });
/** A dish that was not read. It stands after another one, else at the end of its section, which is added if missing. */
const itemAddition = z.strictObject({
  ...place,
  section: heading,
  after: name.optional(),
  add: itemChange.omit({ section: true }).extend({ name }).check(oneListEach),
});
const sectionOf = { menu: place.menu, section: heading };
const sectionRename = z.strictObject({ ...sectionOf, set: rename });
/** Drops everything read under the heading. */
const sectionRemoval = z.strictObject({ ...sectionOf, remove: z.literal(true) });
/** The heading is a note, and its dishes belong to the previous section. */
const headingRemoval = z.strictObject({ ...sectionOf, heading: z.literal(false) });
/** Role of a line in the document. The document is read again with it, and similar lines follow. */
const taughtLine = z.strictObject({
  // A line of a web page may be a paragraph.
  line: z.string().min(1).max(MAX_DESCRIPTION),
  nth: z.int().min(1).optional(),
  role: z.enum(Object.keys(TAUGHT_ROLES) as [TaughtRole, ...TaughtRole[]]),
  scope: z.enum(TAUGHT_SCOPES).optional(),
  look: z.string().max(MAX_REMARK).optional(),
  readAs: z.string().max(MAX_REMARK).optional(),
});
const menuRename = z.strictObject({ menu: name, set: rename });

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
  corrections: z.array(z.record(z.string(), z.unknown())).max(MAX_CORRECTIONS),
  currencyOk: z.boolean().default(false),
  currency: name.optional(),
});

export type ItemChange = z.infer<typeof itemChange>;

/** A change to an item, section or menu, named as read. */
export type MenuCorrection =
  | z.infer<typeof itemSet>
  | z.infer<typeof itemRemoval>
  | z.infer<typeof itemAddition>
  | z.infer<typeof sectionRename>
  | z.infer<typeof sectionRemoval>
  | z.infer<typeof headingRemoval>
  | z.infer<typeof menuRename>;

/** A change to the result of reading, or the role of a line for reading. */
export type Correction = MenuCorrection | TaughtLine;

export const isTaughtLine = (correction: Correction): correction is TaughtLine => 'line' in correction;

export interface SourceDecisions {
  readonly corrections: readonly Correction[];
  /** Takes prices in another currency as pounds. */
  readonly currencyOk: boolean;
  /** Name of its currency, if a person had to give it. */
  readonly currency?: string | undefined;
}

const FORM =
  'expected {"corrections": [{"item": "Name as read", "section"?, "menu"?, "set": {"name"?, "price"?, "description"?, "vegan"?, "contains"?, "mayContain"?, "freeFrom"?, "unknown"? …}}]}, or "remove": true instead of "set"; {"section", "after"?, "add": {"name", "price"? …}} for a dish that was not read; {"section", "set": {"name"}}, "remove": true or "heading": false for a section; {"line", "role", "scope"?} for what a line of the document is; and "currencyOk": true where prices in another currency are to be taken as pounds, or "currency": "euros" where they are none';

/**
 * Parses corrections from JSON.
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

/** Chooses the form by the keys of a correction, so that mistakes are reported in place. */
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
 * Parses roles of lines from JSON.
 * @param label where it comes from, for the message
 * @throws InputFailure that names each mistake with its place and shows the form
 */
export function parseTaught(json: unknown, label: string): readonly TaughtLine[] {
  const lines = z.array(taughtLine).max(MAX_CORRECTIONS).safeParse(json);
  if (lines.success) return lines.data;
  throw new InputFailure([`${label}: ${TAUGHT_FORM}`, ...schemaProblems(lines.error)].join('\n'));
}
