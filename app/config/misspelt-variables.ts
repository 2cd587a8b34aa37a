import { isOneSlipApart } from '../../src/lib/one-slip-apart.ts';
import { variables } from './variables.ts';

/** Four letters are too few to guess from: POST and HOSTS need not be PORT and HOST. */
const SHORTEST_GUESSED = 7;

/**
 * Variables that look like misspelt ones of the service, with the one that was probably meant. A variable whose right name is set too is
 * left alone, and so are names that end in _URI, which other programs use where ours end in _URL.
 */
export function misspeltVariables(
  set: Readonly<Record<string, string | undefined>> = process.env,
): readonly { readonly name: string; readonly meant: string }[] {
  const unset = Object.keys(variables.shape).filter((name) => name.length >= SHORTEST_GUESSED && !set[name]);
  return Object.keys(set).flatMap((name) => {
    if (name in variables.shape || name.endsWith('_URI')) return [];
    const meant = unset.find((known) => isOneSlipApart(name.toUpperCase(), known) || name.toUpperCase() === known);
    return meant === undefined ? [] : [{ name, meant }];
  });
}
