import type { TextPage, Word } from '../../read/positioned-text.ts';
import { withPlainPence } from '../price/pence.ts';
import type { Step } from '../step.ts';
import { cleanText } from '../text/clean-text.ts';
import { mendPictureText, vocabularyOf } from '../text/mend-picture-text.ts';
import { joinDropCaps } from './drop-caps.ts';
import { evenLooks } from './even-looks.ts';
import { evenSizes } from './even-sizes.ts';
import { pointPence } from './pence-without-point.ts';
import { joinRaisedPence } from './raised-pence.ts';

/** 3 degrees; text at other angles is not read with the page. */
const UPRIGHT = 0.05;
/** What rises by less than this share of its height is upright all the same: of a short word in a picture the angle is a guess. */
const RISE = 0.3;

/** One to three words of letters. */
const HEADING = /^\p{L}{3,}(?:[ &-]+\p{L}{2,}){0,2}$/u;

/** The page that words come from, and within which ratio its type sizes are one. */
export interface WordContext {
  readonly page: TextPage;
  readonly sizeRatio: number;
}

const isPicture = ({ page }: WordContext): boolean => page.how === 'ocr';

/** What happens to the words of a page before they are put together to segments. */
export const WORD_STEPS: readonly Step<readonly Word[], WordContext>[] = [
  { name: 'even sizes', run: (words, { page, sizeRatio }) => evenSizes({ ...page, words }, sizeRatio) },
  { name: 'even looks', run: (words, context) => (isPicture(context) ? evenLooks(words) : words) },
  { name: 'upright words', run: (words) => [...words.filter(isUpright), ...turnedHeadings(words)] },
  { name: 'drop caps', run: (words, context) => (isPicture(context) ? words : joinDropCaps(words)) },
  { name: 'raised pence', run: joinRaisedPence },
  {
    name: 'clean texts',
    run: (words) => words.map((word) => ({ ...word, text: withPlainPence(cleanText(word.text)) })),
  },
  { name: 'pence without a point', run: pointPence },
  { name: 'mended picture text', run: (words, context) => (isPicture(context) ? mended(words) : words) },
];

/** Headings that are printed from bottom to top, or from top to bottom, along what they are for: two or more below each other. */
function turnedHeadings(words: readonly Word[]): Word[] {
  const turned = words.flatMap(turnedHeading);
  return turned.filter((word) => turned.some((other) => other !== word && Math.abs(other.x - word.x) < word.size));
}

/** The heading as it would be beside the middle of what it is for; nothing for other words. */
function turnedHeading(word: Word): Word[] {
  const { text, angle, x, y, w, size } = word;
  if (Math.abs(Math.abs(angle) - Math.PI / 2) > UPRIGHT || !HEADING.test(text.trim())) return [];
  return [{ ...word, angle: 0, x: x - (angle < 0 ? size : 0), w: size, y: y + (Math.sign(angle) * w) / 2 }];
}

const isUpright = ({ angle, w, h }: Word): boolean =>
  Math.abs(angle) < UPRIGHT || Math.abs(Math.tan(angle)) * w < RISE * h;

function mended(words: readonly Word[]): Word[] {
  const vocabulary = vocabularyOf(words.map(({ text }) => text));
  return words.map((word) => ({ ...word, text: mendPictureText(word.text, vocabulary) }));
}
