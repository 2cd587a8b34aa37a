import type { LabelledUnit } from '../../src/model/labelled-unit.ts';
import { labelledUnits } from '../../src/structure/read-by-model.ts';
import { openHtml } from '../../src/structure/recognise-html.ts';
import { waysToRead } from '../../src/structure/recognise-pages.ts';
import { type Line, paper } from '../structure/paper.ts';

/** The units of a page of print with what the rules say of them. */
export function unitsOnPaper(lines: readonly Line[]): LabelledUnit[] {
  const [way] = waysToRead([paper(lines)]);
  return way ? labelledUnits(way) : [];
}

/** The same of a web page. */
export const unitsOnWeb = (html: string): LabelledUnit[] => labelledUnits(openHtml(html).byRules);
