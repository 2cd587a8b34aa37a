import { sentenceEnd, sentenceStart } from './reading/token-spans.ts';
import { CLOSE, COMMA, isBreak, OPEN, type Tokens, type Words } from './text/tokens.ts';
import { hasIn } from './text/word-counts.ts';

interface Component {
  readonly from: number;
  readonly to: number;
}

interface ComponentList {
  readonly parts: readonly Component[];
  readonly partOf: readonly number[];
  readonly from: number;
  /** True for components that only mark their neighbour: "vegan", "gluten free". */
  readonly marks: readonly boolean[];
  readonly saying: readonly boolean[];
  readonly sayings: number;
  readonly firstSaying: number;
  readonly foods: number;
  readonly firstFood: number;
  readonly lastFood: number;
  readonly isEachTold: boolean;
}

/**
 * Decides whether a diet word applies to one component of a list or to the whole dish: "Broccoli, vegan, cheese noodles", "vegan cheese,
 * bacon". A mark at the end of a list is the dish's, unless another component has a mark of its own. Each list is read once, as it may have
 * thousands of components that all state a diet.
 * @param dietAt the diet that a token states
 * @param unmarked words of a component that does more than mark its neighbour
 */
export function componentReader<Diet extends string>(
  tokens: Tokens,
  dietAt: (words: Words, at: number) => Diet | undefined,
  unmarked: { has(word: string): boolean },
): (at: number, diet: Diet) => boolean {
  const { words } = tokens;
  if (!words.includes(COMMA)) return () => false;
  const lists = new Map<string, ComponentList>();
  const listAround = (at: number, diet: Diet): ComponentList => {
    const from = sentenceStart(words, at);
    const key = `${from} ${diet}`;
    const list = lists.get(key) ?? componentList(tokens, from, (i) => dietAt(words, i) === diet, unmarked);
    lists.set(key, list);
    return list;
  };
  return (at, diet) => isOfComponent(words, at, listAround(at, diet));
}

function isOfComponent(words: Words, at: number, list: ComponentList): boolean {
  const { parts, marks, saying, sayings, foods } = list;
  const own = list.partOf[at - list.from] ?? -1;
  if (own < 0 || parts.length < 2 || list.isEachTold || foods < (marks[own] ? 1 : 2)) return false;
  const isLast = list.lastFood < own;
  const isFirst = list.firstFood > own;
  const others = isLast ? sayings > 0 && list.firstSaying < own : sayings > (saying[own] ? 1 : 0);
  const bracketed = own === parts.length - 1 && isInBrackets(words, at);
  return others || !(bracketed || (marks[own] && (isLast || isFirst)));
}

/** "Sausage, mash, peas (vegan)": the mark in brackets is the last word. */
function isInBrackets(words: Words, at: number): boolean {
  return words[at - 1] === OPEN && words[at + 1] === CLOSE;
}

function componentList(
  tokens: Tokens,
  from: number,
  says: (at: number) => boolean,
  unmarked: { has(word: string): boolean },
): ComponentList {
  const parts = componentsFrom(tokens, from);
  const partOf: number[] = new Array(Math.max(0, (parts.at(-1)?.to ?? from) - from)).fill(-1);
  for (const [i, part] of parts.entries()) partOf.fill(i, part.from - from, part.to - from);
  const marks = parts.map((part) => !hasIn(tokens.words, part.from, part.to, unmarked));
  const saying = parts.map((part) => range(part.from, part.to).some(says));
  return {
    ...{ parts, partOf, from, marks, saying },
    sayings: saying.filter(Boolean).length,
    firstSaying: saying.indexOf(true),
    foods: marks.filter((isMark) => !isMark).length,
    firstFood: marks.indexOf(false),
    lastFood: marks.lastIndexOf(false),
    isEachTold: marks.every(
      // A component's own mark follows it.
      (isMark, i) => isMark || saying[i] || marksAfter(marks, i).some((mark) => saying[mark]),
    ),
  };
}

function marksAfter(marks: readonly boolean[], at: number): number[] {
  const found: number[] = [];
  for (let i = at + 1; marks[i]; i += 1) found.push(i);
  return found;
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, i) => from + i);

/** Segments between printed commas in the sentence from `from`; a bracket belongs to the segment before it. */
function componentsFrom({ text, words, starts }: Tokens, from: number): Component[] {
  const to = sentenceEnd(words, from);
  const parts: Component[] = [];
  let depth = 0;
  let begun = from;
  for (let i = from; i <= to; i += 1) {
    if (words[i] === OPEN) depth += 1;
    if (words[i] === CLOSE) depth -= 1;
    const isComma = words[i] === COMMA && text[starts[i] ?? 0] === ',';
    if (i < to && !(isComma && depth <= 0)) continue;
    if (words.slice(begun, i).some((word) => !isBreak(word))) parts.push({ from: begun, to: i });
    begun = i + 1;
  }
  return parts;
}
