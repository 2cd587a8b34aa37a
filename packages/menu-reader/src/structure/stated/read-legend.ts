import { lowerCased, lowerCasePattern } from '../../any-case.ts';
import { formsOf } from '../../vocabulary/load-forms.ts';
import { codeKey, type Legend, legendPairs, legendsAmong, NUMBER } from './legend.ts';
import { legendEntries, meaningOfEntry, retractsPromise, warningIn } from './legend-entries.ts';
import type { Meaning } from './meaning.ts';

/** Reads the legends among the texts of a document: every pair of a code and a meaning. */
export function readLegend(texts: readonly string[], statements: readonly Meaning[] = []): Legend {
  const byText = texts.map(explainedIn);
  const explained = byText.flat();
  const meanings = new Map<string, Meaning>();
  for (const { code, meaning } of explained) if (meaning && !meanings.has(code)) meanings.set(code, meaning);
  for (const [code, meaning] of byText.flatMap(casedMeanings)) meanings.set(code, meaning);
  const named = [...explained.map(({ code }) => code), ...texts.flatMap(explainedCodes)];
  const others = new Set(named.filter((code) => !meanings.has(code)));
  return { meanings, others, traceMarks: new Set(texts.flatMap(traceMarksIn)), statements };
}

interface Explained {
  readonly code: string;
  readonly raw: string;
  readonly meaning?: Meaning;
}

function explainedIn(text: string): Explained[] {
  const entries = legendEntries(text).map(({ code: raw, words }) => ({ raw, code: codeKey(raw), words }));
  const warnings = entries.flatMap(({ raw, code, words }) => {
    const meaning = warningIn(words);
    return meaning ? [{ raw, code, meaning }] : [];
  });
  const wordsOf = new Map(entries.map(({ code, words }) => [code, words]));
  const pairs = legendPairs(text).filter(
    ({ code, meaning }) => !(isPromise(meaning) && retractsPromise(wordsOf.get(code) ?? '')),
  );
  const paired = new Set([...warnings, ...pairs].map(({ code }) => code));
  const rest = entries.map(({ raw, code, words }) => {
    const meaning = paired.has(code) ? undefined : meaningOfEntry(words);
    return { raw, code, ...(meaning ? { meaning } : {}) };
  });
  return [...warnings, ...tracesOf(text, pairs), ...pairs, ...rest];
}

const TRACE_CODE = new RegExp(
  lowerCasePattern(
    String.raw`(?<![\p{L}\d])(?<code>\p{L}{1,3})\s*[=:–-]?\s*(?:${formsOf('trace-words')})\s*(?:$|[.,;|/()])`,
  ),
  'gu',
);

/** "n may contain; N contains nuts": one letter in two cases, one of them for traces. */
const tracesOf = (text: string, pairs: readonly Explained[]): Explained[] =>
  [...lowerCased(text).matchAll(TRACE_CODE)].flatMap(({ index, groups }) => {
    const raw = text.slice(index, index + (groups?.code?.length ?? 0));
    const code = codeKey(raw);
    const contains = pairs.find((pair) => pair.code === code && pair.raw !== raw)?.meaning?.contains;
    return contains ? [{ raw, code, meaning: { mayContain: contains } }] : [];
  });

function casedMeanings(explained: readonly Explained[]): [string, Meaning][] {
  const byRaw = new Map<string, Meaning>();
  for (const { raw, meaning } of explained) if (meaning && !byRaw.has(raw)) byRaw.set(raw, meaning);
  return [...byRaw].flatMap(([raw, meaning]): [string, Meaning][] => {
    const lower = byRaw.get(codeKey(raw));
    return lower && raw !== codeKey(raw)
      ? [
          [raw, meaning],
          [codeKey(raw), lower],
        ]
      : [];
  });
}

const isPromise = ({ contains, mayContain, option }: Meaning): boolean => !contains && !mayContain && !option;

/** Nothing behind it: "* may contain nuts" gives the meaning of the sign itself. */
const TRACES = new RegExp(
  lowerCasePattern(
    String.raw`(?<![\p{L}\d*+^°~#])(?<mark>[*+^°~#])\s?[)\]]?\s*[=:–-]?\s*(?:${formsOf('trace-words')})\s*(?:$|[.,;|/()])`,
  ),
  'gu',
);

const traceMarksIn = (text: string): string[] =>
  [...lowerCased(text).matchAll(TRACES)].flatMap(({ groups }) => groups?.mark ?? []);

const EXPLAINED = new RegExp(String.raw`(?<![\p{L}\d]|\d\.)[([]?(${NUMBER}|\p{L}{1,3}\d?)[)\]]?\s*[=:)]\s*\p{L}`, 'gu');

const explainedCodes = (text: string): string[] => [...text.matchAll(EXPLAINED)].map(([, code = '']) => codeKey(code));

export function legendNumbers(texts: readonly string[]): ReadonlySet<string> {
  const { meanings } = readLegend(legendsAmong(texts));
  return new Set([...meanings.keys()].filter((code) => /^\d/.test(code)));
}
