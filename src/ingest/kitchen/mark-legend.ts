import { type CellState, clauseState, OPPOSITE, wordKinds } from './legend-words.ts';
import { ANY_MARK, BLANK, canonicalSign, type FoundSign, LINK, plainText, signFinder } from './mark-signs.ts';

/** "Dishes marked (v) are vegetarian" is about other marks. */
const DIET = /\b(?:veg(?:an|etar)\w*|halal|kosher|spicy)\b/;

/** Longer marks are words. */
const MAX_SIGN_LENGTH = 3;

export interface SignMeaning {
  /** "doubted" if they contradict each other, or one is not understood. */
  readonly state: CellState | 'doubted';
  readonly line: string;
}

interface Saying {
  readonly sign: string;
  readonly clause: string;
  /** True if a sign such as "=" is between the two. */
  readonly isLinked: boolean;
}

interface Mention {
  readonly sign: string;
  readonly state: CellState | 'doubted' | undefined;
  readonly isLinked: boolean;
}

const LINKED = new RegExp(String.raw`^[\s)\]"'”’]*(?:${LINK})`, 'i');

/** Reads the meaning of each sign in a text, in either order of sign and meaning. */
function mentionsIn(text: string, found: readonly FoundSign[]): readonly Mention[] {
  const parts = found.map(({ to }, i) => text.slice(to, found[i + 1]?.from));
  const first = text.slice(0, found[0]?.from);
  const behind = found.map(({ sign }, i): Saying => {
    const part = parts[i] ?? '';
    const clauses = part.replace(/^[\s)\]"'”’=:–-]+/, '').split(/[,.;|!?\n]/);
    // "Where a box is blank, the dish is free"
    const clause = sign === BLANK ? clauses.find((one) => isMeaningful(one)) : clauses[0];
    return { sign, clause: clause ?? '', isLinked: LINKED.test(part) };
  });
  const before = found.map(({ sign }, i): Saying => {
    const part = (i === 0 ? first : parts[i - 1]) ?? '';
    let end = part.length;
    while (end > 0 && /[\s(["'“‘=:–-]/.test(part[end - 1] ?? '')) end -= 1;
    const clauses = part.slice(0, end).split(/[,.;|!?\n:]/);
    return { sign, clause: clauses.at(-1) ?? '', isLinked: /=\s*$/.test(part) };
  });
  const forward = meanings(behind);
  const backward = meanings(before);
  const isLinkedForward = parts.some((part) => /^[\s)\]"'”’]*[=:]/.test(part));
  const isLinkedBackward = before.some(({ isLinked }) => isLinked);
  // "Contains = x, M = may contain"
  if (isLinkedForward && isLinkedBackward)
    return meanings(found.flatMap((_, i) => (before[i]?.isLinked ? before[i] : behind[i]) ?? []));
  const [ahead, back] = [understood(forward), understood(backward)];
  if (ahead.size === 0 && back.size === 0) return isLinkedBackward ? backward : [...forward, ...backward];
  if (isLinkedForward) return forward;
  if (isLinkedBackward) return backward;
  if (ahead.size !== back.size) return ahead.size > back.size ? against(forward, backward) : against(backward, forward);
  const differ = (one: ReadonlyMap<string, unknown>): boolean => new Set(one.values()).size === one.size;
  if (differ(ahead) !== differ(back)) return differ(ahead) ? against(forward, backward) : against(backward, forward);
  return forward.map((one) => ({ ...one, state: 'doubted' }));
}

/** Drops meanings that exclude an allergen if the words on the other side are not understood: "free ✓ when asked". */
const against = (mentions: readonly Mention[], others: readonly Mention[]): readonly Mention[] =>
  mentions.map((one) => {
    const isFreeing = one.state === 'no' || one.sign === BLANK;
    const isOpen = others.some(({ sign, state }) => sign === one.sign && state === undefined);
    return isFreeing && isOpen ? { ...one, state: undefined } : one;
  });

const understood = (mentions: readonly Mention[]): ReadonlyMap<string, unknown> =>
  new Map(mentions.flatMap(({ sign, state }) => (state === undefined ? [] : [[sign, state] as const])));

const isMeaningful = (clause: string): boolean =>
  wordKinds(clause).some((kind) => !['filler', 'means', 'bedeutet'].includes(kind));

/** Mentions of signs with a clause each; those without any clause say nothing. */
function meanings(said: readonly Saying[]): readonly Mention[] {
  let before: CellState | undefined;
  return said.flatMap(({ sign, clause, isLinked }): Mention[] => {
    const told = clauseState(clause);
    const state = told === 'opposite' ? before && OPPOSITE[before] : told;
    before = state ?? before;
    return state !== undefined || isMeaningful(clause) ? [{ sign, state, isLinked }] : [];
  });
}

/** Combines the meaning of a sign so far with a further mention. */
function agreed(before: SignMeaning | undefined, { state, isLinked }: Mention, line: string): SignMeaning {
  if (before === undefined) return { state: state ?? 'doubted', line };
  // Casual words about a mark for "contains" do not exclude anything.
  if (state === undefined && before.state === 'contains' && !isLinked) return before;
  return before.state === state ? before : { state: 'doubted', line };
}

/**
 * Reads the meaning of signs from the texts around a table, in whatever words: "✗ contains the allergen, ✓ does not", "free = ✓", "a tick
 * means safe", "blank = free".
 * @param marks of the table
 */
export function readMarkLegend(texts: readonly string[], marks: readonly string[]): ReadonlyMap<string, SignMeaning> {
  // Marks in words explain themselves.
  const signs = new Set(marks.map(canonicalSign).filter((sign) => Array.from(sign).length <= MAX_SIGN_LENGTH));
  const [drawnIn, namedIn] = [signFinder([...signs, BLANK]), signFinder([ANY_MARK])];
  const found: { readonly mention: Mention; readonly line: string }[] = texts.flatMap((line) => {
    const text = plainText(line);
    const drawn = drawnIn(text);
    const named = drawn.length > 0 || DIET.test(text) ? drawn : namedIn(text);
    return named.length > 0 ? mentionsIn(text, named).map((mention) => ({ mention, line })) : [];
  });
  const told = new Map<string, SignMeaning>();
  // Understood mentions first.
  for (const { mention, line } of found.toSorted(
    (a, b) => Number(a.mention.state === undefined) - Number(b.mention.state === undefined),
  ))
    told.set(mention.sign, agreed(told.get(mention.sign), mention, line));
  return told;
}
