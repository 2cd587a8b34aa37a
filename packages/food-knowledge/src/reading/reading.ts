import type { AllergenCode } from '@menu-data-service/menu-model/allergens';
import type { Entry } from '../lexicon/entry.ts';
import type { PhraseTrie } from '../lexicon/phrase-trie.ts';
import type { Scope, Tokens } from '../text/tokens.ts';
import type { Declared } from './said.ts';
import { readStatements, type Statements } from './statements.ts';
import type { DietFinding, Finding, TextFacts } from './text-facts.ts';

export interface Reading {
  readonly tokens: Tokens;
  readonly scope: Scope;
  readonly lexicon: PhraseTrie<Entry>;
  readonly statements: Statements;
  readonly findings: Finding[];
  readonly declared: Declared[];
  readonly diet: DietFinding[];
  readonly dishes: string[];
  readonly weighable: string[];
  readonly imitated: AllergenCode[];
  readonly withheld: AllergenCode[];
  readonly negated: AllergenCode[];
  readonly deniedKinds: string[];
  allKnown: boolean;
  vague: boolean;
  spicy: string | undefined;
  /** Start of the current segment, whether anything in it was recognised, and the end of the last recognised phrase. */
  segmentStart: number;
  segmentKnown: boolean;
  recognisedTo: number;
  counted: number;
  recognised: number;
}

export function beginReading(tokens: Tokens, scope: Scope, lexicon: PhraseTrie<Entry>): Reading {
  const statements = readStatements(tokens, scope, lexicon);
  return {
    tokens,
    scope,
    lexicon,
    statements,
    findings: [],
    declared: [...statements.declared],
    diet: [],
    dishes: [],
    allKnown: true,
    vague: false,
    weighable: [...tokens.words],
    imitated: [],
    withheld: [],
    negated: statements.free.flatMap(({ codes, plain }) => (plain ? codes : [])),
    deniedKinds: [],
    spicy: undefined,
    segmentStart: 0,
    segmentKnown: false,
    recognisedTo: 0,
    counted: 0,
    recognised: 0,
  };
}

export function endSegment(reading: Reading, end: number): void {
  const { tokens, segmentStart, segmentKnown, recognisedTo } = reading;
  if (recognisedTo < end && tokens.words.slice(segmentStart, end).some((word) => /[a-z]/.test(word))) {
    reading.vague = true;
    if (!segmentKnown) reading.allKnown = false;
  }
  reading.segmentStart = end + 1;
  reading.segmentKnown = false;
}

export function recognise(reading: Reading, end: number): void {
  reading.segmentKnown = true;
  reading.recognisedTo = end;
}

export function factsOf(reading: Reading): TextFacts {
  const { statements, negated, counted, recognised } = reading;
  return {
    tokens: reading.tokens,
    weighable: reading.weighable,
    findings: reading.findings,
    diet: reading.diet,
    declared: reading.declared,
    free: statements.free,
    promised: statements.promised,
    traces: statements.traces,
    noAllergens: statements.none,
    spicy: reading.spicy,
    imitated: reading.imitated,
    withheld: [...reading.withheld, ...negated],
    negated,
    deniedKinds: reading.deniedKinds,
    dishes: reading.dishes,
    covered: counted === 0 ? 0 : recognised / counted,
    allKnown: reading.allKnown,
    vague: reading.vague,
  };
}
