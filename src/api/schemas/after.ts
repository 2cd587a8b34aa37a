import { LAST_OFFSET } from '../../ports/search/queries.ts';
import { parameter, Unreadable } from './parameter.ts';

/** Where lists of ours go on. What is inside is nobody's business but ours, so that it may change. */
export const afterParameter = parameter(
  'Goes on after an earlier answer: as its Link with rel="next" has it.',
  { type: 'string' },
  (text) => readAfter(text) ?? new Unreadable('expected what a Link with rel="next" has', 'invalid_cursor'),
);

/** @param offset entries that came before */
export function writeAfter(offset: number): string {
  return Buffer.from(`+${offset}`).toString('base64url');
}

function readAfter(text: string): number | null {
  const offset = Number(/^\+(\d{1,5})$/.exec(Buffer.from(text, 'base64url').toString('latin1'))?.[1]);
  // Buffer takes nearly anything for base64: only what we would have written is one of ours.
  return offset <= LAST_OFFSET && writeAfter(offset) === text ? offset : null;
}
