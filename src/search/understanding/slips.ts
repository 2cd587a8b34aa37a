import { isOneSlipApart } from '../../lib/one-slip-apart.ts';

const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

function areNeighbours(a: string, b: string): boolean {
  return ROWS.some((row, at) => {
    const here = row.indexOf(a);
    if (here < 0) return false;
    const around = [row, ROWS[at + 1] ?? '', ROWS[at - 1] ?? ''];
    return around.some((other) => other.indexOf(b) >= 0 && Math.abs(other.indexOf(b) - here) <= 1);
  });
}

const undoubled = (word: string): string => word.replace(/(.)\1/g, '$1');

/**
 * Classifies a typo: 0 for a common slip of the fingers (a letter doubled or not, two neighbours swapped, a key beside the right one), 1
 * for a letter too many or missing, 2 for any other single slip, 3 for more than one.
 */
export function slipKind(typed: string, meant: string): 0 | 1 | 2 | 3 {
  if (undoubled(typed) === undoubled(meant)) return 0;
  if (!isOneSlipApart(typed, meant)) return 3;
  if (typed.length !== meant.length) return 1;
  const at = [...typed].findIndex((letter, i) => letter !== meant[i]);
  const isSwapped = typed[at] === meant[at + 1] && typed[at + 1] === meant[at];
  return isSwapped || areNeighbours(typed[at] ?? '', meant[at] ?? '') ? 0 : 2;
}
