import type { Chance } from './chance.ts';

export type Casing = 'as is' | 'title' | 'upper' | 'sentence' | 'lower';

/** First letters of words, except those that stay small within a title. */
const CAPITAL = /(^|[\s(/-])(?!(?:and|with|of|in|on|or|the|de|la|al|con|e|y|et|for)\s)(\p{L})/gu;

export function cased(text: string, casing: Casing): string {
  if (casing === 'upper') return text.toUpperCase();
  if (casing === 'lower') return text.toLowerCase();
  if (casing === 'sentence') return text.charAt(0).toUpperCase() + text.slice(1);
  if (casing === 'title')
    return text.replace(CAPITAL, (_all, before: string, letter: string) => before + letter.toUpperCase());
  return text;
}

export const drawCasings = (
  chance: Chance,
): { readonly name: Casing; readonly text: Casing; readonly heading: Casing } => ({
  name: chance.weighted({ title: 55, upper: 18, sentence: 10, 'as is': 13, lower: 4 }),
  text: chance.weighted({ sentence: 50, 'as is': 30, lower: 12, upper: 4, title: 4 }),
  heading: chance.weighted({ 'as is': 60, upper: 36, lower: 4 }),
});
