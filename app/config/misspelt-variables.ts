import { isOneSlipApart } from '../../src/lib/one-slip-apart.ts';
import { variables } from './variables.ts';

/** Four letters are too few to guess from: POST and HOSTS need not be PORT and HOST. */
const MIN_GUESSED_LENGTH = 7;

/**
 * Variables that look like misspelt ones of the service, with the probable one. A variable whose right name is set too is ignored, and so are
 * names that end in _URI, which other programs use where ours end in _URL.
 */
export function misspeltVariables(
  set: Readonly<Record<string, string | undefined>> = process.env,
): readonly { readonly name: string; readonly meant: string }[] {
  const unset = Object.keys(variables.shape).filter((name) => name.length >= MIN_GUESSED_LENGTH && !set[name]);
  return Object.keys(set).flatMap((name) => {
    if (name in variables.shape || name.endsWith('_URI')) return [];
    const meant = unset.find((known) => isOneSlipApart(name.toUpperCase(), known) || name.toUpperCase() === known);
    return meant === undefined ? [] : [{ name, meant }];
  });
}
