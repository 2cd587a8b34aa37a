/** The 14 allergens of UK food law (Regulation (EU) 1169/2011, Annex II, as retained), by the name shown. */
export const ALLERGENS = [
  { code: 'CELERY', name: 'Celery', aliases: ['celeriac'] },
  {
    code: 'GLUTEN',
    name: 'Gluten',
    aliases: ['cereals containing gluten', 'cereals', 'wheat', 'barley', 'rye', 'oats', 'spelt', 'kamut'],
  },
  { code: 'CRUSTACEANS', name: 'Crustaceans', aliases: ['crustacean', 'crustacea', 'prawns', 'crab', 'lobster'] },
  { code: 'EGGS', name: 'Eggs', aliases: ['egg'] },
  { code: 'FISH', name: 'Fish', aliases: [] },
  { code: 'LUPIN', name: 'Lupin', aliases: ['lupine'] },
  { code: 'MILK', name: 'Milk', aliases: ['dairy', 'lactose'] },
  { code: 'MOLLUSCS', name: 'Molluscs', aliases: ['mollusc', 'mollusks', 'mollusk'] },
  { code: 'MUSTARD', name: 'Mustard', aliases: [] },
  {
    code: 'NUTS',
    name: 'Nuts',
    aliases: [
      'tree nuts',
      'tree nut',
      'nut',
      'almonds',
      'hazelnuts',
      'walnuts',
      'cashews',
      'pecans',
      'brazil nuts',
      'pistachios',
      'macadamia nuts',
    ],
  },
  { code: 'PEANUTS', name: 'Peanuts', aliases: ['peanut', 'groundnuts'] },
  { code: 'SESAME', name: 'Sesame', aliases: ['sesame seeds'] },
  { code: 'SOYA', name: 'Soya', aliases: ['soy', 'soybeans', 'soya beans'] },
  {
    code: 'SULPHITES',
    name: 'Sulphites',
    aliases: ['sulfites', 'sulphur dioxide', 'sulfur dioxide', 'sulphur dioxide and sulphites'],
  },
] as const;

export type AllergenCode = (typeof ALLERGENS)[number]['code'];

const NAMES = new Map<string, string>(ALLERGENS.map(({ code, name }) => [code, name.toLowerCase()]));

export const allergenName = (code: string): string => NAMES.get(code) ?? code.toLowerCase();

/** Shown where nothing is known: silence must never look like safety. */
export const UNKNOWN_ALLERGENS = 'Unknown (ask the restaurant)';
/** Only where the restaurant denies all allergens, or every ingredient is known and clear. */
export const NO_ALLERGENS = '-';

export interface AllergenEntry {
  readonly code: AllergenCode;
  readonly state: 'contains' | 'may contain';
  /** False where the restaurant says so itself; true where it is inferred. */
  readonly estimated: boolean;
  /** Cereals or nuts ("wheat", "almond"), in alphabetical order; empty where unknown. */
  readonly kinds: readonly string[];
}

export interface AllergenSummary {
  readonly entries: readonly AllergenEntry[];
  /**
   * True only where the list is complete, so that allergens it does not name are absent: the restaurant gave a complete
   * allergen statement, or every ingredient is known. An estimated entry, an "Unknown" or unreadable text makes it false.
   */
  readonly known: boolean;
}

/**
 * Writes the allergens string of an item. Entries come in the order of ALLERGENS, separated by ", "; each is a name and at most three notes,
 * each in its own parentheses and without a comma, so that splitting at commas is always safe:
 *
 *     list    = "-" | entry {", " entry} [", " unknown] | unknown
 *     entry   = name [" (" kind {"/" kind} ")"] [" (may contain)"] [" (estimated)"]
 *     unknown = "Unknown (" ["stated " name {"/" name} " free; "] "ask the restaurant" [" about the rest"] ")"
 *
 * "-" is written only for a complete list without entries; "Unknown" where no entry shows that the list is incomplete, and to name what is
 * stated as absent.
 * @param statedFree allergens that the restaurant states as absent; an entry outweighs the statement
 */
