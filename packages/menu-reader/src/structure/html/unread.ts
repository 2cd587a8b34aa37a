import type { TreeElement } from '../segments/html-origin.ts';
import type { LineWalk } from './line-walk.ts';
import { isBadge, isButtonText, isControl, isHidden, isPageChrome, isSliderCopy } from './page-chrome.ts';
import { SILENT_TAGS } from './tags.ts';

/** A reason why an element of a web page is not read; like a step it can be left out. */
interface UnreadRule {
  readonly name: string;
  readonly holds: (element: TreeElement, walk: LineWalk) => boolean;
}

/** Pictures, scripts, buttons, hidden parts and the chrome of the page. */
export const UNREAD: readonly UnreadRule[] = [
  { name: 'labels of tabs unread', holds: (element, { labels }) => labels.tabs.has(element) },
  { name: 'repeated signs unread', holds: (element, { signs }) => signs.has(element) },
  { name: 'silent tags unread', holds: ({ tag }) => tag === 'img' || SILENT_TAGS.has(tag) },
  { name: 'hidden parts unread', holds: isHidden },
  { name: 'copies in sliders unread', holds: isSliderCopy },
  { name: 'buttons unread', holds: isButtonText },
  { name: 'controls unread', holds: isControl },
  { name: 'badges unread', holds: isBadge },
  { name: 'page chrome unread', holds: (element, { root, page }) => element !== root && isPageChrome(element, page) },
];
