import { availableParallelism, loadavg } from 'node:os';
import { median } from '../../median.ts';
import type { TextPage, Word } from '../positioned-text.ts';
import { cleanWords } from './clean-words.ts';
import { detectLines } from './detect-lines.ts';
import { type InkMeasure, inkOf } from './ink.ts';
import { levelledLines } from './level-lines.ts';
import { CROP_HEIGHT, type LineCrop, lineCrop } from './line-crop.ts';
import { loadNetwork } from './network.ts';
import { loadOcrModels } from './ocr-models.ts';
import { loadOcrRuntime } from './ocr-runtime.ts';
import type { Raster } from './raster.ts';
import { readLine } from './read-line.ts';
import { type Character, recogniseLine } from './recognise-line.ts';
import type { TurnedRectangle } from './smallest-rectangle.ts';
import { uprightPage } from './upright.ts';

const LINE_HEIGHT_PER_SIZE = 1.08;

export interface Ocr {
  /**
   * Reads the words of a picture of one page, with places in pixels of the deskewed, upright picture.
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

const MAX_THREADS = 4;
/** Minimum load of a busy machine, as a share of the cores. */
const BUSY = 0.75;

/**
 * Threads for recognition: all cores of an idle machine (2 threads on 2 cores take 0.6 of the time of one), one fewer on a busy one. There, 2
 * threads take twice as long as one, because those of the runtime spin while they wait for each other.
 */
export function threadCount(cores = availableParallelism(), load = loadavg()[0] ?? 0): number {
  return Math.max(1, Math.min(MAX_THREADS, load < BUSY * cores ? cores : cores - 1));
}

/** Skew of the page in radians: the median angle of the long lines; 0 without any. */
export function skewOf(lines: readonly TurnedRectangle[]): number {
  return median(lines.filter(({ w, h }) => w > 6 * h).map(({ angle }) => angle));
}

/** Rotates the places of words, not the picture, so that lines are level. */
export function deskewed(word: Word, skew: number): Word {
  const cos = Math.cos(skew);
  const sin = Math.sin(skew);
  return { ...word, x: word.x * cos + word.y * sin, y: word.y * cos - word.x * sin, angle: word.angle - skew };
}

export interface LineWord {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly confidence: number;
}

const USUAL_HALF = 0.225 * CROP_HEIGHT;

/** Splits the characters of a line at spaces. The edges of a word are half an advance from the middle of its outer characters. */
export function lineWords(characters: readonly Character[], width: number): LineWord[] {
  const groups: Character[][] = [[]];
  for (const character of characters) {
    if (character.text === ' ') groups.push([]);
    else groups.at(-1)?.push(character);
  }
  return groups.flatMap((group) => {
    const first = group[0];
    const last = group.at(-1);
    if (!first || !last) return [];
    const advance = (last.middle - first.middle) / (group.length - 1);
    const half = group.length === 1 ? USUAL_HALF : Math.min(advance, CROP_HEIGHT) / 2;
    return {
      text: group.map(({ text }) => text).join(''),
      left: Math.max(0, first.middle - half),
      right: Math.min(width, last.middle + half),
      confidence: Math.min(...group.map(({ confidence }) => confidence)),
    };
  });
}
