import type { LearnedRole } from '@menu-data-service/menu-reader/src/model/seen-unit';
import { mayBeLike } from '@menu-data-service/menu-reader/test/measure/may-be-like';
import { foldedSimilarity } from '@menu-data-service/menu-reader/test/measure/similarity';

const HEADING = 0.85;
const REACH = 3;

/** Lines that are the heading; otherwise the nearest lines above the first dish that make it up together. */
export function placeHeading(
  texts: readonly string[],
  names: readonly string[],
  items: readonly number[],
  roles: (LearnedRole | null)[],
  role: 'heading' | 'title',
): void {
  const free = (i: number): boolean => roles[i] === 'other' || roles[i] === role;
  const isName = (text: string): boolean =>
    text !== '' &&
    names.some(
      (name) =>
        (mayBeLike(text, name, HEADING) && foldedSimilarity(text, name) >= HEADING) ||
        (role === 'heading' && text.startsWith(`${name} `) && text.length < 2.2 * name.length),
    );
  let found = texts.flatMap((text, i) => (free(i) && isName(text) ? [i] : []));
  if (!found.length) {
    const parts = texts.flatMap((text, i) =>
      free(i) && text.length >= 2 && names.some((name) => isPart(text, name)) ? [i] : [],
    );
    const first = Math.min(...items);
    const nearest = parts.reduce(
      (best, i) => (Math.abs(i - first) < Math.abs(best - first) ? i : best),
      parts[0] ?? -1,
    );
    const group = parts.filter((i) => Math.abs(i - nearest) <= REACH);
    const longest = Math.max(...names.map((name) => name.length));
    if (group.reduce((sum, i) => sum + (texts[i] ?? '').length, 0) > 0.55 * longest) found = group;
  }
  for (const i of found) roles[i] = role;
}

const isPart = (text: string, name: string): boolean =>
  text.length < name.length && text.length > 0.25 * name.length && ` ${name} `.includes(` ${text} `);
