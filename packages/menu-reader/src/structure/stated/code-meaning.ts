import { allergensIn, isContainedList } from './allergen-words.ts';
import { dietMeaning } from './diet-words.ts';
import { introducedMeanings } from './introduced-codes.ts';
import { codeKey, type Legend } from './legend.ts';
import type { Meaning } from './meaning.ts';
import { bareCode, marksAround, meaningOf, splitCodes } from './printed-codes.ts';

const VEGETARIAN: Meaning = { vegetarian: true };
const VEGAN: Meaning = { vegan: true, vegetarian: true };
/** Meanings of codes without a legend. "vg" may be vegan or vegetarian: the weaker is stated. */
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

/** "Not gluten free", "non-vegan", "gluten free?"; but "non-gluten" is free of it. */
const DENIED = /\b(?:not|isn['’]t|nicht|pas|niet|nie|never)[ _-]|\bnon?[ _-](?:veg|halal|plant|\p{L}+[ _-]free)|\?/iu;

/** Statements of one printed mark: "(v, gf)", "VE/GF", "1,3,7", two chillies, "vegan option". */
export function codeMeanings(printed: string, legend: Legend): Meaning[] {
  const introduced = introducedMeanings(printed, legend);
  if (introduced) return introduced;
  if (isContainedList(printed)) return [{ contains: allergensIn(printed) }];
  if (EITHER.test(printed) && !legend.others.has('v')) return [VEGETARIAN, { ...VEGAN, option: true }];
  const parts = printed.split(/[,/|&+;]+/);
  const worded = parts.some((part) => WORDS.test(part));
  if (worded && parts.length > 1) return parts.flatMap((part) => codeMeanings(part, legend));
  if (worded && DENIED.test(printed)) return [];
  const phrase = worded ? dietMeaning(printed) : null;
  if (phrase) return [starred(phrase, printed), ...codeMeanings(printed.replace(LONG_WORDS, ' '), legend)];
  const signs = (printed.match(SIGNS) ?? []).flatMap((run) => signMeanings(run, legend));
  const tokens = splitCodes(printed.replace(SIGNS, ' '), legend);
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
  return [...new Set(Array.from(key))].flatMap((sign) => legend.meanings.get(sign) ?? usualMeaning(sign, legend) ?? []);
}

function tokenMeanings(token: string, legend: Legend): Meaning[] {
  const key = codeKey(token);
  const own = legend.meanings.get(token.trim()) ?? legend.meanings.get(key);
  if (own) return [own];
  const bare = bareCode(token);
  const meaning = legend.meanings.get(bare) ?? usualMeaning(bare, legend) ?? meaningOf(bare, legend);
  // a star on a diet code says "can be made so"
  const marks = marksAround(token);
  if (meaning?.contains)
    return [marks.some((mark) => legend.traceMarks.has(mark)) ? { mayContain: meaning.contains } : meaning];
  if (meaning) return [marks.includes('*') ? { ...meaning, option: true } : meaning];
  const parts = token.split(/(?=\p{Lu})/u);
  const all = parts.flatMap((part) => legend.meanings.get(codeKey(part)) ?? []);
  return parts.length > 1 && all.length === parts.length ? all : [];
}

export const isUsualCode = (code: string): boolean => USUAL.has(code);

/** Usual meaning of a code unless the document says otherwise; beside "v" a "vg" is vegan. */
function usualMeaning(code: string, legend: Legend): Meaning | undefined {
  if (legend.others.has(code)) return undefined;
  if (code === 'vg' && legend.meanings.get('v')?.vegetarian && !legend.meanings.get('v')?.vegan) return VEGAN;
  return USUAL.get(code);
}
