import type { TextPage, Word } from '../../read/positioned-text.ts';
import { carriesPence, withPlainPence } from '../price/pence.ts';
import type { Step } from '../step.ts';
import { cleanText } from '../text/clean-text.ts';
import { repairPictureText, vocabularyOf } from '../text/repair-picture-text.ts';
import { joinDropCaps } from './drop-caps.ts';
import { evenLooks } from './even-looks.ts';
import { evenSizes } from './even-sizes.ts';

/** Height of raised pence over the baseline, as shares of the size of the pounds. */
const MIN_RAISE = 0.15;
const MAX_RAISE = 0.8;
const SMALLER = 0.8;
/** Maximum gap or overlap between pence and pounds, as a share of the pounds' size. */
const GAP = 0.35;

/** Joins prices whose pence are set small and high: "£6" and a raised "95" become "£6.95". */
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
  if (raised < MIN_RAISE * whole.size || raised > MAX_RAISE * whole.size) return false;
  return carriesPence(whole.text.trim(), pence.text.trim());
}

/** Currencies in which a dish costs less than a hundred; pesos share the sign of the dollar. */
const AMOUNT = /[£€$]\s?(\d+(?:[.,]\d+)?)/gu;
const POINTLESS = /(?<=[£€$]\s?)(\d{1,2})(\d{2})(?![\d.,])/gu;
/** Usual endings of amounts with pence; large amounts without pence end in zeros. */
const PENCE = /(?:[2479]5|[459]0|[49]9)$/;
const MIN = 5;
const SHARE = 0.8;

/** Restores points of raised pence ("£695" is "£6.95") where all amounts of a page have three or four figures. */
export function pointPence(words: readonly Word[]): readonly Word[] {
  const amounts = words.flatMap(({ text }) => [...text.matchAll(AMOUNT)].map(([, amount = '']) => amount));
  const ending = amounts.filter((amount) => PENCE.test(amount));
  const areLong = amounts.every((amount) => /^\d{3,4}$/.test(amount)) && amounts.some((amount) => amount.length > 3);
  if (!areLong || amounts.length < MIN || ending.length < SHARE * amounts.length) return words;
  return words.map((word) => ({ ...word, text: word.text.replace(POINTLESS, '$1.$2') }));
}

/** 3 degrees; text at other angles is not read with the page. */
const UPRIGHT = 0.05;
/** Words that rise by less than this share of their height are upright all the same: the angle of a short word in a picture is a guess. */
const RISE = 0.3;

export interface WordContext {
  readonly page: TextPage;
  readonly sizeRatio: number;
}

const isPicture = ({ page }: WordContext): boolean => page.how === 'ocr';

export const WORD_STEPS: readonly Step<readonly Word[], WordContext>[] = [
  { name: 'even sizes', run: (words, { page, sizeRatio }) => evenSizes({ ...page, words }, sizeRatio) },
  { name: 'even looks', run: (words, context) => (isPicture(context) ? evenLooks(words) : words) },
  { name: 'upright words', run: (words) => words.filter(isUpright) },
  { name: 'drop caps', run: (words, context) => (isPicture(context) ? words : joinDropCaps(words)) },
  { name: 'raised pence', run: joinRaisedPence },
  {
    name: 'clean texts',
    run: (words) => words.map((word) => ({ ...word, text: withPlainPence(cleanText(word.text)) })),
  },
  { name: 'pence without a point', run: pointPence },
  { name: 'mended picture text', run: (words, context) => (isPicture(context) ? mended(words) : words) },
];

const isUpright = ({ angle, w, h }: Word): boolean =>
  Math.abs(angle) < UPRIGHT || Math.abs(Math.tan(angle)) * w < RISE * h;

function mended(words: readonly Word[]): Word[] {
  const vocabulary = vocabularyOf(words.map(({ text }) => text));
  return words.map((word) => ({ ...word, text: repairPictureText(word.text, vocabulary) }));
}
