import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../../src/lib/package-root.ts';
import { listed } from './listed.ts';

export interface CardCondition {
  /** May but need not be understood. */
  readonly isOptional: boolean;
  /** `vegan`, `-milk`, `<10`, `city:stone`; the head of card.txt has them all. */
  readonly token: string;
}

export interface CardQuestion {
  readonly family: string;
  readonly typed: string;
  /** Acceptable names of the first hit; empty for any dish. */
  readonly first: readonly string[];
  readonly conditions: readonly CardCondition[];
  /** Words without part in the search, reported as such. */
  readonly ignored: readonly string[];
  /** Prefixes that no name among the first ten hits may have. */
  readonly not: readonly string[];
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

/** The questions of card.txt, which explains its format. */
export function card(): readonly CardQuestion[] {
  let family = '';
  return readFileSync(FILE, 'utf8')
    .split('\n')
    .flatMap((line) => {
      if (line.startsWith('## ')) family = line.slice(3);
      return line === '' || line.startsWith('#') ? [] : [questionOf(family, line)];
    });
}
