import type { LineCrop } from './line-crop.ts';
import type { Network } from './network.ts';

export interface Character {
  readonly text: string;
  readonly confidence: number;
  readonly middle: number;
}

/** Class 0 of the recognition network: nothing, or the gap between two equal characters. */
const BLANK = 0;

/** Reads one line by greedy CTC decoding, whose time steps give the place of each character. */
export async function recogniseLine(
  network: Network,
  alphabet: readonly string[],
  crop: LineCrop,
): Promise<Character[]> {
  const width = Math.max(32, Math.ceil(crop.width / 8) * 8);
  const { data, dims } = await network.run(crop, width);
  const [, steps = 0, classes = 0] = dims;
  const step = width / steps;
  const characters: Character[] = [];
  let last = BLANK;
  let since = 0;
  for (let time = 0; time < steps; time++) {
    const { best, confidence } = likeliest(data, time * classes, classes);
    if (best !== last) since = time;
    if (best !== BLANK) {
      const before = best === last ? characters.pop() : undefined;
      characters.push({
        text: alphabet[best] ?? '',
        confidence: Math.max(confidence, before?.confidence ?? 0),
        middle: ((since + time + 1) / 2) * step,
      });
    }
    last = best;
  }
  return characters;
}

function likeliest(data: Float32Array, from: number, classes: number): { best: number; confidence: number } {
  let best = BLANK;
  let confidence = -1;
  for (let index = 0; index < classes; index++) {
    const value = data[from + index] ?? 0;
    if (value > confidence) {
      best = index;
      confidence = value;
    }
  }
  return { best, confidence };
}
