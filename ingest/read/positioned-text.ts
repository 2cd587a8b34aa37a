/** One run of text with its place and look, the common form of all readers. */
export interface Word {
  readonly text: string;
  /** Left edge, baseline for PDF or bottom for images, growing downward; points (PDF) or pixels (images). */
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
