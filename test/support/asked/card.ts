import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../../src/lib/package-root.ts';
import { listed } from './listed.ts';

/** A condition of the card, as it is written there. */
export interface CardCondition {
  /** May be understood, and need not. */
  readonly isOptional: boolean;
  /** `vegan`, `-milk`, `<10`, `city:stone`; the head of card.txt has them all. */
  readonly token: string;
}

/** One line of the card. */
export interface CardQuestion {
  readonly family: string;
  readonly typed: string;
  /** Names of which the first hit has one; none: any dish. */
  readonly first: readonly string[];
  readonly conditions: readonly CardCondition[];
  /** Words that have no part in the search and are named as such. */
  readonly ignored: readonly string[];
  /** Beginnings of words that no name among the first ten hits has. */
  readonly not: readonly string[];
  /** The menus have no such dish. */
  readonly isMissing: boolean;
}

const FILE = join(packageRoot, 'test', 'support', 'asked', 'card.txt');

function conditionOf(written: string): CardCondition {
  const isOptional = written.startsWith('?');
  return { isOptional, token: (isOptional ? written.slice(1) : written).replaceAll('_', ' ') };
}

function questionOf(family: string, line: string): CardQuestion {
  const [typed = '', first = '', written = ''] = line.split('|');
  const tokens = listed(written, ' ');
  const after = (sign: string): readonly string[] =>
    tokens.filter((token) => token.startsWith(sign)).map((token) => token.slice(sign.length));
  return {
    ...{ family, typed: typed.trim(), first: listed(first, '/') },
    conditions: tokens.filter((token) => !/^(!|not:|none$)/.test(token)).map(conditionOf),
    ignored: after('!'),
    not: after('not:'),
    isMissing: tokens.includes('none'),
  };
}

/** The questions of card.txt, which also says how a line is read. */
export function card(): readonly CardQuestion[] {
  let family = '';
  return readFileSync(FILE, 'utf8')
    .split('\n')
    .flatMap((line) => {
      if (line.startsWith('## ')) family = line.slice(3);
      return line === '' || line.startsWith('#') ? [] : [questionOf(family, line)];
    });
}
