import type { AllergenCode } from '../../src/domain/allergens.ts';
import type { DraftMenu, StatedFacts } from '../../src/domain/draft-menu.ts';
import { readStatements } from './reading/statements.ts';
import { tokenise } from './text/tokens.ts';

/** Statements that hold for every item of a menu, with their words. */
export interface MenuStatements {
  readonly vegan?: string;
  readonly vegetarian?: string;
  readonly halal?: string;
  /** "All dishes may contain traces of nuts." */
  readonly mayContain?: { readonly codes: readonly AllergenCode[]; readonly words: string };
}

const ALL = String.raw`(?:all|every|everything|entire(?:ly)?|100\s?%|whole|only|fully|completely)`;
const HALAL =
  /\b(?:(?:all|every|our|only|100\s?%)\b[^.]{0,60}\bhalal\b|halal (?:certified|approved|menu|restaurant|kitchen|meat only)|(?:we|menu|kitchen) (?:is|are|serve|serves|use|uses) (?:only |fully |100\s?% )?halal)/i;
const NOT_ALL = /\b(not|non|no|some|option|options|available|request|marked|selected|except|ask)\b/i;
const DIETS = [
  [
    'vegan',
    new RegExp(
      String.raw`\b${ALL}\b[^.]{0,50}\b(?:vegan|plant[- ]based)\b|\b(?:vegan|plant[- ]based) (?:menu|kitchen|caf[eé]|restaurant)\b`,
      'i',
    ),
  ],
  [
    'vegetarian',
    new RegExp(String.raw`\b${ALL}\b[^.]{0,50}\bvegetarian\b|\bvegetarian (?:menu|kitchen|caf[eé]|restaurant)\b`, 'i'),
  ],
  ['halal', HALAL],
] as const;
const EVERY_DISH = /\b(all|any|every|our|dishes|food|products|items|we|kitchen)\b/i;

/** Reads what notes and the menu's own name say of all its items; a sentence that speaks of some items says nothing here. */
export function readMenuStatements(menu: DraftMenu, notes: readonly string[]): MenuStatements {
  const found: { vegan?: string; vegetarian?: string; halal?: string } = {};
  let mayContain: MenuStatements['mayContain'];
  for (const sentence of [menu.name, ...notes].flatMap((note) => note.split(/(?<=[.!?])\s+|\n/))) {
    for (const [diet, pattern] of DIETS)
      if (pattern.test(sentence) && !NOT_ALL.test(sentence)) found[diet] ??= sentence.trim();
    if (!EVERY_DISH.test(sentence)) continue;
    const codes = readStatements(tokenise(sentence), 'description').declared.filter(
      ({ state }) => state === 'may contain',
    );
    if (codes.length === 0) continue;
    const all = new Set([...(mayContain?.codes ?? []), ...codes.map(({ code }) => code)]);
    mayContain = { codes: [...all], words: mayContain?.words ?? sentence.trim() };
  }
  return { ...found, ...(mayContain ? { mayContain } : {}) };
}

/**
 * An item's own facts with those of the whole menu beneath: what the item says of its diets wins, warnings of both hold, as
 * an item that names its own traces is cooked in the same kitchen.
 */
export function withMenuStatements(stated: StatedFacts, menu: MenuStatements): StatedFacts {
  const words: Record<string, string> = {};
  const facts: { vegan?: boolean; vegetarian?: boolean; halal?: boolean; mayContain?: readonly AllergenCode[] } = {};
  for (const diet of ['vegan', 'vegetarian', 'halal'] as const) {
    const said = menu[diet];
    if (said === undefined || stated[diet] !== undefined) continue;
    facts[diet] = true;
    words[diet] = said;
  }
  const { contains = [], mayContain = [] } = stated;
  const further = menu.mayContain?.codes.filter((code) => !contains.includes(code) && !mayContain.includes(code)) ?? [];
  if (menu.mayContain && further.length > 0) {
    facts.mayContain = [...mayContain, ...further];
    words.mayContain = [stated.words?.mayContain, menu.mayContain.words].filter(Boolean).join('; ');
  }
  return { ...stated, ...facts, words: { ...stated.words, ...words } };
}
