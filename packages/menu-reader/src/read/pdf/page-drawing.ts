import { IDENTITY, type Matrix, multiply, toMatrix } from './matrix.ts';
import { OPS } from './pdf-library.ts';
import type { OperatorList } from './shown-text.ts';

export interface PageDrawing {
  readonly pictures: readonly number[];
  readonly shapes: number;
}

interface Level {
  readonly matrix: Matrix;
  /** True where the matrix was changed and nothing has been drawn since. */
  readonly isUnused: boolean;
}

/** Minimum area in square points; smaller ones move the origin before something that draws nothing, such as a clip. */
const MIN_PICTURE_AREA = 50;

/** Measures pictures of a page opened without them: one was skipped where the matrix was set and nothing followed. */
export function pageDrawing({ fnArray, argsArray }: OperatorList): PageDrawing {
  const pictures: number[] = [];
  const stack: Level[] = [];
  let level: Level = { matrix: IDENTITY, isUnused: false };
  let shapes = 0;

  const open = (): void => {
    stack.push(level);
    level = { ...level, isUnused: false };
  };
  const draw = (): void => {
    level = { ...level, isUnused: false };
    for (const [index, outer] of stack.entries()) stack[index] = { ...outer, isUnused: false };
  };
  const close = (): void => {
    if (level.isUnused) {
      pictures.push(areaOf(level.matrix));
      draw();
    }
    level = stack.pop() ?? level;
  };

  for (let index = 0; index < fnArray.length; index++) {
    const given = argsArray[index];
    const args: readonly unknown[] = Array.isArray(given) ? given : [];
    switch (fnArray[index]) {
      case OPS.save:
        open();
        break;
      case OPS.restore:
      case OPS.paintFormXObjectEnd:
        close();
        break;
      case OPS.transform:
        level = { matrix: multiply(level.matrix, toMatrix(args)), isUnused: true };
        break;
      case OPS.paintFormXObjectBegin:
        open();
        if (args[0]) level = { ...level, matrix: multiply(level.matrix, toMatrix(args[0])) };
        break;
      case OPS.constructPath:
        shapes++;
        if (args[0] !== OPS.endPath) draw();
        break;
      case OPS.shadingFill:
        shapes++;
        draw();
        break;
      case OPS.showText:
      case OPS.showSpacedText:
      case OPS.nextLineShowText:
      case OPS.nextLineSetSpacingShowText:
        draw();
        break;
    }
  }
  while (stack.length > 0) close();
  close();
  return { pictures: pictures.filter((area) => area >= MIN_PICTURE_AREA), shapes };
}

const areaOf = ([a, b, c, d]: Matrix): number => Math.abs(a * d - b * c);
