import { foldText } from '@menu-data-service/menu-model/fold-text';
import { dataLines } from '../../lib/data-lines.ts';

/** State of an allergen that a cell declares for its dish. */
export type CellState = 'contains' | 'may contain' | 'no' | 'unknown';

const KINDS = ['not', 'allergen', 'contains', 'free', 'may contain', 'means', 'bedeutet', 'filler'] as const;
export type ListedKind =
  | (typeof KINDS)[number]
  | ('blank' | 'mark' | 'shown')
  | ('unsettled' | 'settled' | 'place' | 'shared' | 'turning');
type WordKind = (typeof KINDS)[number] | 'strange';

let known: ReadonlyMap<string, ReadonlySet<string>> | undefined;

export function legendWords(kind: ListedKind): ReadonlySet<string> {
  known ??= new Map(
    dataLines('src/ingest/kitchen/legend-words.txt').map((line) => {
      const [name = '', words = ''] = line.split('|').map((part) => part.trim());
      return [name, new Set(words.split(',').map(foldText))];
    }),
  );
  return known.get(kind) ?? new Set();
}

export const hasWord = (text: string, kind: ListedKind): boolean =>
  foldText(text)
    .split(' ')
    .some((word) => legendWords(kind).has(word));

const wordKind = (word: string): WordKind => KINDS.find((kind) => legendWords(kind).has(word)) ?? 'strange';

/** Kinds of the words of a text, in order; "strange" for words unknown in legends. */
export const wordKinds = (text: string): readonly WordKind[] => foldText(text).split(' ').filter(Boolean).map(wordKind);

const STATES: ReadonlyMap<WordKind, CellState> = new Map([
  ['contains', 'contains'],
  ['free', 'no'],
  ['may contain', 'may contain'],
]);

/** Opposite of a mark's meaning. */
export const OPPOSITE: Readonly<Record<CellState, CellState>> = {
  ...{ contains: 'no', no: 'contains', 'may contain': 'no', unknown: 'unknown' },
};

/**
 * Parses the meaning that a clause of a legend gives to a mark: a state, the opposite of what was said before it ("does not"), or undefined
 * if unsure, as with any unknown word: "can be made without" is not "without".
 */
export function clauseState(clause: string): CellState | 'opposite' | undefined {
  const kinds = wordKinds(clause);
  if (kinds.includes('strange') || deniesMeaning(kinds)) return undefined;
  const { said, isNegated } = statesIn(kinds);
  const [only, ...others] = said;
  if (others.length > 0 || (only !== undefined && isNegated)) return undefined;
  if (only !== undefined) return only;
  const namesAllergen = kinds.includes('allergen');
  if (isNegated) return namesAllergen ? 'no' : 'opposite';
  return namesAllergen ? 'contains' : undefined;
}

/** "Does not mean free" denies a meaning and states none. */
const deniesMeaning = (kinds: readonly WordKind[]): boolean =>
  kinds.some(
    (kind, i) =>
      ((kind === 'means' || kind === 'bedeutet') && kinds[i - 1] === 'not') ||
      (kind === 'bedeutet' && kinds[i + 1] === 'not'),
  );

/** States in the words, each negated by a word before it ("not suitable") or right behind it ("contains no"). */
function statesIn(kinds: readonly WordKind[]): { said: ReadonlySet<CellState>; isNegated: boolean } {
  const said = new Set<CellState>();
  let isNegated = false;
  for (const [i, kind] of kinds.entries()) {
    const state = STATES.get(kind);
    if (kind === 'not') {
      if (kinds[i - 1] === 'contains' && said.delete('contains')) said.add('no');
      else isNegated = true;
    } else if (state) {
      // "May contain"
      if (state !== 'contains' || !said.has('may contain')) said.add(isNegated ? OPPOSITE[state] : state);
      isNegated = false;
    }
  }
  return { said, isNegated };
}
