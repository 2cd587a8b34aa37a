import type { TextPage, Word } from '../positioned-text.ts';
import { cleanWords } from './clean-words.ts';
import { deskewed, skewOf } from './deskew.ts';
import { detectLines } from './detect-lines.ts';
import { type InkMeasure, inkOf } from './ink.ts';
import { levelledLines } from './level-lines.ts';
import { type LineCrop, lineCrop } from './line-crop.ts';
import { type LineWord, lineWords } from './line-words.ts';
import { loadNetwork } from './network.ts';
import { loadOcrModels } from './ocr-models.ts';
import { loadOcrRuntime } from './ocr-runtime.ts';
import type { Raster } from './raster.ts';
import { readLine } from './read-line.ts';
import { type Character, recogniseLine } from './recognise-line.ts';
import type { TurnedRectangle } from './smallest-rectangle.ts';
import { threadCount } from './thread-count.ts';
import { uprightPage } from './upright.ts';

/** Height of a detected line in type sizes. */
const LINE_HEIGHT_PER_SIZE = 1.08;

export interface Ocr {
  /**
   * Reads the words of a picture of one page, with places in pixels of the picture turned upright and level.
   * @param options isLevel: the picture is upright and level already, as a rendered page is
   */
  read(picture: Raster, page: number, options?: { readonly isLevel?: boolean }): Promise<TextPage>;
}

/**
 * Loads both models (about 0.2 s). Read one page at a time, because a page takes some 300 MB besides the models.
 *
 * @throws UnreadableSource where the runtime is not installed
 */
export async function createOcr(): Promise<Ocr> {
  const runtime = loadOcrRuntime();
  const models = await loadOcrModels();
  const threads = threadCount();
  const detection = await loadNetwork(runtime, models.detection, threads);
  const recognition = await loadNetwork(runtime, models.recognition, threads);

  const read = (raster: Raster, line: TurnedRectangle): Promise<Character[]> =>
    recogniseLine(recognition, models.alphabet, lineCrop(raster, line));

  return {
    async read(picture, page, { isLevel = false } = {}) {
      const { raster, lines } = isLevel
        ? { raster: picture, lines: await detectLines(detection, picture) }
        : await uprightPage(picture, detection, read);
      const words: Word[] = [];
      for (const line of lines) {
        const { characters, crop } = await readLine(recognition, models.alphabet, raster, line);
        const ink = inkOf(crop);
        for (const word of lineWords(characters, crop.width)) words.push(placed(word, line, crop, ink));
      }
      const skew = isLevel ? 0 : skewOf(lines);
      const level = words.map((word) => deskewed(word, skew));
      return {
        page,
        width: raster.width,
        height: raster.height,
        words: cleanWords(isLevel ? words : levelledLines(level, raster.width, raster.height)),
        how: 'ocr',
      };
    },
  };
}

/** A word moved from the crop of its line to the page. */
function placed(
  { text, left, right, confidence }: LineWord,
  line: TurnedRectangle,
  crop: LineCrop,
  { rise, foot }: InkMeasure,
): Word {
  const { width, scale } = crop;
  const { colour, paper, stroke } = inkOf(crop, left, right);
  const along = (left - width / 2) * scale;
  const across = (0.5 - foot) * line.h;
  const cos = Math.cos(line.angle);
  const sin = Math.sin(line.angle);
  return {
    text,
    x: line.cx + along * cos - across * sin,
    y: line.cy + along * sin + across * cos,
    w: (right - left) * scale,
    h: line.h,
    size: line.h / LINE_HEIGHT_PER_SIZE,
    weight: 400,
    italic: false,
    font: '',
    colour: '#000000',
    angle: line.angle,
    confidence,
    ink: { colour, paper, stroke, rise },
  };
}
