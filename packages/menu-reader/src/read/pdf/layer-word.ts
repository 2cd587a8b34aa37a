import type { Word } from '../positioned-text.ts';

export interface LayerWord extends Word {
  /** Drawn without ink, as in the text that scanning programs add to their picture. */
  readonly invisible: boolean;
  /** Contains characters of unknown meaning: private use, control or replacement characters. */
  readonly damaged: boolean;
}

export const plainWord = ({ invisible: _, damaged: __, ...word }: LayerWord): Word => word;
