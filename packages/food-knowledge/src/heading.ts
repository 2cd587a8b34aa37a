import { memoize } from '@menu-data-service/menu-model/memoize';
import { type DietStatements, readDietStatements } from './diet-statements.ts';
import type { Lexicon } from './lexicon/load-lexicon.ts';
import { readText } from './reading/read-text.ts';
import type { TextFacts } from './reading/text-facts.ts';
import { type Tokens, tokenise } from './text/tokens.ts';

export interface Heading {
  readonly facts: TextFacts;
  readonly diets: DietStatements;
}

export function readHeading(tokens: Tokens, { dishes }: Lexicon): Heading {
  return { facts: readText(tokens, 'name', dishes), diets: readDietStatements(tokens, 'name') };
}

export type PrintedHeading = (text: string) => Heading;

export const createPrintedHeading = (lexicon: Lexicon): PrintedHeading =>
  memoize((text) => readHeading(tokenise(text), lexicon));
