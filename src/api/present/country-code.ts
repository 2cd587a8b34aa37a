const NAMES = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Parts of the United Kingdom, which have no codes of their own. */
const PARTS = ['england', 'scotland', 'wales', 'northern ireland'].map((name) => [name, 'GB'] as const);

const CODES = new Map<string, string>([
  ...LETTERS.flatMap((one) => LETTERS.map((other) => one + other)).flatMap((code) => {
    const name = NAMES.of(code);
    return name === undefined ? [] : [[name.toLowerCase(), code] as const];
  }),
  ...PARTS,
  ['united kingdom', 'GB'],
]);

/** The ISO 3166-1 code of a country by its English name; undefined where none has that name. */
export const countryCode = (name: string): string | undefined => CODES.get(name.trim().toLowerCase());
