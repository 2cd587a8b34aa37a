import type { AllergenCode } from '@menu-data-service/allergens';
import type { DietFact, Entry, EntrySource, Strength } from '../lexicon/entry.ts';
import type { PhraseTrie } from '../lexicon/phrase-trie.ts';
import { CONNECTORS, HOT_NOUNS, SPICY } from '../lexicon/word-classes.ts';
import { COMMA, isBreak, printed, type Scope, type Tokens, type Words } from '../text/tokens.ts';
import { qualifiersOf } from './qualifiers.ts';
import { type Declared, type FreeFrom, readStatements } from './statements.ts';

/** One allergen that a phrase of the text brings. */
export interface Finding {
  readonly code: AllergenCode;
  readonly strength: Strength;
  readonly kind: string | undefined;
  readonly source: EntrySource;
  /** As in the lexicon. */
  readonly phrase: string;
  /** As printed. */
  readonly words: string;
  /** True where the text declares this allergen absent at this place. */
  readonly denied: boolean;
}

export interface DietFinding {
  readonly fact: DietFact;
  readonly source: EntrySource;
  readonly words: string;
}

/** What one text (a name, a description, a section heading or an ingredient list) says. */
export interface TextFacts {
  readonly tokens: Tokens;
  /** The words for the word weights, with a break in place of look-alikes, denials and imitations. */
  readonly weighable: readonly string[];
  readonly findings: readonly Finding[];
  readonly diet: readonly DietFinding[];
  readonly declared: readonly Declared[];
  readonly free: readonly FreeFrom[];
  readonly noAllergens: boolean;
  /** The words that make it spicy. */
  readonly spicy: string | undefined;
  /** Allergens that must not be inferred from the words: negated ones, and those that a look-alike only seems to name. */
  readonly withheld: ReadonlySet<AllergenCode>;
  /**
   * Allergens that the text rules out ("no added nuts") or that a dish is known not to contain (milk in a jungle curry). They outweigh
   * a mere possibility.
   */
  readonly negated: ReadonlySet<AllergenCode>;
  /** True where a dish phrase was found. */
  readonly dish: boolean;
  /** The dish phrases found. */
  readonly dishes: readonly string[];
  /** Share of the words that the lexicon knows, 0 to 1. */
  readonly covered: number;
  /** Segments in which nothing was recognised. */
  readonly unknown: readonly string[];
  /** Segments whose last word was not recognised, and mixtures that may contain more than they say. */
  readonly vague: readonly string[];
}

/** Reads one text from left to right with the longest phrases of a lexicon, heeding statements and qualifying neighbours. */
export function readText(tokens: Tokens, scope: Scope, lexicon: PhraseTrie<Entry>): TextFacts {
  const { words } = tokens;
  const statements = readStatements(tokens, scope);
  const findings: Finding[] = [];
  const possible = [...statements.declared];
  const diet: DietFinding[] = [];
  const unknown: string[] = [];
  const vague: string[] = [];
  const weighable = [...words];
  const withheld = new Set<AllergenCode>();
  const negated = new Set(statements.free.flatMap(({ codes, plain }) => (plain ? codes : [])));
  let spicy: string | undefined;
  const dishes: string[] = [];
  let segmentStart = 0;
  let known = false;
  let covered = 0;
  let recognised = 0;
  let counted = 0;
  const endSegment = (end: number) => {
    if (end > segmentStart && /[a-z]/.test(words.slice(segmentStart, end).join(''))) {
      if (!known) unknown.push(printed(tokens, segmentStart, end));
      if (covered < end) vague.push(printed(tokens, segmentStart, end));
    }
    segmentStart = end + 1;
    known = false;
  };
  for (let i = 0; i < words.length; ) {
    const word = words[i] ?? '';
    if (isBreak(word)) {
      endSegment(i);
      i += 1;
      continue;
    }
    const mode = statements.modes[i] ?? 'plain';
    if (!CONNECTORS.has(word)) counted += 1;
    if (mode !== 'plain' && mode !== 'contains') weighable[i] = COMMA;
    if (mode === 'silent') {
      known = true;
      covered = i + 1;
      i += 1;
      continue;
    }
    if (spicy === undefined && isSpicy(words, i)) spicy = printed(tokens, i, i + 1);
    const found = lexicon.longest(words, i);
    if (!found) {
      i += 1;
      continue;
    }
    const { value: entry, length } = found;
    const end = i + length;
    known = true;
    covered = end;
    recognised += length;
    counted += length - (CONNECTORS.has(word) ? 0 : 1);
    for (const code of entry.excludes) (entry.source === 'dish' ? negated : withheld).add(code);
    if (entry.source === 'look-alike') weighable.fill(COMMA, i, end);
    if (mode === 'may')
      for (const { code, strength } of entry.brings)
        if (strength === 'certain' && !possible.some((one) => one.code === code))
          possible.push({ code, state: 'may contain', words: printed(tokens, i, end), complete: false });
    if (mode === 'absent' || mode === 'may') {
      // Only this word belongs to the statement: "egg free pasta" still names pasta.
      i += 1;
      continue;
    }
    const qualifiers = qualifiersOf(words, i, end, entry, scope);
    if (qualifiers.changes) weighable.fill(COMMA, i, end);
    if (qualifiers.negated)
      for (const { code, strength } of entry.brings) if (strength === 'certain') negated.add(code);
    if (!qualifiers.negated) {
      const text = printed(tokens, i, end);
      for (const { code, strength, kind } of entry.brings) {
        if (qualifiers.drops(code)) continue;
        const denied = statements.free.some(
          (one) => one.codes.includes(code) && (one.whole || (i >= one.from && i < one.to)),
        );
        findings.push({ code, strength, kind, source: entry.source, phrase: entry.phrase, words: text, denied });
      }
      for (const fact of entry.diet)
        if (!qualifiers.dropsDiet(fact)) diet.push({ fact, source: entry.source, words: text });
      if (entry.spicy && spicy === undefined) spicy = text;
      if (entry.source === 'dish') dishes.push(entry.phrase);
      if (entry.mixture) vague.push(text);
    }
    i = end;
  }
  endSegment(words.length);
  return {
    tokens,
    weighable,
    withheld: new Set([...withheld, ...negated]),
    negated,
    findings,
    diet,
    declared: possible,
    free: statements.free,
    noAllergens: statements.none,
    spicy,
    dish: dishes.length > 0,
    dishes,
    covered: counted === 0 ? 0 : recognised / counted,
    unknown,
    vague,
  };
}

function isSpicy(words: Words, at: number): boolean {
  const word = words[at] ?? '';
  const before = words[at - 1];
  const next = words[at + 1];
  if (before === 'no' || before === 'not' || before === 'without' || next === 'free') return false;
  if (word === 'hot') return HOT_NOUNS.has(next ?? '') && next !== 'chocolate';
  if (!SPICY.has(word)) return false;
  // "Sweet chilli" sauce is sweet.
  if (word.startsWith('chil') && before === 'sweet') return false;
  if (word === 'scotch') return next === 'bonnet';
  return word !== 'ghost' || next === 'pepper' || next === 'chilli';
}
