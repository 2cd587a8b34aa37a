import { readGroups } from '../../words/read-list.ts';
import { FOODS } from '../foods.ts';
import { phraseSet } from '../phrase-table.ts';
import { type Meaning, type Reader, type Span, spanOf } from '../span.ts';
import type { Token } from '../tokens.ts';
import type { Vocabulary } from '../vocabulary.ts';

const listed = readGroups('asked/places.txt');
const BEFORE = phraseSet(listed('before'));
const AFTER = phraseSet(listed('after'));
/** After a town these show that it stands alone; before other words it may be a food. */
const ENDS: ReadonlySet<string> = new Set(listed('ends'));
const ELSEWHERE = phraseSet(listed('elsewhere'));
const AT = phraseSet(listed('before a restaurant'));

interface Place {
  readonly meaning: Meaning;
  readonly next: number;
  /** Nothing else is spelled like it. */
  readonly plain: boolean;
}

function districtAt(tokens: readonly Token[], from: number, vocabulary: Vocabulary): Place | null {
  const token = tokens[from];
  if (token === undefined || !vocabulary.districts.has(token.text)) return null;
  const [digit, letters] = [tokens[from + 1], tokens[from + 2]];
  const whole =
    digit?.kind === 'number' &&
    letters?.kind === 'word' &&
    /^[a-z]{2}$/.test(letters.text) &&
    digit.end === letters.start;
  const meaning: Meaning = { kind: 'district', name: token.text, values: [token.text] };
  return { meaning, next: from + (whole ? 3 : 1), plain: true };
}

function placeAt(tokens: readonly Token[], from: number, vocabulary: Vocabulary): Place | null {
  const district = districtAt(tokens, from, vocabulary);
  if (district !== null) return district;
  const city = vocabulary.cities.at(tokens, from);
  if (city === null) return null;
  const plain = !(city.next === from + 1 && FOODS.has(tokens[from]?.text ?? ''));
  return { meaning: { kind: 'city', ...city.value }, next: city.next, plain };
}

/** Reads a town, with or without "in" or the like before it, or a postcode district. */
export const readPlace: Reader = (tokens, from, vocabulary) => {
  const before = BEFORE.at(tokens, from);
  if (before !== null) {
    const place = placeAt(tokens, before.next + (tokens[before.next]?.text === 'the' ? 1 : 0), vocabulary);
    if (place === null) return elsewhereAt(tokens, from, before.next);
    const to = AFTER.at(tokens, place.next)?.next ?? place.next;
    const following = tokens[to];
    const certain = place.plain || following?.kind !== 'word' || ENDS.has(following.text);
    return spanOf(from, to, [place.meaning], 8, certain);
  }
  const place = placeAt(tokens, from, vocabulary);
  if (place === null) return null;
  return spanOf(from, place.next, [place.meaning], 5, place.meaning.kind === 'district');
};

/** "in london", where no restaurant is. */
function elsewhereAt(tokens: readonly Token[], from: number, at: number): Span | null {
  const found = ELSEWHERE.at(tokens, at);
  if (found === null) return null;
  const to = AFTER.at(tokens, found.next)?.next ?? found.next;
  return spanOf(from, to, [{ kind: 'elsewhere', name: found.value }], 8);
}

export const readRestaurant: Reader = (tokens, from, vocabulary) => {
  const at = AT.at(tokens, from);
  const begin = at?.next ?? from;
  const name =
    vocabulary.restaurants.at(tokens, begin + (tokens[begin]?.text === 'the' ? 1 : 0)) ??
    vocabulary.restaurants.at(tokens, begin);
  if (name === null) return null;
  return spanOf(from, name.next, [{ kind: 'restaurant', ...name.value }], 6, at !== null);
};
