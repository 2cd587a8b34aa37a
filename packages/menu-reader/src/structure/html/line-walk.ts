import type { TreeElement } from '../segments/html-origin.ts';
import type { LeftOut } from '../step.ts';
import type { LineCollector } from './line-collector.ts';
import type { PageMeasure } from './page-chrome.ts';
import type { TabLabels } from './tab-labels.ts';
import type { HtmlLook } from './visual-line.ts';

export interface LineWalk {
  readonly lines: LineCollector;
  readonly page: PageMeasure;
  readonly root: TreeElement;
  readonly labels: TabLabels;
  readonly signs: ReadonlySet<TreeElement>;
  readonly unchosen: ReadonlySet<TreeElement>;
  readonly leftOut: LeftOut;
  children(element: TreeElement, look: HtmlLook): void;
}
