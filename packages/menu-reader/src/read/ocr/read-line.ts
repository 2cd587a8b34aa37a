import { type LineCrop, lineCrop } from './line-crop.ts';
import type { Network } from './network.ts';
import type { Raster } from './raster.ts';
import { type Character, recogniseLine } from './recognise-line.ts';
import type { TurnedRectangle } from './smallest-rectangle.ts';

/** The characters of a line, and the picture of it that their places refer to. */
export interface ReadLine {
  readonly characters: readonly Character[];
  readonly crop: LineCrop;
}

/** A line is doubtful where a character is less certain. */
const CERTAIN = 0.95;
/** How much wider a doubtful line is made. */
const STRETCH = 1.4;

/**
 * Reads a line. Narrow letters get fewer steps of the network than it needs to tell two equal ones apart, or figures from the leaders
 * before them; so a doubtful line is read once more, stretched, and the reading with more letters and figures wins. How certain a
 * reading is does not say which is better: with letters left out it is no less so.
 */
export async function readLine(
  network: Network,
  alphabet: readonly string[],
  raster: Raster,
  line: TurnedRectangle,
): Promise<ReadLine> {
  const crop = lineCrop(raster, line);
  const characters = await recogniseLine(network, alphabet, crop);
  if (characters.every(({ confidence }) => confidence >= CERTAIN)) return { characters, crop };
  const stretched = lineCrop(raster, line, STRETCH);
  const again = await recogniseLine(network, alphabet, stretched);
  if (letters(again) <= letters(characters)) return { characters, crop };
  const share = crop.width / stretched.width;
  return { characters: again.map((character) => ({ ...character, middle: character.middle * share })), crop };
}

const letters = (characters: readonly Character[]): number =>
  characters.filter(({ text }) => /[\p{L}\p{N}]/u.test(text)).length;
