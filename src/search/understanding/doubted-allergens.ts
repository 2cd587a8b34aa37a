import { NUMBER_WORDS } from '@menu-data-service/menu-model/number-words';
import { isConnective } from '../search-text.ts';
import { ENGLISH_WORDS } from '../words/english-words.ts';
import { readGroups } from '../words/read-list.ts';
import { FOOD_HEADS, FOODS, isBegunFood } from './foods.ts';
import { isJoin, phraseSet } from './phrase-table.ts';
import { allergenAt, allergenSourceAt } from './readers/avoided/allergen-names.ts';
import { FOOD_PHRASES } from './readers/avoided/listed-names.ts';
import { covers, type Span, spanOf } from './span.ts';
import { type Token, wordsOf } from './tokens.ts';
import type { Vocabulary } from './vocabulary.ts';
import { avoidedWords } from './words/avoided.ts';

const listed = readGroups('asked/wishes.txt');
const ASKING = phraseSet(listed('asking'));
const PERSONS = phraseSet(listed('person'));
const HAVING = phraseSet(listed('having'));
const ABLE: ReadonlySet<string> = new Set(listed('able'));
const BETWEEN: ReadonlySet<string> = new Set(listed('between'));
const WANTING = phraseSet(listed('wanting'));
const LEADS = phraseSet(listed('lead'));
const DETERMINERS = phraseSet([...listed('determiner'), ...NUMBER_WORDS.keys()]);
const JOINING = phraseSet(listed('joining'));
const AFTER = phraseSet(listed('after'));
const WAYS: ReadonlySet<string> = new Set(avoidedWords('way of making'));

