import { sentenceEnd, sentenceStart } from './reading/token-spans.ts';
import { CLOSE, COMMA, isBreak, OPEN, type Tokens } from './text/tokens.ts';

/** A segment of a comma list: tokens [from, to). */
interface Component {
  readonly from: number;
  readonly to: number;
}

/**
 * True where a diet word at `at` is said of one component of a list and not of the whole dish: "Broccoli, vegan, cheese noodles", "vegan
 * cheese, bacon". A mark at the end of a list is the dish's, unless another component has a mark of its own.
 * @param says true for a token that states the diet
 * @param isMark true for a segment that only marks what it stands beside: "vegan", "gluten free"
 */
export function isOfComponent(
  tokens: Tokens,
  at: number,
  says: (at: number) => boolean,
  isMark: (words: readonly string[]) => boolean,
): boolean {
  if (!tokens.words.includes(COMMA)) return false;
  const list = componentsAround(tokens, at);
  const own = list.findIndex(({ from, to }) => at >= from && at < to);
  if (own < 0 || list.length < 2) return false;
  const marks = list.map(({ from, to }) => isMark(tokens.words.slice(from, to)));
  const foods = list.filter((_, i) => !marks[i]);
  if (foods.length < (marks[own] ? 1 : 2)) return false;
  // A mark of its own belongs to the component before it.
  const saying = list.map(({ from, to }) => range(from, to).some(says));
  const told = list.map((_, i) => !marks[i] && (saying[i] || marksAfter(marks, i).some((mark) => saying[mark])));
  if (foods.every((food) => told[list.indexOf(food)])) return false;
  const isLast = marks.slice(own).every(Boolean);
  const others = saying.some((says, i) => says && i !== own && !(isLast && i > own));
  const isFirst = marks.slice(0, own + 1).every(Boolean);
  const bracketed = own === list.length - 1 && isInBrackets(tokens.words, at);
  return others || !(bracketed || (marks[own] && (isLast || isFirst)));
}

/** "Sausage, mash, peas (vegan)": the mark in brackets is the last word. */
function isInBrackets(words: readonly string[], at: number): boolean {
  return words[at - 1] === OPEN && words[at + 1] === CLOSE;
}

/** The marks that follow a component directly. */
function marksAfter(marks: readonly boolean[], at: number): number[] {
  const found: number[] = [];
  for (let i = at + 1; marks[i]; i += 1) found.push(i);
  return found;
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, i) => from + i);

/** The segments of the sentence around `at` that printed commas part; what is in brackets belongs to the segment before it. */
function componentsAround({ text, words, starts }: Tokens, at: number): Component[] {
  const from = sentenceStart(words, at);
  const to = sentenceEnd(words, at);
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
