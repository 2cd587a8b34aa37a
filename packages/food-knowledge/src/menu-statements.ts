import type { AllergenCode } from '@menu-data-service/menu-model/allergens';
import type { DraftMenu, StatedFacts } from '@menu-data-service/menu-model/draft-menu';
import { speaksOfDishes, speaksOfEveryDish } from '@menu-data-service/menu-model/every-dish';
import type { Steps } from '@menu-data-service/menu-model/time-slices';
import { DIETS, type Diet } from './diet-statements.ts';
import { knowledge } from './knowledge.ts';
import { translateToEnglish } from './languages/read-languages.ts';
import type { Language } from './languages/read-vocabulary.ts';
import { readStatements } from './reading/statements.ts';
import { tokenise } from './text/tokens.ts';

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
    // recheck-ignore: a note has at most 3,000 letters, and the gap 60
    /\b(?:all|every|our|only|100\s?%)\b[^.]{0,60}\bhalal\b/i,
    /\bhalal (?:certified|approved|menu|restaurant|kitchen|meat only)/i,
    /\b(?:we|menu|kitchen) (?:is|are|serve|serves|use|uses) (?:only |fully |100\s?% )?halal/i,
  ],
};

/**
 * Reads statements about all items from the notes and the name of a menu, and about all dishes from descriptions. A sentence about some items
 * is ignored.
 * @param language of the menu, where known
 */
export function* readMenuStatements(
  menu: DraftMenu,
  notes: readonly string[],
  language: Language | 'en' | undefined,
): Steps<MenuStatements> {
  const found: Partial<Record<Diet, string>> = {};
  let mayContain: MenuStatements['mayContain'];
  const warn = (sentence: string): void => {
    const [tokens = tokenise(sentence)] = translateToEnglish([tokenise(sentence)], [], language, knowledge()).texts;
    const warned = readStatements(tokens, 'description').declared.filter(({ state }) => state === 'may contain');
    if (warned.length === 0) return;
    const codes = new Set([...(mayContain?.codes ?? []), ...warned.map(({ code }) => code)]);
    mayContain = { codes: [...codes], words: mayContain?.words ?? sentence.trim() };
  };
  for (const sentence of sentencesOf([menu.name, ...notes])) {
    yield;
    for (const diet of DIETS)
      if (!NOT_ALL.test(sentence) && SAYS_OF_ALL[diet].some((pattern) => pattern.test(sentence)))
        found[diet] ??= sentence.trim();
    if (speaksOfDishes(sentence)) warn(sentence);
  }
  const descriptions = menu.sections.flatMap(({ items }) => items.flatMap(({ description }) => description ?? []));
  for (const sentence of sentencesOf(descriptions)) {
    yield;
    if (speaksOfEveryDish(sentence)) warn(sentence);
  }
  return { ...found, ...(mayContain ? { mayContain } : {}) };
}

// recheck-ignore: a text has at most 3,000 letters
const sentencesOf = (texts: readonly string[]): string[] => texts.flatMap((text) => text.split(/(?<=[.!?])\s+|\n/));

/** Adds statements of the whole menu to an item: its own diets win, warnings of both apply. */
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
