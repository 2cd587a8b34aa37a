/** Look of letters as measured in a picture. */
export interface Ink {
  /** Of the letters and of what they stand on, #rrggbb. */
  readonly colour: string;
  readonly paper: string;
  /** Mean width of the strokes as a share of `h`. */
  readonly stroke: number;
  /** Height of small letters of its line, of capitals or digits where these are more, as a share of `h`. */
  readonly rise: number;
}

/** One run of text with its place and look, the common form of all readers. */
export interface Word {
  readonly text: string;
  /** Left edge and baseline, growing downward; points (PDF) or pixels (images). */
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  /** Type size in the unit of the page. */
  readonly size: number;
  /** 400 regular, 700 bold, 900 black. */
  readonly weight: number;
  readonly italic: boolean;
  /** Font name without subset prefix; '' where unknown (images). */
  readonly font: string;
  /** Fill colour, #rrggbb. */
  readonly colour: string;
  /** Radians, clockwise; 0 = upright. */
  readonly angle: number;
  /** 0 to 1, of the weakest character; 1 for text that was not recognised from a picture. */
  readonly confidence: number;
  /** Of words that were read from a picture. */
  readonly ink?: Ink;
}

export interface TextPage {
  /** From 1. */
  readonly page: number;
  readonly width: number;
  readonly height: number;
  readonly words: readonly Word[];
  /** How the words were had. */
  readonly how: 'text layer' | 'ocr';
  /** Why a person should look at this page; absent where nothing speaks against the reading. */
  readonly doubt?: string;
}
