import type { AllergenCode } from '@menu-data-service/menu-model/allergens';
import type { ItemFacts } from './read-item.ts';

interface StatedAllergen {
  readonly code: AllergenCode;
  readonly state: 'contains' | 'may contain';
  readonly words: string;
}

/** Statements of the restaurant about an item's allergens: legend and codes first, then the item's own text and its section. */
export interface StatedAllergens {
  /** "Contains" before "may contain". */
  readonly declared: readonly StatedAllergen[];
  readonly free: ReadonlyMap<AllergenCode, string>;
  /** Declared absent by the item's name: "dairy free cheese". */
  readonly freeByName: ReadonlySet<AllergenCode>;
  readonly complete: boolean;
}

export function statedAllergens({ stated, name, description, section, list }: ItemFacts): StatedAllergens {
  const texts = [name, description, ...(list ? [list.text] : [])];
  const own = texts.flatMap(({ declared }) => declared);
  const ofLegend = (state: StatedAllergen['state'], key: 'contains' | 'mayContain'): StatedAllergen[] =>
    (stated[key] ?? []).map((code) => ({ code, state, words: stated.words?.[key] ?? '' }));
  const read = [section, ...texts];
  const free = new Map<AllergenCode, string>();
  for (const code of stated.freeFrom ?? []) free.set(code, stated.words?.freeFrom ?? '');
  for (const { free: phrases } of read)
    for (const phrase of phrases) if (phrase.whole) for (const code of phrase.codes) free.set(code, phrase.words);
  const warning = read.find(({ traces }) => traces !== undefined)?.traces;
  const promised = new Set([...free.keys(), ...read.flatMap((text) => text.promised)]);
  const traces: StatedAllergen[] =
    warning === undefined ? [] : [...promised].map((code) => ({ code, state: 'may contain', words: warning }));
  return {
    declared: [
      ...ofLegend('contains', 'contains'),
      ...own.filter(({ state }) => state === 'contains'),
      ...section.declared.filter(({ state }) => state === 'contains'),
      ...ofLegend('may contain', 'mayContain'),
      ...own.filter(({ state }) => state === 'may contain'),
      ...section.declared.filter(({ state }) => state === 'may contain'),
      ...traces,
    ],
    free,
    freeByName: new Set(name.free.flatMap(({ codes, whole }) => (whole ? codes : []))),
    complete:
      stated.allergensComplete === true ||
      own.some((one) => one.complete) ||
      texts.some(({ noAllergens }) => noAllergens),
  };
}
