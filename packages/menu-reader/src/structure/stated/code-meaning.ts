import { allergensIn, isContainedList } from './allergen-words.ts';
import { dietMeaning } from './diet-words.ts';
import { codeKey, type Legend } from './legend.ts';
import type { Meaning } from './meaning.ts';

const VEGETARIAN: Meaning = { vegetarian: true };
const VEGAN: Meaning = { vegan: true, vegetarian: true };
/** What codes mean where no legend says otherwise. "vg" may be vegan or vegetarian: the lesser is stated. */
const USUAL: ReadonlyMap<string, Meaning> = new Map<string, Meaning>([
  ['v', VEGETARIAN],
  ['ⓥ', VEGETARIAN],
  ['veg', VEGETARIAN],
  ['vg', VEGETARIAN],
  ['🌱', VEGETARIAN],
  ['🌿', VEGETARIAN],
  ['🥬', VEGETARIAN],
  ['ve', VEGAN],
  ['vgn', VEGAN],
  ['vegan', VEGAN],
  ['pb', VEGAN],
  ['plb', VEGAN],
  ['vo', { ...VEGETARIAN, option: true }],
  ['vgo', { ...VEGAN, option: true }],
  ['veo', { ...VEGAN, option: true }],
  ['gf', { freeFrom: ['GLUTEN'] }],
  ['ngci', { freeFrom: ['GLUTEN'] }],
  ['gfo', { freeFrom: ['GLUTEN'], option: true }],
  ['gfa', { freeFrom: ['GLUTEN'], option: true }],
  ['df', { freeFrom: ['MILK'] }],
  ['dfo', { freeFrom: ['MILK'], option: true }],
  ['nf', { freeFrom: ['NUTS'] }],
  ['n', { contains: ['NUTS'] }],
  ['🥜', { contains: ['PEANUTS'] }],
  ['🌶', { spicy: true }],
  ['🔥', { spicy: true }],
]);

const WORDS = /[a-z]{4,}|\bhot\b/i;
const LONG_WORDS = /[a-z-]*[a-z]{4,}[a-z]*\*?|\bhot\b/gi;
const SIGNS = /(?:\p{Extended_Pictographic}\ufe0f?\s*)+|[ⓋⓥⒼⓃ●○■◆★☆†‡]+/gu;

/** "v/vg" is vegetarian, or vegan on request. */
const EITHER = /^[\s([]*v\s?\/\s?(?:ve|vg|vgn|vegan)[\s)\]]*$/i;

/** What one printed mark states: "(v, gf)", "VE/GF", "1,3,7", two chillies, "vegan option". */
export function codeMeanings(printed: string, legend: Legend): Meaning[] {
  if (isContainedList(printed)) return [{ contains: allergensIn(printed) }];
  if (EITHER.test(printed)) return [VEGETARIAN, { ...VEGAN, option: true }];
  const parts = printed.split(/[,/|&+;]+/);
  const worded = parts.some((part) => WORDS.test(part));
  if (worded && parts.length > 1) return parts.flatMap((part) => codeMeanings(part, legend));
  const phrase = worded ? dietMeaning(printed) : null;
  if (phrase) return [starred(phrase, printed), ...codeMeanings(printed.replace(LONG_WORDS, ' '), legend)];
  const signs = (printed.match(SIGNS) ?? []).flatMap((run) => signMeanings(run, legend));
  const tokens = printed
    .replace(SIGNS, ' ')
    .split(/[\s,/&+|.()[\]:;-]+/)
    .filter(Boolean);
  return [...signs, ...tokens.flatMap((token) => tokenMeanings(token, legend))];
}

/** A star behind a diet says "can be made so". */
const starred = (meaning: Meaning, printed: string): Meaning =>
  /[a-z]{4,}\*/i.test(printed) && !meaning.contains ? { ...meaning, option: true } : meaning;

/** Chillies count: two may mean more than one. */
function signMeanings(run: string, legend: Legend): Meaning[] {
  const key = codeKey(run);
  const whole = legend.meanings.get(key);
  if (whole) return [whole];
  return [...new Set(Array.from(key))].flatMap((sign) => legend.meanings.get(sign) ?? USUAL.get(sign) ?? []);
}

function tokenMeanings(token: string, legend: Legend): Meaning[] {
  const key = codeKey(token);
  const own = legend.meanings.get(key);
  if (own) return [own];
  const bare = key.replace(/\*+$/, '');
  // "A1" is one of the cereals of "A"
  const meaning =
    legend.meanings.get(bare) ?? usualMeaning(bare, legend) ?? legend.meanings.get(bare.replace(/(?<=\p{L})\d+$/u, ''));
  // a star on a diet code says "can be made so"
  if (meaning) return [bare !== key && !meaning.contains ? { ...meaning, option: true } : meaning];
  const parts = token.split(/(?=\p{Lu})/u);
  const all = parts.flatMap((part) => legend.meanings.get(codeKey(part)) ?? []);
  return parts.length > 1 && all.length === parts.length ? all : [];
}

/** Beside "v" a "vg" is vegan. */
function usualMeaning(code: string, legend: Legend): Meaning | undefined {
  if (code === 'vg' && legend.meanings.get('v')?.vegetarian && !legend.meanings.get('v')?.vegan) return VEGAN;
  return USUAL.get(code);
}
