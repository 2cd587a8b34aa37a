import type { Word } from '../../read/positioned-text.ts';
import { carriesPence } from '../price/pence.ts';

/** What raised pence are over the baseline, between these shares of the size of the pounds, and how much smaller. */
const LOWEST = 0.15;
const HIGHEST = 0.8;
const SMALLER = 0.8;
/** They touch the pounds: at most this share of their size is between, or overlaps. */
const GAP = 0.35;

/** Prices whose pence are set small and high: "£6" and a raised "95" become "£6.95". */
export function joinRaisedPence(words: readonly Word[]): Word[] {
  const pounds = new Map<Word, Word>();
  for (const pence of words.filter(({ text }) => /^\d{2}$/.test(text.trim()))) {
    const whole = words.find((word) => carries(word, pence));
    if (whole && !pounds.has(whole)) pounds.set(whole, pence);
  }
  const used = new Set(pounds.values());
  return words.flatMap((word) => {
    const pence = pounds.get(word);
    if (!pence) return used.has(word) ? [] : [word];
    return [{ ...word, text: `${word.text.trimEnd()}.${pence.text.trim()}`, w: pence.x + pence.w - word.x }];
  });
}

function carries(whole: Word, pence: Word): boolean {
  const gap = pence.x - whole.x - whole.w;
  const raised = whole.y - pence.y;
  if (pence.size > SMALLER * whole.size || Math.abs(gap) > GAP * whole.size) return false;
  if (raised < LOWEST * whole.size || raised > HIGHEST * whole.size) return false;
  return carriesPence(whole.text.trim(), pence.text.trim());
}
