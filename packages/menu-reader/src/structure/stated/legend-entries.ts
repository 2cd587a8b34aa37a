import { memoize } from '@menu-data-service/menu-model/memoize';
import { lowerCased, lowerCasePattern } from '../../any-case.ts';
import { formsOf } from '../../vocabulary/load-forms.ts';
import { allergensIn } from './allergen-words.ts';
import { dietMeaning } from './diet-words.ts';
import type { Meaning } from './meaning.ts';

export interface LegendEntry {
  readonly code: string;
  readonly words: string;
}

const SIGN = String.raw`[\p{Extended_Pictographic}●○■◆★☆†‡ⓋⓥⒼⓃ*+^°~#]\ufe0f?`;
const NUMBER = String.raw`\d{1,2}(?:\.\d{1,2}|\p{L})?`;
/** Codes beside a dash or a colon, which divide other texts too. */
const SURE_CODE = String.raw`\p{Lu}{1,4}|\p{Lu}\p{Ll}|\p{L}\d{0,2}|${NUMBER}|(?:${SIGN}){1,3}`;
const ENTRY = new RegExp(
  String.raw`(?<![\p{L}\p{N}.'’-])[([]?(?:(?<equal>\p{L}{1,4}\d?\*?|${NUMBER}|(?:${SIGN}){1,3})[)\]]?\s*=|(?<other>${SURE_CODE})[)\]]?\s*(?::|[–—]|-(?=\s)))\s*(?=\p{L})`,
  'gu',
);
const LABEL = new RegExp(lowerCasePattern(String.raw`^\W*(?:${formsOf('legend-labels')})\W+`), 'u');
const AROUND = /^[\s,;|•·./([]+|[\s,;|•·./)\]]+$/g;

/** Sign without a link that another text explains: "G = gluten, * may contain". */
const MARK_BEHIND = /[\s,;|(][*+^°~#†‡].*$/u;

interface ParsedLegend {
  readonly entries: readonly LegendEntry[];
  readonly isEqual: boolean;
}

/** Entries of a text with only pairs of a sign and its meaning, whatever it means. */
const parsed = memoize((text): ParsedLegend => {
  const none = { entries: [], isEqual: false };
  const starts = [...text.matchAll(ENTRY)];
  const [first] = starts;
  if (!first) return none;
  const [label = ''] = LABEL.exec(lowerCased(text)) ?? [];
  if (text.slice(label.length, first.index).replace(AROUND, '')) return none;
  const entries = starts.map(({ 0: { length }, index, groups }, at) => ({
    code: (groups?.equal ?? groups?.other ?? '').trim(),
    words: text
      .slice(index + length, starts[at + 1]?.index)
      .replace(MARK_BEHIND, '')
      .replace(AROUND, ''),
  }));
  return { entries, isEqual: starts.every(({ groups }) => groups?.equal !== undefined) };
});

const MIN = 2;

/** Entries of a text that explains signs: "GF – grass fed. NF – new flavour", "V = contains veal"; empty for other texts. */
export function legendEntries(text: string): readonly LegendEntry[] {
  const { entries, isEqual } = parsed(text);
  if (isEqual) return entries;
  // numbers before dashes may be the courses of a meal, and signs its bullets
  const isClear = entries.some(({ code, words }) => /^\p{L}/u.test(code) || meaningOfEntry(words) !== undefined);
  return entries.length >= MIN && isClear ? entries : [];
}

const apart = (forms: string): RegExp =>
  new RegExp(lowerCasePattern(String.raw`(?<![\p{L}])(?:${forms})(?![\p{L}])`), 'u');
const UNSUITABLE = apart(formsOf('unsuitable-words'));
const PERHAPS = apart(formsOf('perhaps-words'));
const COELIAC = /c(?:o|œ)?eliac|coeliaque|cœliaque|celíac|celiach|celiak|coeliakie|zöliakie/;
const NUT = /(?<![\p{L}])nut(?![\p{L}])/u;
const DENIED =
  /^(?:(?:is|are|ist|sind|est|sont|n'est|es|son|è|sono|jest|é|são)\s+)?(?:not|no|non|nicht|pas|niet|nie|não)\s+/;
const OPEN = apart('contains?|friendly|options?|request|available|ask|can be|may be');
/** Words that negate the words behind them: "sin leche" does not state milk. */
const TURNS = apart('no|without|free|ohne|keine?|frei|sans|sin|senza|zonder|geen|bez|sem');
const NEGATES = apart("not|cannot|never|\\p{L}+n['’]t|non|nicht|pas|niet|nie|não");
const RETRACTS = apart(
  'not|unless|except|excluding|if|when|only|außer|ausgenommen|sauf|excepté|excepto|salvo|tranne|eccetto|behalve|oprócz|exceto',
);

/** Warning in the words of an entry: "not gluten free", "not suitable for nut allergies", "kann Spuren von Milch enthalten". */
export function warningIn(words: string): Meaning | undefined {
  const text = firstSentence(lowerCased(words));
  const denied = DENIED.exec(text);
  const promised = denied && dietMeaning(text.slice(denied[0].length));
  if (promised?.freeFrom) return { contains: promised.freeFrom };
  const isUnsuitable = UNSUITABLE.test(text);
  const before = text.split(isUnsuitable ? UNSUITABLE : PERHAPS, 1)[0] ?? '';
  // "milk, may contain nuts" states that milk is present
  if (before === text || allergensIn(before).length) return undefined;
  const isForCoeliacs = isUnsuitable && COELIAC.test(text);
  const named = [
    ...allergensIn(text),
    ...(isForCoeliacs ? (['GLUTEN'] as const) : []),
    ...(NUT.test(text) ? (['NUTS'] as const) : []),
  ];
  return named.length ? { mayContain: [...new Set(named)] } : undefined;
}

/** Statement of an entry's words as a whole; undefined where they say anything else or leave it open. */
export function meaningOfEntry(words: string): Meaning | undefined {
  const warning = warningIn(words);
  if (warning) return warning;
  const text = lowerCased(words);
  if ([OPEN, NEGATES, UNSUITABLE].some((open) => open.test(text)) || retractsPromise(words)) return undefined;
  const meaning = dietMeaning(words) ?? undefined;
  return TURNS.test(text) && !meaning?.freeFrom ? undefined : meaning;
}

export const retractsPromise = (words: string): boolean => RETRACTS.test(firstSentence(lowerCased(words)));

const firstSentence = (words: string): string => words.split(/[.;|•·]/, 1)[0] ?? '';
