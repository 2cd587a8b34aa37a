import PDFDocument from 'pdfkit';
import type { Look } from '../theme.ts';
import { fontOf } from './fonts.ts';

const MEASURED = 100;

/** Widths of words at one point, which all documents share: shaping is what costs most. */
const shares = new Map<string, number>();
const known = new Set<string>();
/** Never written: a document that measures would hold fonts in the order of the measuring. */
let rule: PDFKit.PDFDocument | undefined;

/** Points that a text takes on a line, spaces as wide as they stand alone. */
export const widthOf = (text: string, look: Look): number =>
  text
    .split(' ')
    .reduce((sum, word, index) => sum + (index ? wordWidth(' ', look) : 0) + (word ? wordWidth(word, look) : 0), 0);

function wordWidth(word: string, look: Look): number {
  const { name, source } = fontOf(look);
  const key = `${name} ${word}`;
  let share = shares.get(key);
  if (share === undefined) {
    rule ??= new PDFDocument({ autoFirstPage: false });
    if (!known.has(name)) rule.registerFont(name, source);
    known.add(name);
    share = rule.font(name).fontSize(MEASURED).widthOfString(word) / MEASURED;
    shares.set(key, share);
  }
  return share * look.size + look.spacing * word.length;
}
