import type { Word } from '../positioned-text.ts';

/** Dotted leaders before a price ("....£12.50", but not the dot of ".50") or after a name ("Chips.."). */
const LEADER_BEFORE = /^(?:[.·…_-]{2,}|[.·…_-](?=[£$€]|\d+\.\d))(?=[£$€]?\d)/u;
const LEADER_AFTER = /(?<=[\p{L}\p{N})])(?:[.·…_]{2,}|…)$/u;

const MEANINGFUL = /[\p{L}\p{N}£$€&½¼¾%+*★☆✓✔]/u;

/** Logos and ornaments misread as letters are short and uncertain. */
const STRAY_LENGTH = 3;
const STRAY_CONFIDENCE = 0.4;

/** A word of amounts alone ("E4.50", "£3.50€5.50"), in which a letter can only be a pound sign. */
const AMOUNTS = /^[ELfJk€£]?\d+(?:\.\d{2}\/?[ELfJk€£]?\d+|\/[ELfJk€£]?\d+|[ELfJk€£]\d+)*(?:\.\d{2})?\/?$/;
const MISREAD_POUND = /(?<=^|\/|\.\d{2})[ELfJk€](?=\d{1,2}(?:\D|$)|\d{1,3}\.\d{2})/g;
const RAISED_POINT = /(?<=\d)·(?=\d{2}$)/;
const POUNDS = /^£\d/;

/** An S for a dollar sign: before an amount with cents, or before any amount on a page with dollars. */
const DOLLARS_AND_CENTS = /^S(?=\d{1,3}\.\d{2}(?:\D|$))/;
const MISREAD_DOLLAR = /^S(?=\d{1,3}(?:\.\d{2})?(?:\/\d{1,3}(?:\.\d{2})?)*$)/;
const DOLLARS = /^\$\d/;

/** The network has no colón sign; a cent sign comes after its amount and never with hundreds. */
const MISREAD_COLONES = /^¢(?=\d{3}|\d{1,3}[.,]\d{3})/;

/** Zeros of old-style figures look like the letter: "7.oo". */
const WHOLE_AMOUNT = /^(?:[£$€]|R(?=\d))[\dO]*\d[\dO]*$/;
const CENTS = /^([£$€S]?\d{1,3}\.)(?=\d?[oO])([\doO]{2})$/;

export function cleanWords(words: readonly Word[]): readonly Word[] {
  const kept = words
    .map((word) => ({
      ...word,
      text: word.text.replace(LEADER_BEFORE, '').replace(LEADER_AFTER, '').replace(MISREAD_COLONES, '₡'),
    }))
    .filter(({ text }) => MEANINGFUL.test(text))
    .filter(({ text, confidence }) => text.length > STRAY_LENGTH || confidence >= STRAY_CONFIDENCE || /\d/.test(text))
    .map(withZeros);
  if (inPounds(kept)) return kept.map(withPound);
  return kept.some(({ text }) => /[£€]\d/.test(text)) ? kept : withDollars(kept);
}

const withZeros = (word: Word): Word => ({
  ...word,
  text: word.text
    .replace(CENTS, (_, whole: string, part: string) => whole + part.replace(/[oO]/g, '0'))
    .replace(WHOLE_AMOUNT, (amount) => amount.replace(/O/g, '0')),
});

/** Corrects the amounts of a page without pounds and euros. Beside M and L an S means small. */
function withDollars(words: readonly Word[]): readonly Word[] {
  if (words.some(({ text }) => /^[ML](?:\d|$)/.test(text))) return words;
  const shown = words.some(({ text }) => DOLLARS.test(text));
  const misread = shown ? MISREAD_DOLLAR : DOLLARS_AND_CENTS;
  return words.map((word, i) => {
    const apart = shown && word.text === 'S' && /^\d{1,3}\.\d{2}$/.test(words[i + 1]?.text ?? '');
    return { ...word, text: apart ? '$' : word.text.replace(misread, '$') };
  });
}

function inPounds(words: readonly Word[]): boolean {
  const right = words.filter(({ text }) => POUNDS.test(text)).length;
  const other = words.filter(({ text }) => /^[€$]\d/.test(text)).length;
  return right > 0 && right > other;
}

function withPound(word: Word): Word {
  const text = word.text.replace(RAISED_POINT, '.');
  return { ...word, text: AMOUNTS.test(text) ? text.replace(MISREAD_POUND, '£') : text };
}
