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
  return words.map((word) => ({ ...word, text: mendPictureText(word.text, vocabulary) }));
}
