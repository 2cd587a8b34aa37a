export interface Ink {
  /** #rrggbb. */
  readonly colour: string;
  readonly paper: string;
  /** Mean stroke width as a share of `h`. */
  readonly stroke: number;
  /** Height of the small letters of its line, or of capitals or digits where there are more of them, as a share of `h`. */
  readonly rise: number;
}

export interface Word {
  readonly text: string;
  /** Left edge, and baseline measured downward; points (PDF) or pixels (pictures). */
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly size: number;
  /** 400 regular, 700 bold, 900 black. */
  readonly weight: number;
  readonly italic: boolean;
  /** Font name without subset prefix; '' where unknown (pictures). */
  readonly font: string;
  readonly colour: string;
  /** In radians, clockwise; 0 is upright. */
  readonly angle: number;
  /** Minimum over its characters, 0 to 1; 1 for text that is not from OCR. */
  readonly confidence: number;
  readonly ink?: Ink;
}

export interface TextPage {
  readonly page: number;
  readonly width: number;
  readonly height: number;
  readonly words: readonly Word[];
  readonly how: 'text layer' | 'ocr';
  readonly leftOut?: string;
}
