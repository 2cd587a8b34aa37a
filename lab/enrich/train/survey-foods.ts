import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { believe, lexicon, raise, read, type Truth } from './labelling.ts';
import type { Example } from './train-word-weights.ts';

const WEIGHT = 1.5;
/** The first part of "Cake, carrot, with icing" says less than the whole. */
const HEAD_SHARE = 0.3;
const DEEPEST = 5;
/** Abbreviations in the tables that name an allergen when written out. */
const SHORT: Readonly<Record<string, string>> = {
  FLR: 'flour',
  CRM: 'cream',
  CHICK: 'chicken',
  BF: 'beef',
  SAU: 'sauce',
  DRSNG: 'dressing',
  PNUT: 'peanut',
  SOYBN: 'soybean',
  BTTR: 'butter',
  BTTRMLK: 'buttermilk',
  CHOC: 'chocolate',
  CHS: 'cheese',
  FILBERTS: 'hazelnuts',
};
const NO_DAIRY = /VEG,INDUSTRIAL|NON-DAIRY|WO\/|IMITN|SHORTENING/;

interface Part {
  readonly code: string;
  readonly words: string;
}

function rows(folder: string, file: string): string[][] {
  const lines = readFileSync(join(folder, 'assets', file), 'utf8')
    .split(/\r?\n/)
    .slice(1)
    .filter(Boolean);
  return lines.map((line) => line.split('^').map((cell) => cell.replace(/^~|~$/g, '')));
}

/** Foods of a dietary survey, labelled by their listed ingredients. Foods with one ingredient are skipped. */
export function surveyFoods(folder: string): Example[] {
  const parts = new Map<string, Part[]>();
  for (const [food = '', , , , code = '', words = ''] of rows(folder, 'FnddsSRLink.txt'))
    parts.set(food, [...(parts.get(food) ?? []), { code, words }]);
  const truths = new Map<string, Truth>();
  const truthOf = (food: string, depth: number): Truth => {
    const known = truths.get(food);
    if (known) return known;
    const truth: Truth = new Map();
    truths.set(food, truth);
    for (const part of parts.get(food) ?? []) {
      if (parts.has(part.code) && part.code !== food && depth < DEEPEST)
        for (const [code, belief] of truthOf(part.code, depth + 1)) raise(truth, code, belief);
      label(truth, part.words);
    }
    return truth;
  };
  return rows(folder, 'MainFoodDesc.txt').flatMap(([food = '', , , printed = '']) => {
    if ((parts.get(food)?.length ?? 0) < 2 || /baby|infant/i.test(printed)) return [];
    const segments = printed
      .replace(/\(includ[^)]*\)/gi, '')
      .replace(/\bN[FS]S?\b( as to [^,]*)?/g, '')
      .replace(/\bhome recipe\b|\bmade with\b/g, '')
      .split(',')
      .map((segment) => segment.trim())
      .filter(Boolean);
    const [head = '', ...rest] = segments;
    const truth = truthOf(food, 0);
    const named = (name: string, weight: number): Example => ({
      name: read(name, 'name', lexicon.dishes).weighable,
      description: undefined,
      truth,
      weight,
    });
    // "Pie, apple" is an apple pie.
    const whole = segments.length < 4 ? [...rest.reverse(), head].join(' ') : segments.join(' ');
    return [named(whole, WEIGHT), ...(rest.length > 0 ? [named(head, WEIGHT * HEAD_SHARE)] : [])];
  });
}

function label(truth: Truth, words: string): void {
  if (NO_DAIRY.test(words)) {
    if (!/VANILLA|SHORTENING/.test(words) && words.includes('SOY')) raise(truth, 'SOYA', 0.5);
    return;
  }
  // The survey assumes margarine where most cooks use butter.
  if (words.startsWith('MARGARINE')) raise(truth, 'MILK', 0.7);
  const written = words.replace(/[A-Z]+/g, (word) => SHORT[word] ?? word).toLowerCase();
  believe(truth, read(written, 'list', lexicon.ingredients));
}
