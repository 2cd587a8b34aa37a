/** Look of letters as measured in a picture. */
export interface Ink {
  /** Of the letters, #rrggbb. */
  readonly colour: string;
  /** Colour of the background, #rrggbb. */
  readonly paper: string;
  /** Mean width of the strokes as a share of `h`. */
  readonly stroke: number;
  /** Height of the small letters of its line, or of capitals or digits where there are more of them, as a share of `h`. */
  readonly rise: number;
}

/** A piece of text with its place and look, from a PDF or a picture. */
export interface Word {
  readonly text: string;
  /** Left edge, and baseline measured downward; points (PDF) or pixels (pictures). */
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  /** Type size in the unit of the page. */
  readonly size: number;
  /** 400 regular, 700 bold, 900 black. */
  readonly weight: number;
  readonly italic: boolean;
  /** Font name without subset prefix; '' where unknown (pictures). */
  readonly font: string;
  /** Fill colour, #rrggbb. */
  readonly colour: string;
  /** In radians, clockwise; 0 is upright. */
  readonly angle: number;
  /** Of the least certain character, 0 to 1; 1 for text that was not read from a picture. */
  readonly confidence: number;
  /** Only for words read from a picture. */
  readonly ink?: Ink;
}

export interface TextPage {
  /** From 1. */
  readonly page: number;
  readonly width: number;
  readonly height: number;
  readonly words: readonly Word[];
  /** Where the words come from. */
  readonly how: 'text layer' | 'ocr';
  /** Why the page, or its picture, was not read; absent where all of it was. */
  readonly leftOut?: string;
}