/** More in a row are no request. */
const MAX_BETWEEN = 2;
const MAX_DETERMINERS = 2;
/** Longer searches are sentences. */
const MAX_NAME_WORDS = 4;
const MIN_SLIPPED_LENGTH = 5;
const MIN_LENGTH_TWO_SLIPS = 7;
const PUNCTUATION = /^[\p{P}£€$+=<>|~^`™®©°]$/u;
const CLAUSE_END = /^[,.;:!?()–—]$/;

/** A word that goes on about something said before, so that a clause with it is not understood alone. */
const GOES_ON: ReadonlySet<string> = new Set(listed('goes on'));

/**
 * Excludes allergens, and foods that always hold one, wherever the words around them are not all understood as a dish or a request: a
 * search by somebody with an allergy must never become one for it. What is left of such a sentence is not searched for unless it is food.
 * @param read spans read, including names of dishes
 */
export function doubtedAllergens(
  tokens: readonly Token[],
  read: readonly Span[],
  vocabulary: Vocabulary,
): readonly Span[] {
  const { restaurants } = vocabulary;
  const mentions = mentionsOf(tokens, read);
  if (mentions.length === 0) return [];
  const roles = rolesOf(tokens, [...read, ...mentions], vocabulary);
  const clauses = clausesOf(tokens);
  const strangeTo = (ofRoles: readonly Role[]) => clauses.filter((clause) => !isUnderstood(tokens, clause, ofRoles));
  const strange = strangeTo(roles);
  if (strange.length === 0) return [];
  // "badger lasagne", "unicorn cheesecake": a shop or the first word of a dish may be called anything
  const isShort = tokens.length <= MAX_NAME_WORDS && clauses.length === 1;
  const stranger = strangeTo(
    roles.map(
      (role, at) => role ?? ((isShort && at === 0) || restaurants.hasWord(tokens[at]?.text ?? '') ? 'food' : null),
    ),
  );
  const excluding = [...mentions, ...read.filter(isExclusion)];
  const isExplained = ({ from, to }: Clause) => excluding.some((span) => from <= span.from && span.from < to);
  const doubted = mentions.filter(({ isAllergen, from }) => {
    if (isAllergen || stranger.length === 0) return isAllergen;
    // "wheat bloats me horribly, noodles"
    const own = clauses.find((clause) => clause.from <= from && from < clause.to);
    const isApart = !stranger.some((clause) => clause === own) && stranger.every(isExplained);
    return !isApart || tokens.slice(own?.from, own?.to).some(({ text }) => GOES_ON.has(text));
  });
  if (doubted.length === 0) return [];
  const unread = tokens.flatMap(({ kind }, at) =>
    kind !== 'word' || roles[at] !== null || covers(read, at) ? [] : [spanOf(at, at + 1, [{ kind: 'filler' }], 0)],
  );
  return [...doubted, ...unread];
}

interface Mention extends Span {
  /** False for a food that holds one. */
  readonly isAllergen: boolean;
}

const isExclusion = ({ meanings: [meaning] }: Span): boolean =>
  meaning?.kind === 'absent' || meaning?.kind === 'without';

function mentionsOf(tokens: readonly Token[], read: readonly Span[]): readonly Mention[] {
  const settled = read.filter((span) => isExclusion(span) || (span.certain && 'values' in (span.meanings[0] ?? {})));
  const found: Mention[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    if (covers(settled, at)) continue;
    const allergen = allergenAt(tokens, at, false);
    const named = allergen ?? allergenSourceAt(tokens, at);
    if (named === null) continue;
    found.push({
      ...spanOf(at, named.next, [{ kind: 'absent', codes: named.value }], 0),
      ...(allergen?.corrected && { corrected: [allergen.corrected] }),
      doubtful: [wordsOf(tokens, at, named.next)],
      isAllergen: allergen !== null,
    });
    at = named.next - 1;
  }
  return found;
}

/** Part of a request that a token belongs to; null if it is not understood. */
type Role = 'food' | 'condition' | 'sign' | null;

function rolesOf(tokens: readonly Token[], read: readonly Span[], vocabulary: Vocabulary): readonly Role[] {
  const { dishes, known } = vocabulary;
  const words = tokens.flatMap(({ kind, text }, at) => (kind === 'word' && !isConnective(text) ? [at] : []));
  const textAt = (at: number | undefined) => (at === undefined ? '' : (tokens[at]?.text ?? ''));
  let slips = 0;
  const isDish = (text: string, at: number): boolean => {
    if (FOODS.has(text) || FOOD_HEADS.has(text) || WAYS.has(text)) return true;
    const place = words.indexOf(at);
    const [before, after] = [textAt(words[place - 1]), textAt(words[place + 1])];
    if (place >= 0 && (dishes.hasPair(before, text) || dishes.hasPair(text, after))) return true;
    const isBegun = at === tokens.length - 1 && tokens[at - 1]?.kind === 'word';
    if (isBegun && (isBegunFood(text) || dishes.hasBegunPair(before, text))) return true;
    const isRight = text.length < MIN_SLIPPED_LENGTH || ENGLISH_WORDS.has(text) || known.has(text);
    if (isRight || dishes.near(text, text.length < MIN_LENGTH_TWO_SLIPS ? 1 : 2).length === 0) return false;
    slips += 1;
    return slips === 1;
  };
  const roles: Role[] = tokens.map(({ kind, text, typed }, at) => {
    const span = read.find(({ from, to, meanings }) => from <= at && at < to && meanings[0]?.kind !== 'filler');
    if (span !== undefined) return roleOf(span);
    if (kind === 'sign') return PUNCTUATION.test(text) ? 'sign' : null;
    return kind !== 'word' || (typed === undefined && isDish(text, at)) ? 'food' : null;
  });
  for (let at = 0; at < tokens.length; at += 1) {
    const name = FOOD_PHRASES.at(tokens, at);
    if (name !== null) roles.fill('food', at, name.next);
  }
  return roles;
}

function roleOf({ meanings: [meaning], doubtful }: Span): Role {
  if (meaning?.kind === 'dish' || (meaning?.kind === 'absent' && doubtful !== undefined)) return 'food';
  // "no xyzzy"
  const isStrange =
    meaning?.kind === 'without' && !meaning.words.every(({ isKnown, typed }) => isKnown || WAYS.has(typed));
  return isStrange ? null : 'condition';
}

interface Clause {
  readonly from: number;
  readonly to: number;
}

function clausesOf(tokens: readonly Token[]): readonly Clause[] {
  const ends = tokens.flatMap(({ kind, text }, at) => (kind === 'sign' && CLAUSE_END.test(text) ? [at + 1] : []));
  return [0, ...ends].map((from, number) => ({ from, to: ends[number] ?? tokens.length }));
}

/** Token after a request by somebody: "can i get", "my wife wants", "i am" before a condition; null if there is none. */
function requestEnd(tokens: readonly Token[], from: number, roles: readonly Role[]): number | null {
  const asking = ASKING.at(tokens, from);
  const person = PERSONS.at(tokens, asking?.next ?? from);
  if (person === null) return null;
  let mayHave = asking !== null;
  let at = person.next;
  for (let skipped = 0; skipped <= MAX_BETWEEN; skipped += 1) {
    if (roles[at] === 'condition') return at;
    const wanting = WANTING.at(tokens, at) ?? (mayHave ? HAVING.at(tokens, at) : null);
    if (wanting !== null) return wanting.next;
    const text = tokens[at]?.text ?? '';
    mayHave ||= ABLE.has(text);
    if (!ABLE.has(text) && !BETWEEN.has(text)) return null;
    at += 1;
  }
  return null;
}

/** True if a clause holds only dishes, conditions and the words of a request, in their order. */
function isUnderstood(tokens: readonly Token[], { from, to }: Clause, roles: readonly Role[]): boolean {
  let isBefore = true;
  let determiners = 0;
  let isOpen = false;
  for (let at = from; at < to; ) {
    const role = roles[at] ?? null;
    if (role === 'sign') {
      at += 1;
    } else if (role !== null) {
      isBefore = role === 'condition';
      isOpen = false;
      determiners = 0;
      at += 1;
    } else {
      const step = stepAt(tokens, at, roles, isBefore);
      determiners = step?.by === 'determiner' ? determiners + 1 : 0;
      if (step === null || determiners > MAX_DETERMINERS) return false;
      if (step.by === 'joint') isBefore = true;
      isOpen = step.by === 'joint' || step.by === 'determiner';
      at = step.next;
    }
  }
  // "the. or", but "fish and" may go on
  return !isOpen || (to === tokens.length && roles.slice(from, to).some((role) => role !== null));
}

interface Step {
  readonly by: 'request' | 'after' | 'joint' | 'determiner';
  readonly next: number;
}

/** The words of a request that begin here. */
function stepAt(tokens: readonly Token[], at: number, roles: readonly Role[], isBefore: boolean): Step | null {
  const lead = isBefore ? (requestEnd(tokens, at, roles) ?? LEADS.at(tokens, at)?.next) : undefined;
  if (lead !== undefined) return { by: 'request', next: lead };
  const after = AFTER.at(tokens, at);
  if (after !== null) return { by: 'after', next: after.next };
  const joint = isJoin(tokens[at]) ? at + 1 : JOINING.at(tokens, at)?.next;
  if (joint !== undefined) return { by: 'joint', next: joint };
  const determiner = isBefore ? DETERMINERS.at(tokens, at) : null;
  return determiner && { by: 'determiner', next: determiner.next };
}
