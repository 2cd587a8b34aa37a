import { type PhraseTable, phraseSet } from '../../phrase-table.ts';
import { type Meaning, type Reader, spanOf } from '../../span.ts';
import { avoidedWords, TASTES } from '../../words/avoided.ts';
import { excludedWord } from './avoided-list.ts';

const NOT = phraseSet(avoidedWords('not made'));
const WAYS: PhraseTable<string> = phraseSet(avoidedWords('way of making'));
const JOINTS: ReadonlySet<string> = new Set([',', '/', '&', 'or', 'and', 'nor']);

const ALLERGEN_TASTES = new Map(TASTES);
const MUCH: ReadonlySet<string> = new Set(['too', 'very', 'so']);

/** Reads how the dish must not be made or taste: "not fried", "not too nutty". "nothing nutty" asks for more: that there are no nuts. */
export const readRefusedMaking: Reader = (tokens, from) => {
  const not = NOT.at(tokens, from);
  const isTaste = not !== null && MUCH.has(tokens[not.next - 1]?.text ?? '');
  const ways: string[] = [];
  let to = from;
  for (let way = not && WAYS.at(tokens, not.next); way !== null; ) {
    ways.push(way.value);
    to = way.next;
    way = JOINTS.has(tokens[to]?.text ?? '') ? WAYS.at(tokens, to + 1) : null;
  }
  if (ways.length === 0) return null;
  const allergensOf = (way: string) => (isTaste ? undefined : ALLERGEN_TASTES.get(way));
  const codes = ways.flatMap((way) => allergensOf(way) ?? []);
  const words = ways.filter((way) => !allergensOf(way)).map((way) => excludedWord(way, [way]));
  const meanings: readonly Meaning[] = [
    ...(codes.length > 0 ? [{ kind: 'absent', codes } as const] : []),
    ...(words.length > 0 ? [{ kind: 'without', words } as const] : []),
  ];
  return spanOf(from, to, meanings, 7.5);
};
