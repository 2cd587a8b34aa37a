import type { SeenUnit } from '../../src/model/seen-unit.ts';
import { seeUnits } from '../../src/structure/read-by-model.ts';
import { openHtml } from '../../src/structure/recognise-html.ts';
import { waysToRead } from '../../src/structure/recognise-pages.ts';
import { type Line, paper } from '../structure/paper.ts';

/** The units of a page of print with their features. */
export const unitsOnPaper = (lines: readonly Line[]): SeenUnit[] =>
  seeUnits(waysToRead([paper(lines)])[0]?.units ?? []);

/** The same of a web page. */
export const unitsOnWeb = (html: string): SeenUnit[] => seeUnits(openHtml(html).input.units);
