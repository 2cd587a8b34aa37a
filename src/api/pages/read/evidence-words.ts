import { allergenName } from '@menu-data-service/allergens';
import type { Evidence } from '../../../domain/evidence.ts';
import { capital } from '../find/words.ts';

/** What a value of a dish rests on, as a sentence for people who eat. */
export function evidenceWords(evidence: Evidence): string {
  const { basis, words, rule } = evidence;
  const quoted = words === '' ? '' : ` “${words}”`;
  const claim = capital(claimOf(evidence));
  if (evidence.field === 'price') return `${claim}. Printed:${quoted}`;
  if (rule === 'operator') return `${claim}: a person who looked at the menu says so.`;
  if (basis === 'stated') return `${claim}: the restaurant says so${quoted === '' ? '.' : `:${quoted}`}`;
  return `${claim}: our estimate${quoted === '' ? '' : `, from${quoted}`}${surety(evidence)}.`;
}

function claimOf({ field, value, state }: Evidence): string {
  switch (field) {
    case 'allergens': {
      const name = allergenName(value);
      if (state === 'free') return `no ${name}`;
      if (state === 'likely absent') return `probably no ${name}`;
      return state === 'may contain' ? `may contain ${name}` : name;
    }
    case 'calories':
      return `${value} kcal`;
    case 'price':
      return 'the price is not in pounds';
    default:
      return value === 'true' ? field : `not ${field}`;
  }
}

function surety({ field, range, confidence, state }: Evidence): string {
  if (field === 'calories') return range === undefined ? '' : `, most likely between ${range[0]} and ${range[1]} kcal`;
  if (state === 'likely absent') return '';
  return confidence >= 0.9 ? ', quite sure' : confidence >= 0.6 ? ', fairly sure' : ', not sure';
}
