import type { Word } from '../positioned-text.ts';

/** Dotted leaders before a price ("....£12.50", but not the dot of ".50") or after a name ("Chips.."). */
const leaderBefore = /^(?:[.·…_-]{2,}|[.·…_-](?=[£$€]|\d+\.\d))(?=[£$€]?\d)/u;
const leaderAfter = /(?<=[\p{L}\p{N})])[.·…_]{2,}$/u;

const meaningful = /[\p{L}\p{N}£$€&½¼¾%+*★☆✓✔]/u;

/** Logos and ornaments read as letters: short and unsure. */
const strayLength = 3;
const strayConfidence = 0.4;

/** A word of amounts alone ("E4.50", "£3.50€5.50"), in which letters can only be pound signs. */
const amounts = /^[ELfJk€£]?\d+(?:\.\d{2}\/?[ELfJk€£]?\d+|\/[ELfJk€£]?\d+|[ELfJk€£]\d+)*(?:\.\d{2})?\/?$/;
const misreadPound = /(?<=^|\/|\.\d{2})[ELfJk€](?=\d{1,2}(?:\D|$)|\d{1,3}\.\d{2})/g;
const raisedPoint = /(?<=\d)·(?=\d{2}$)/;
const pounds = /^£\d/;

/** An S where a dollar sign stands: before an amount with cents, or before any where the page shows dollars. */
const dollarsAndCents = /^S(?=\d{1,3}\.\d{2}(?:\D|$))/;
const misreadDollar = /^S(?=\d{1,3}(?:\.\d{2})?(?:\/\d{1,3}(?:\.\d{2})?)*$)/;
const dollars = /^\$\d/;

/** Noughts of old-style figures are drawn like the letter: "7.oo". */
const wholeAmount = /^(?:[£$€]|R(?=\d))[\dO]*\d[\dO]*$/;
const cents = /^([£$€S]?\d{1,3}\.)(?=\d?[oO])([\doO]{2})$/;

/** Removes what no reader of the page would see as a word, and mends signs by what the rest of the page shows. */
export function cleanWords(words: readonly Word[]): readonly Word[] {
  const kept = words
    .map((word) => ({ ...word, text: word.text.replace(leaderBefore, '').replace(leaderAfter, '') }))
    .filter(({ text }) => meaningful.test(text))
    .filter(({ text, confidence }) => text.length > strayLength || confidence >= strayConfidence || /\d/.test(text))
    .map(withNoughts);
  if (inPounds(kept)) return kept.map(withPound);
  return kept.some(({ text }) => /[£€]\d/.test(text)) ? kept : withDollars(kept);
}

const withNoughts = (word: Word): Word => ({
  ...word,
  text: word.text
    .replace(cents, (_, whole: string, part: string) => whole + part.replace(/[oO]/g, '0'))
    .replace(wholeAmount, (amount) => amount.replace(/O/g, '0')),
});

/** Amounts of a page without pounds and euros; S beside M and L is small. */
function withDollars(words: readonly Word[]): readonly Word[] {
  if (words.some(({ text }) => /^[ML](?:\d|$)/.test(text))) return words;
  const shown = words.some(({ text }) => dollars.test(text));
  const misread = shown ? misreadDollar : dollarsAndCents;
  return words.map((word, i) => {
    const apart = shown && word.text === 'S' && /^\d{1,3}\.\d{2}$/.test(words[i + 1]?.text ?? '');
    return { ...word, text: apart ? '$' : word.text.replace(misread, '$') };
  });
}

/** Whether the page's prices are in pounds: more right pound signs than misread ones or euros. */
function inPounds(words: readonly Word[]): boolean {
  const right = words.filter(({ text }) => pounds.test(text)).length;
  const other = words.filter(({ text }) => /^[€$]\d/.test(text)).length;
  return right > 0 && right > other;
}

function withPound(word: Word): Word {
  const text = word.text.replace(raisedPoint, '.');
  return { ...word, text: amounts.test(text) ? text.replace(misreadPound, '£') : text };
}
