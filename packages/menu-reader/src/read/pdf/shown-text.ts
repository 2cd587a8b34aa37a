import { glyphText } from './glyph-text.ts';
import { IDENTITY, type Matrix, multiply, toMatrix, translate } from './matrix.ts';
import { OPS } from './pdf-library.ts';

export interface ShownText {
  /** Start on the baseline in PDF page space, with y measured upward. */
  readonly x: number;
  readonly y: number;
  /** Fill colour, #rrggbb; for a pattern, the last plain colour before it. */
  readonly colour: string;
  /** Rendering mode (ISO 32000-2, table 104): 2 fills and strokes, the usual imitation of bold; 3 is invisible. */
  readonly mode: number;
  readonly text: string;
  readonly x1: number;
  readonly spaceGap: number;
  readonly spaced: boolean;
}

interface GraphicsState {
  readonly ctm: Matrix;
  readonly colour: string;
  readonly mode: number;
  readonly size: number;
  readonly charSpacing: number;
  readonly wordSpacing: number;
  readonly stretch: number;
  readonly leading: number;
}

const INITIAL_STATE: GraphicsState = {
  ctm: IDENTITY,
  colour: '#000000',
  mode: 0,
  size: 1,
  charSpacing: 0,
  wordSpacing: 0,
  stretch: 1,
  leading: 0,
};

export interface OperatorList {
  readonly fnArray: ArrayLike<number>;
  readonly argsArray: ArrayLike<unknown>;
}

/** Replays text and colour operators: pdf.js's text content lacks colour and rendering mode. */
export function shownTexts(operators: OperatorList): ShownText[] {
  const shown: ShownText[] = [];
  const stack: GraphicsState[] = [];
  let state = INITIAL_STATE;
  let line = IDENTITY;
  let text = IDENTITY;

  const startLine = (x: number, y: number): void => {
    line = translate(line, x, y);
    text = line;
  };
  const show = (glyphs: unknown): void => {
    const { text: says, width, spaceGap, spaced } = glyphText(glyphs, state);
    const [a, , , , x, y] = multiply(state.ctm, text);
    text = translate(text, width * state.stretch, 0);
    const [, , , , x1] = multiply(state.ctm, text);
    const { colour, mode } = state;
    shown.push({ x, y, colour, mode, text: says, x1, spaceGap: spaceGap * state.stretch * Math.abs(a), spaced });
  };

  for (let index = 0; index < operators.fnArray.length; index++) {
    const given = operators.argsArray[index];
    const args: readonly unknown[] = Array.isArray(given) ? given : [];
    switch (operators.fnArray[index]) {
      case OPS.save:
        stack.push(state);
        break;
      case OPS.restore:
      case OPS.paintFormXObjectEnd:
        state = stack.pop() ?? state;
        break;
      case OPS.transform:
        state = { ...state, ctm: multiply(state.ctm, toMatrix(args)) };
        break;
      case OPS.paintFormXObjectBegin:
        stack.push(state);
        if (args[0]) state = { ...state, ctm: multiply(state.ctm, toMatrix(args[0])) };
        break;
      case OPS.setFillRGBColor:
        state = { ...state, colour: colourOf(args) };
        break;
      case OPS.setTextRenderingMode:
        state = { ...state, mode: Number(args[0]) };
        break;
      case OPS.setFont:
        state = { ...state, size: Number(args[1]) };
        break;
      case OPS.setCharSpacing:
        state = { ...state, charSpacing: Number(args[0]) };
        break;
      case OPS.setWordSpacing:
        state = { ...state, wordSpacing: Number(args[0]) };
        break;
      case OPS.setHScale:
        state = { ...state, stretch: Number(args[0]) / 100 };
        break;
      case OPS.setLeading:
        state = { ...state, leading: -Number(args[0]) };
        break;
      case OPS.beginText:
        line = IDENTITY;
        text = IDENTITY;
        break;
      case OPS.setTextMatrix:
        line = toMatrix(args.length === 6 ? args : args[0]);
        text = line;
        break;
      case OPS.setLeadingMoveText:
        state = { ...state, leading: Number(args[1]) };
        startLine(Number(args[0]), Number(args[1]));
        break;
      case OPS.moveText:
        startLine(Number(args[0]), Number(args[1]));
        break;
      case OPS.nextLine:
        startLine(0, state.leading);
        break;
      case OPS.nextLineShowText:
      case OPS.nextLineSetSpacingShowText:
        startLine(0, state.leading);
        show(args.at(-1));
        break;
      case OPS.showText:
      case OPS.showSpacedText:
        show(args[0]);
        break;
    }
  }
  return shown;
}

function colourOf(args: readonly unknown[]): string {
  if (typeof args[0] === 'string') return args[0];
  return `#${args
    .slice(0, 3)
    .map((part) => Math.round(Number(part)).toString(16).padStart(2, '0'))
    .join('')}`;
}
