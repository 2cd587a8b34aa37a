import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { IDENTITY, type Matrix, multiply, toMatrix } from './matrix.ts';
import { isOddToken } from './odd-token.ts';
import type { LayerWord } from './page-words.ts';
import type { OperatorList } from './shown-text.ts';

/**
 * What the text layer of a page is worth:
 * - good: use it;
 * - suspect: compare it with the picture of the page;
 * - none: there is no visible text but something is drawn, so read the picture;
 * - blank: nothing is drawn either.
 */
export type TextLayer = 'good' | 'suspect' | 'none' | 'blank';

/** Fewer letters are a page number or a web address beside a picture of the menu. */
const FEW_LETTERS = 12;
/** With fewer letters, the rest of the page may be in a large picture or in lettering drawn as outlines. */
const SOME_LETTERS = 250;
/** As a share of the page. */
const LARGE_PICTURE = 0.4;
/** Filled shapes on a page whose lettering is drawn as outlines; ornaments have fewer. */
const MANY_SHAPES = 150;
/** Share of odd tokens in a suspect layer; in sound ones 0 to 0.01 were measured. */
const ODD_SHARE = 0.03;

export function judgeTextLayer(words: readonly LayerWord[], operators: OperatorList, pageArea: number): TextLayer {
  const letters = count(words.filter(({ invisible }) => !invisible));
  const hidden = count(words) - letters;
  const { picture, shapes } = drawn(operators);
  if (letters < FEW_LETTERS || hidden > letters)
    return picture > 0 || shapes > 0 ? 'none' : letters > 0 ? 'good' : 'blank';
  if (letters < SOME_LETTERS && (picture > LARGE_PICTURE * pageArea || shapes > MANY_SHAPES)) return 'suspect';
  const tokens = words.flatMap(({ text }) => text.split(/\s+/));
  const odd = tokens.filter(isOddToken).length;
  if (words.some(({ damaged }) => damaged) || (odd > 2 && odd > ODD_SHARE * tokens.length)) return 'suspect';
  return 'good';
}

function count(words: readonly LayerWord[]): number {
  return words.reduce((sum, { text }) => sum + (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0), 0);
}

/** Area of the largest picture, in square points, and number of filled shapes. */
function drawn({ fnArray, argsArray }: OperatorList): { readonly picture: number; readonly shapes: number } {
  const stack: Matrix[] = [];
  let matrix = IDENTITY;
  let picture = 0;
  let shapes = 0;
  for (let index = 0; index < fnArray.length; index++) {
    const given = argsArray[index];
    const args: readonly unknown[] = Array.isArray(given) ? given : [];
    switch (fnArray[index]) {
      case OPS.save:
        stack.push(matrix);
        break;
      case OPS.restore:
      case OPS.paintFormXObjectEnd:
        matrix = stack.pop() ?? matrix;
        break;
      case OPS.transform:
        matrix = multiply(matrix, toMatrix(args));
        break;
      case OPS.paintFormXObjectBegin:
        stack.push(matrix);
        if (args[0]) matrix = multiply(matrix, toMatrix(args[0]));
        break;
      case OPS.paintImageXObject:
      case OPS.paintInlineImageXObject:
      case OPS.paintImageMaskXObject:
      case OPS.paintImageXObjectRepeat:
      case OPS.paintImageMaskXObjectRepeat:
      case OPS.paintInlineImageXObjectGroup:
      case OPS.paintImageMaskXObjectGroup: {
        const [a, b, c, d] = matrix;
        picture = Math.max(picture, Math.abs(a * d - b * c));
        break;
      }
      case OPS.constructPath:
      case OPS.shadingFill:
        shapes++;
        break;
    }
  }
  return { picture, shapes };
}
