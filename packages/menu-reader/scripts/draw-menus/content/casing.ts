import type { Chance } from '../chance.ts';

export type Casing = 'as is' | 'title' | 'upper' | 'sentence' | 'lower';

const SMALL = /\b(?:And|With|Of|In|On|Or|The|De|La|Al|Con|E|Y|Et|Di|Le|Med|Mit|Und|A|For|Per)\b/g;

/** Text in the casing that a document gives to a style. */
export function cased(text: string, casing: Casing): string {
  if (casing === 'upper') return text.toUpperCase();
  if (casing === 'lower') return text.toLowerCase();
  if (casing === 'sentence') return text.charAt(0).toUpperCase() + text.slice(1);
  if (casing === 'title') {
    const capitals = text.replace(
      /(^|[\s(/-])(\p{L})/gu,
      (_all, before: string, letter: string) => before + letter.toUpperCase(),
    );
    return capitals.replace(SMALL, (word, at: number) => (at ? word.toLowerCase() : word));
  }
  return text;
}

/** Casings of names, descriptions and headings in one document. */
export interface Casings {
  readonly name: Casing;
  readonly text: Casing;
  readonly heading: Casing;
}

export const drawCasings = (chance: Chance): Casings => ({
  name: chance.weighted({ title: 60, upper: 18, sentence: 12, 'as is': 6, lower: 4 }),
  text: chance.weighted({ sentence: 50, 'as is': 28, lower: 12, title: 5, upper: 5 }),
  heading: chance.weighted({ 'as is': 55, upper: 35, lower: 4, title: 6 }),
});
