import type { AllergenCode } from '@menu-data-service/allergens';
import type { DraftMenu, StatedFacts } from '@menu-data-service/menu-reader';
import { DIETS, type Diet } from './diet-statements.ts';
import { readStatements } from './reading/statements.ts';
import { tokenise } from './text/tokens.ts';

/** Statements about every item of a menu, with their words. */
export interface MenuStatements {
  readonly vegan?: string;
  readonly vegetarian?: string;
  readonly halal?: string;
  /** "All dishes may contain traces of nuts." */
  readonly mayContain?: { readonly codes: readonly AllergenCode[]; readonly words: string };
}

const ALL = String.raw`(?:all|every|everything|entire(?:ly)?|100\s?%|whole|only|fully|completely)`;
const PLACE = '(?:menu|kitchen|caf[eé]|restaurant)';
const VEGAN = '(?:vegan|plant[- ]based)';
const NOT_ALL = /\b(not|non|no|some|option|options|available|request|marked|selected|except|ask)\b/i;
const SAYS_OF_ALL: Readonly<Record<Diet, readonly RegExp[]>> = {
  vegan: [
    new RegExp(String.raw`\b${ALL}\b[^.]{0,50}\b${VEGAN}\b`, 'i'),
    new RegExp(String.raw`\b${VEGAN} ${PLACE}\b`, 'i'),
  ],
  vegetarian: [
    new RegExp(String.raw`\b${ALL}\b[^.]{0,50}\bvegetarian\b`, 'i'),
    new RegExp(String.raw`\bvegetarian ${PLACE}\b`, 'i'),
  ],
  halal: [
    /\b(?:all|every|our|only|100\s?%)\b[^.]{0,60}\bhalal\b/i,
    /\bhalal (?:certified|approved|menu|restaurant|kitchen|meat only)/i,
    /\b(?:we|menu|kitchen) (?:is|are|serve|serves|use|uses) (?:only |fully |100\s?% )?halal/i,
  ],
};
const EVERY_DISH = /\b(all|any|every|our|dishes|food|products|items|we|kitchen)\b/i;

/** Reads what the notes and the name of a menu say about all its items. A sentence about some items says nothing here. */
export function readMenuStatements(menu: DraftMenu, notes: readonly string[]): MenuStatements {
  const found: Partial<Record<Diet, string>> = {};
  let mayContain: MenuStatements['mayContain'];
  for (const sentence of [menu.name, ...notes].flatMap((note) => note.split(/(?<=[.!?])\s+|\n/))) {
    for (const diet of DIETS)
      if (!NOT_ALL.test(sentence) && SAYS_OF_ALL[diet].some((pattern) => pattern.test(sentence)))
        found[diet] ??= sentence.trim();
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
 * Adds the statements of the whole menu to what is stated of one item. What the item says about its diets wins. Warnings of both
 * apply, because an item that names its own traces is cooked in the same kitchen.
 */
export function withMenuStatements(stated: StatedFacts, menu: MenuStatements): StatedFacts {
  const words: Record<string, string> = {};
  const facts: { -readonly [K in Diet | 'mayContain']?: StatedFacts[K] } = {};
  for (const diet of DIETS) {
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
