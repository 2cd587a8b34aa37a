import type { Word } from '../../read/positioned-text.ts';

/** Currencies in which a dish costs less than a hundred; pesos share the sign of the dollar. */
const AMOUNT = /[£€$]\s?(\d+(?:[.,]\d+)?)/gu;
const POINTLESS = /(?<=[£€$]\s?)(\d{1,2})(\d{2})(?![\d.,])/gu;
/** What most amounts end in where they have pence; great amounts without any end in noughts. */
const PENCE = /(?:[2479]5|[459]0|[49]9)$/;
const FEWEST = 5;
const SHARE = 0.8;

/**
 * Pence that are printed small and high lose their point where figures are read as one: "£695" becomes "£6.95" on a page where all
 * amounts have three or four figures, some of them four, and end like prices.
 */
export function pointPence(words: readonly Word[]): readonly Word[] {
  const amounts = words.flatMap(({ text }) => [...text.matchAll(AMOUNT)].map(([, amount = '']) => amount));
  const ending = amounts.filter((amount) => PENCE.test(amount));
  const areLong = amounts.every((amount) => /^\d{3,4}$/.test(amount)) && amounts.some((amount) => amount.length > 3);
  if (!areLong || ending.length < FEWEST || ending.length < SHARE * amounts.length) return words;
  return words.map((word) => ({ ...word, text: word.text.replace(POINTLESS, '$1.$2') }));
}
