import type { SeenUnit } from '../../src/model/seen-unit.ts';
import { readByRules } from '../../src/structure/read-by-rules.ts';
import { seeUnits } from '../../src/structure/read-units.ts';
import { openHtml } from '../../src/structure/recognise-html.ts';
import { waysToRead } from '../../src/structure/recognise-pages.ts';
import { type Line, paper } from '../structure/paper.ts';

/** Units of a printed page with their features. */
export const unitsOnPaper = (lines: readonly Line[]): SeenUnit[] =>
  waysToRead([paper(lines)])
    .slice(0, 1)
    .flatMap((input) => seeUnits(input.units, readByRules(input)));

/** Units of a web page with their features. */
export function unitsOnWeb(html: string): SeenUnit[] {
  const { input } = openHtml(html);
  return seeUnits(input.units, readByRules(input));
}
