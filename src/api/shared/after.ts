import { MAX_OFFSET } from '../../ports/search/queries.ts';
import { parameter, Unreadable } from './parameter.ts';

/** Cursor of a list. Its content is opaque, so that it may change. */
export const afterParameter = parameter(
  'Continues after an earlier answer: the cursor of its Link with rel="next".',
  { type: 'string' },
  (text) => readAfter(text) ?? new Unreadable('expected what a Link with rel="next" has', 'invalid_cursor'),
);

export function writeAfter(offset: number): string {
  return Buffer.from(`+${offset}`).toString('base64url');
}

function readAfter(text: string): number | null {
  const offset = Number(/^\+(\d{1,5})$/.exec(Buffer.from(text, 'base64url').toString('latin1'))?.[1]);
  // Buffer accepts nearly anything as base64, so compare with our own encoding.
  return offset <= MAX_OFFSET && writeAfter(offset) === text ? offset : null;
}
