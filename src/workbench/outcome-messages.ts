import type { IngestedMenu } from '../ingest/ingest-document.ts';

type Outcome = IngestedMenu['outcome'];

/** Outcomes in words. An address carries the codes alone, so that a link cannot put its own words on a page. */
const WORDS: Readonly<Record<Outcome['outcome'], string>> = {
  created: 'stored',
  changed: 'changed',
  revised: 'revised',
  unchanged: 'unchanged',
  withdrawn: 'stays withdrawn',
  held: 'held back',
};

/** An outcome for an address: `changed-12`, or `held` if no menu was stored. */
export const outcomeCode = (outcome: Outcome): string =>
  'menuId' in outcome ? `${outcome.outcome}-${outcome.menuId}` : outcome.outcome;

/** The outcomes of an address in words; undefined if it names none, or something else. */
export function describeOutcomes(codes: string): string | undefined {
  const described = codes.split(',').map((code) => {
    const [, outcome = '', id] = /^([a-z]+)(?:-(\d{1,10}))?$/.exec(code) ?? [];
    const words = Object.hasOwn(WORDS, outcome) ? WORDS[outcome as Outcome['outcome']] : undefined;
    return words && (id === undefined ? words : `menu ${id} ${words}`);
  });
  return described.includes(undefined) ? undefined : described.join('; ');
}
