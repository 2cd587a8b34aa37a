import { HARD_STEP, MAX_POSITION, MAX_WORD_BYTES } from '../limits.ts';
import { visitWords } from '../text/tokenize.ts';
import { utf8Length } from '../text/utf8-length.ts';
import type { Dictionary } from './dictionary.ts';
import { isScalar } from './engine-document.ts';
import type { TokenStore } from './token-store.ts';

interface PlacedWords {
  readonly words: readonly number[];
  readonly positions: readonly number[];
}

/** Writes the words of attribute values with their positions (R8) to the token store. */
export class TextIndexer {
  private readonly dictionary: Dictionary;
  /** Previous text by attribute: sections, menus and restaurants repeat over consecutive items. */
  private readonly before: { readonly text: string; readonly placed: PlacedWords }[] = [];

  constructor(dictionary: Dictionary) {
    this.dictionary = dictionary;
  }

  write(value: unknown, attribute: number, tokens: TokenStore): number {
    let count = 0;
    let last = -HARD_STEP;
    for (const element of Array.isArray(value) ? value : [value]) {
      const base = last + HARD_STEP;
      last = base;
      if (!isScalar(element)) continue;
      const placed = this.place(String(element), attribute);
      for (let i = 0; i < placed.words.length; i++) {
        const position = base + (placed.positions[i] as number);
        if (position > MAX_POSITION) return count;
        last = position;
        tokens.push(placed.words[i] as number, position, attribute);
        count++;
      }
    }
    return count;
  }

  private place(text: string, attribute: number): PlacedWords {
    const before = this.before[attribute];
    if (before?.text === text) return before.placed;
    const placed = placeWords(text, this.dictionary);
    this.before[attribute] = { text, placed };
    return placed;
  }
}

function placeWords(text: string, dictionary: Dictionary): PlacedWords {
  const words: number[] = [];
  const positions: number[] = [];
  let position = -1;
  visitWords(text, (found, afterHard) => {
    position = position < 0 ? 0 : position + (afterHard ? HARD_STEP : 1);
    const word = found.trim();
    if (!word || utf8Length(word) > MAX_WORD_BYTES) return;
    words.push(dictionary.idFor(word));
    positions.push(position);
  });
  return { words, positions };
}
