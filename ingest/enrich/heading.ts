import { remembered } from '../../src/lib/remembered.ts';
import { type DietStatements, readDietStatements } from './diet-statements.ts';
import type { Lexicon } from './lexicon/load-lexicon.ts';
import { readText } from './reading/read-text.ts';
import type { TextFacts } from './reading/text-facts.ts';
import { type Tokens, tokenise } from './text/tokens.ts';

/** What a heading says, or the cuisine, which is read like one. */
export interface Heading {
  readonly facts: TextFacts;
  readonly diets: DietStatements;
}

export function readHeading(tokens: Tokens, { dishes }: Lexicon): Heading {
  return { facts: readText(tokens, 'name', dishes), diets: readDietStatements(tokens, 'name') };
}

/** Reads a heading as it is printed. Many dishes have the same, which is read once. */
export type PrintedHeading = (text: string) => Heading;

export const createPrintedHeading = (lexicon: Lexicon): PrintedHeading =>
  remembered((text) => readHeading(tokenise(text), lexicon));
