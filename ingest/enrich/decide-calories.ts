import type { Evidence } from '../../src/domain/evidence.ts';
import { estimateCalories } from './calories/estimate-calories.ts';
import type { Knowledge } from './knowledge.ts';
import type { ItemReading } from './read-item.ts';

/** A stated value outside this is more likely a misprint than a dish. */
const ODD = { low: 1, high: 4000 } as const;
const KCAL = /\b(\d{1,2}[,.]?\d{3}|\d{1,3})\s?k?cals?\b/i;

/** Stated calories win; else an estimate by dish class, with its range in the evidence. */
export function decideCalories(
  item: ItemReading,
  { portions }: Knowledge,
): { value: number; evidence: Evidence[]; review: string[] } {
  const printed = KCAL.exec(`${item.input.name} ${item.input.description ?? ''}`);
  const stated = item.stated.calories ?? (printed ? Number((printed[1] ?? '').replace(/[,.]/, '')) : undefined);
  if (stated !== undefined && Number.isFinite(stated) && stated >= 0) {
    const value = Math.round(stated);
    const words = item.stated.words?.calories ?? printed?.[0] ?? `${value} kcal`;
    const odd = value < ODD.low || value > ODD.high;
    return {
      value,
      evidence: [
        {
          field: 'calories',
          value: String(value),
          basis: 'stated',
          words,
          rule: 'stated',
          confidence: odd ? 0.5 : 0.98,
        },
      ],
      review: odd ? [`calories: ${value} kcal is stated, which is hardly right for one item`] : [],
    };
  }
  const guess = estimateCalories(item.name.tokens.words, item.description.tokens.words, portions);
  return {
    value: guess.kcal,
    evidence: [
      {
        field: 'calories',
        value: String(guess.kcal),
        basis: 'estimated',
        words: guess.phrase ?? '',
        rule: guess.phrase ? `portion: ${guess.phrase}` : 'portion: no class found',
        confidence: guess.phrase ? 0.5 : 0.2,
        range: guess.range,
      },
    ],
    review: [],
  };
}