export function formatAllergens({ entries, known }: AllergenSummary, statedFree: readonly AllergenCode[] = []): string {
  if (entries.length === 0 && known) return NO_ALLERGENS;
  const parts: string[] = [];
  for (const { code, name } of ALLERGENS) {
    const entry = entries.find((one) => one.code === code);
    if (!entry) continue;
    const kinds = entry.kinds.length > 0 ? ` (${entry.kinds.join('/')})` : '';
    parts.push(
      `${name}${kinds}${entry.state === 'may contain' ? ' (may contain)' : ''}${entry.estimated ? ' (estimated)' : ''}`,
    );
  }
  if (known) return parts.join(', ');
  const free = ALLERGENS.filter(
    ({ code }) => statedFree.includes(code) && !entries.some((entry) => entry.code === code),
  );
  if (free.length > 0) {
    const names = free.map(({ name }) => name.toLowerCase()).join('/');
    parts.push(`Unknown (stated ${names} free; ask the restaurant about the rest)`);
  } else if (entries.length === 0) parts.push(UNKNOWN_ALLERGENS);
  else if (!entries.some((entry) => entry.estimated)) parts.push('Unknown (ask the restaurant about the rest)');
  return parts.join(', ');
}

const CODE_BY_NAME: ReadonlyMap<string, AllergenCode> = new Map(
  ALLERGENS.flatMap(({ code, name, aliases }) =>
    [code, name, ...aliases].map((alias): [string, AllergenCode] => [alias.toLowerCase(), code]),
  ),
);
const NOTE = /\(([^()]*)\)/g;

/** Code of an allergen by its code, name or alias in any letter case; undefined for anything else. */
export function allergenCode(text: string): AllergenCode | undefined {
  return CODE_BY_NAME.get(text.trim().replace(/\s+/g, ' ').toLowerCase());
}

/** Reads an allergens string, ours or a looser one. An unreadable part makes the list incomplete (`known` is false). */
export function parseAllergens(text: string): AllergenSummary {
  const plain = text.trim();
  if (plain === NO_ALLERGENS) return { entries: [], known: true };
  const entries = new Map<AllergenCode, AllergenEntry>();
  let known = plain !== '';
  for (const part of plain.replace(NOTE, (note) => note.replace(/,/g, '/')).split(',')) {
    const notes = [...part.matchAll(NOTE)].map((match) => (match[1] ?? '').trim().toLowerCase());
    const code = allergenCode(part.replace(NOTE, ' '));
    if (!code) {
      known = false;
      continue;
    }
    const estimated = notes.includes('estimated');
    const state = notes.includes('may contain') ? 'may contain' : 'contains';
    const kinds = notes
      .filter((note) => note !== 'estimated' && note !== 'may contain')
      .flatMap((note) => note.split('/'));
    const old = entries.get(code);
    if (estimated) known = false;
    if (old?.state === 'contains' && state === 'may contain') continue;
    entries.set(code, { code, state, estimated, kinds: kinds.map((kind) => kind.trim()).filter(Boolean) });
  }
  return { entries: [...entries.values()], known };
}

const STATED_FREE = /\bUnknown \(stated ([a-z/]+) free;/;

/** Codes that an allergens string names as stated to be absent, with the rest unknown ("Unknown (stated gluten free; …)"). */
export function statedFree(text: string): AllergenCode[] {
  const names = STATED_FREE.exec(text)?.[1]?.split('/') ?? [];
  return names.flatMap((name) => allergenCode(name) ?? []);
}

export function allergenCodes(summary: AllergenSummary): AllergenCode[] {
  return summary.entries.map((entry) => entry.code);
}

/** Allergens known to be absent. An entry outweighs a statement. @param statedAbsent as the restaurant states ("gluten free") */
export function absentAllergens(summary: AllergenSummary, statedAbsent: readonly AllergenCode[]): AllergenCode[] {
  const present = new Set(allergenCodes(summary));
  const absent = summary.known ? ALLERGENS.map(({ code }) => code) : statedAbsent;
  return absent.filter((code) => !present.has(code));
}
