import { foldText } from '../../domain/fold-text.ts';
import { remembered } from '../../lib/remembered.ts';
import { readPairs } from '../words/read-list.ts';
import { phrases, readPhrases } from './phrases.ts';

const KINDS = phrases(
  readPairs('families/kinds.txt').flatMap(([kind, names]) => names.map((name) => [foldText(name), kind] as const)),
);

/** What comes in or on something else, and is no dish of its own there: chicken wings on a pizza. */
const TOPPINGS = ['wing', 'fried', 'steak', 'kebab', 'curry'];
const INSIDE: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ...['pizza', 'burger', 'omelette', 'pancake', 'taco', 'pasta'].map((kind) => [kind, TOPPINGS] as const),
  ...['sandwich', 'toastie', 'sub', 'wrap'].map((kind) => [kind, [...TOPPINGS, 'salad']] as const),
]);

/** Kinds of dishes that folded words name: "burgers fries" has two. */
function kindsIn(words: readonly string[]): ReadonlySet<string> {
  const kinds = new Set<string>();
  readPhrases(words, KINDS, (kind) => {
    if (kind !== null) kinds.add(kind);
  });
  return kinds;
}

const ofHeading = remembered((heading) => {
  const [kind, ...others] = kindsIn(foldText(heading).split(' '));
  return kind === undefined || others.length > 0 ? null : kind;
});

/**
 * The kind that a dish is of because its heading says so: the only one that the heading names, where the name of the dish has none of its own.
 * @param name as it is printed
 * @param words other words for it
 */
export function kindByHeading(heading: string, name: string, words: Iterable<string>): string | null {
  const kind = ofHeading(heading);
  if (kind === null) return null;
  const inside = INSIDE.get(kind) ?? [];
  const own = [...kindsIn(foldText(name).split(' ')), ...kindsIn([...words])];
  return own.some((one) => !inside.includes(one)) ? null : kind;
}
