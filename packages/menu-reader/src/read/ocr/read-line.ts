import { type LineCrop, lineCrop } from './line-crop.ts';
import type { Network } from './network.ts';
import type { Raster } from './raster.ts';
import { type Character, recogniseLine } from './recognise-line.ts';
import type { TurnedRectangle } from './smallest-rectangle.ts';

export interface ReadLine {
  readonly characters: readonly Character[];
  readonly crop: LineCrop;
}

const CERTAIN = 0.95;
const STRETCH = 1.4;

/**
 * Reads a line. Narrow letters get fewer time steps of the network than it needs to separate two equal ones, or figures from the leaders
 * before them; so a doubtful line is read once more, stretched, and the reading with more letters and figures wins. Confidence cannot decide
 * between them: a reading with letters left out is no less confident.
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
