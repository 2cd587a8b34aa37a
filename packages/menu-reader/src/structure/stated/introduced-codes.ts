import { lowerCased, lowerCasePattern } from '../../any-case.ts';
import { wordListLines } from '../../vocabulary/load-forms.ts';
import { isDenied } from './allergen-words.ts';
import type { Legend } from './legend.ts';
import type { Meaning } from './meaning.ts';
import { bareCode, meaningOf, splitCodes } from './printed-codes.ts';

type Kind = 'contains' | 'may' | 'free';

const formsOf = (kind: Kind): string =>
  wordListLines('statement-words')
    .flatMap((line) => (line.startsWith(`${kind.toUpperCase()} | `) ? line.slice(kind.length + 3) : []))
    .join('|');

const ANY_WORDS = (['free', 'may', 'contains'] as const).map(formsOf).join('|');
const CODE = String.raw`(?!(?:${ANY_WORDS})(?![\p{L}]))(?:\p{L}{1,3}\d{0,2}|\d{1,2}(?:\.\d{1,2}|\p{L})?)(?![\p{L}\d])`;
const AND = String.raw`(?:\s*[,/&+|–-]\s*|\s+(?:(?:and|or|und|oder|et|ou|y|o|e|i|en|of)\s+)?)`;
const WORDS = `(?:(?<free>${formsOf('free')})|(?<may>${formsOf('may')})|(?<contains>${formsOf('contains')}))`;
/** Words that introduce codes, and the codes: "Contains: G/D", "may contain 8", "kann Spuren von 8 enthalten". */
const INTRODUCED = new RegExp(
  lowerCasePattern(
    String.raw`(?<![\p{L}\d])${WORDS}\s*:?\s*[([]?(?<codes>${CODE}(?:${AND}${CODE})*)(?:\s(?:enthalten|bevatten))?`,
  ),
  'dgu',
);
const BETWEEN = /[\s.,;:()[\]{}|–-]/g;
const SHORT_CODE = /^(?:\p{Lu}\p{L}?\d{0,2}|\d{1,2}\p{L}?)$/u;
const END = /^\s*(?:$|[.;)\]}|])/;

interface Introduced {
  readonly kind: Kind;
  readonly index: number;
  readonly printed: string;
  readonly codes: string;
}

function introducedIn(text: string): Introduced[] {
  return [...lowerCased(text).matchAll(INTRODUCED)].map(({ 0: { length }, index, groups = {}, indices }) => {
    const printed = text.slice(index, index + length);
    const codes = text.slice(...(indices?.groups?.codes ?? [0, 0]));
    const turned = groups.free !== undefined || isDenied(text.slice(0, index));
    return { kind: turned ? 'free' : groups.may === undefined ? 'contains' : 'may', index, printed, codes };
  });
}

const piecesOf = (codes: string): string[] => codes.split(/[\s,/&+|–-]+/).filter(Boolean);

/** True for code statements alone, one of them of presence: "Contains 1, 3. May contain 8". */
export function isIntroducedCodes(text: string): boolean {
  const all = introducedIn(text);
  const rest = all.reduce((left, { printed }) => left.replace(printed, ''), text).replace(BETWEEN, '');
  return !rest && all.some(({ kind }) => kind !== 'free') && all.every(({ codes }) => piecesOf(codes).every(isShort));
}

const isShort = (code: string): boolean => SHORT_CODE.test(code) || /^(?:and|or|und|oder|et|ou)$/.test(code);

/** Codes of the legend in a statement, up to the first word; whole if no word is among them. */
function namedCodes({ codes }: Introduced, legend: Legend): { readonly known: string[]; readonly isWhole: boolean } {
  const all = splitCodes(codes, legend);
  const known = all.map((code) => meaningOf(bareCode(code), legend) !== undefined);
  const word = all.findIndex((code, at) => !known[at] && !SHORT_CODE.test(code));
  const end = word < 0 ? all.length : word;
  return { known: all.filter((_, at) => at < end && known[at]), isWhole: word < 0 };
}

const ENDS_IN_WORDS = new RegExp(lowerCasePattern(String.raw`(?<![\p{L}\d])${WORDS}\s*:?\s*$`), 'u');

/** Codes with the words that introduce them in another style: "Free from:" and "G, D". */
export function withIntroduction(before: string, codes: string): string {
  const found = ENDS_IN_WORDS.exec(lowerCased(before));
  return found ? `${before.slice(found.index).trim()} ${codes}` : codes;
}

/** Reads "Contains: G/D. May contain E" by the legend; null where a text has no such words before codes of it. */
export function introducedMeanings(printed: string, legend: Legend): Meaning[] | null {
  const found = introducedIn(printed).flatMap((one) => {
    const { known } = namedCodes(one, legend);
    return known.length ? [{ kind: one.kind, known }] : [];
  });
  if (!found.length) return null;
  // "Free from: G" states nothing: the code may be one member of its group alone
  return found.flatMap(({ kind, known }) =>
    kind === 'free' ? [] : known.flatMap((code) => statedOf(code, kind, legend)),
  );
}

function statedOf(code: string, kind: 'contains' | 'may', legend: Legend): Meaning[] {
  const { contains, mayContain } = meaningOf(bareCode(code), legend) ?? {};
  if (mayContain || kind === 'may') return [{ mayContain: [...(contains ?? []), ...(mayContain ?? [])] }];
  return contains ? [{ contains }] : [];
}

/** Removes statements by codes of the legend at the end of a text; if words follow the codes they stay, as the statement continues. */
export function withoutIntroduced(text: string, legend: Legend, taken: string[]): string {
  let rest = text;
  for (const one of introducedIn(text)) {
    const { known, isWhole } = namedCodes(one, legend);
    if (!known.length) continue;
    taken.push(one.printed);
    const behind = text.slice(one.index + one.printed.length);
    if (isWhole && (END.test(behind) || introducedIn(behind)[0]?.index === behind.search(/\S/)))
      rest = rest.replace(one.printed, '');
  }
  return rest === text ? text : rest.replace(/\s*[([{][\s.,;]*[)\]}]|^[\s.;,]+|[\s.;,]+$/g, '');
}

export const absencesIn = (printed: string, legend: Legend): string[] =>
  introducedIn(printed).flatMap((one) =>
    one.kind === 'free' && namedCodes(one, legend).known.length ? [one.printed] : [],
  );
