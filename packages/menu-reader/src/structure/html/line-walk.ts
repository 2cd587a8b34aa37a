import type { TreeElement } from '../segments/html-origin.ts';
import type { LeftOut } from '../step.ts';
import type { LineCollector } from './line-collector.ts';
import type { PageMeasure } from './page-chrome.ts';
import type { TabLabels } from './tab-labels.ts';
import type { HtmlLook } from './visual-line.ts';

/** What the walk over the tree of a page knows at every element. */
export interface LineWalk {
  readonly lines: LineCollector;
  readonly page: PageMeasure;
  readonly root: TreeElement;
  readonly labels: TabLabels;
  /** Controls that look like text. */
  readonly signs: ReadonlySet<TreeElement>;
  /** Steps to do without. */
  readonly leftOut: LeftOut;
  /** Walks the children of an element. */
  children(element: TreeElement, look: HtmlLook): void;
}
