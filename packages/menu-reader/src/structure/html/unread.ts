import { priceCount } from '../price/price-count.ts';
import type { TreeElement } from '../segments/html-origin.ts';
import { allergensIn } from '../stated/allergen-words.ts';
import { dietMeaning } from '../stated/diet-words.ts';
import type { LineWalk } from './line-walk.ts';
import { isBadge, isButtonText, isControl, isPageChrome, isSliderCopy } from './page-chrome.ts';
import { SILENT_TAGS } from './tags.ts';

const READERS_ONLY = /^(?:sr-only|visually-?hidden|screen-reader-text|u-hidden-visually|assistive)$/i;
const STRUCK_CLASS = /^(?:line-through|strike(?:-?through)?|text-decoration-line-through)$/i;
const STRUCK_STYLE = /text-decoration(?:-line)?\s*:[^;]*line-through/i;
const UNSEEN_STYLE = /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse))/i;
/** Scripts fade in headings with this style; a statement that does is not reliable. */
const CLEAR_STYLE = /(?:^|;)\s*opacity\s*:\s*0(?:\.0+)?\s*(?:;|$|!)/i;
/** Denials drawn as a sign: "not" before "egg free". */
const DENIAL =
  /^\s*(?:not|non|no|nicht|kein|keine|pas|sin|sans|senza|niet|geen|nie|bez|não|nao|sem|without|ohne|zonder)\s*$/i;
/** Longer parts are hidden until a click. */
const MAX_HIDDEN_LENGTH = 120;

/** True for permanently hidden parts. Parts hidden until a click are menus, so only short ones without prices count. */
function isHidden(element: TreeElement): boolean {
  const { classes, attributes } = element;
  const { style = '' } = attributes;
  const isUnseen =
    classes.includes('hidden') || UNSEEN_STYLE.test(style) || (CLEAR_STYLE.test(style) && saysOfDish(element.text));
  if (isUnseen && element.length < MAX_HIDDEN_LENGTH && !/\d\.\d\d/.test(element.text)) return true;
  if (attributes.hidden !== undefined && attributes.role !== 'tabpanel' && priceCount(element.text) < 2) return true;
  if (attributes.type === 'hidden') return true;
  return classes.some((name) => READERS_ONLY.test(name)) && !saysOfDish(element.text);
}

/** Text that is read out instead of a sign is part of the statement: "contains nuts", "not". */
const saysOfDish = (text: string): boolean =>
  DENIAL.test(text) || allergensIn(text).length > 0 || dietMeaning(text) !== null;

const isStruck = ({ tag, classes, attributes: { style = '' } }: TreeElement): boolean =>
  tag === 'del' ||
  tag === 's' ||
  tag === 'strike' ||
  classes.some((name) => STRUCK_CLASS.test(name)) ||
  STRUCK_STYLE.test(style);

/** Rule for skipping an element of a web page; it can be left out like a step. */
interface UnreadRule {
  readonly name: string;
  readonly holds: (element: TreeElement, walk: LineWalk) => boolean;
}

export const UNREAD: readonly UnreadRule[] = [
  { name: 'labels of tabs unread', holds: (element, { labels }) => labels.tabs.has(element) },
  { name: 'repeated signs unread', holds: (element, { signs }) => signs.has(element) },
  { name: 'silent tags unread', holds: ({ tag }) => tag === 'img' || SILENT_TAGS.has(tag) },
  { name: 'hidden parts unread', holds: isHidden },
  { name: 'struck parts unread', holds: isStruck },
  { name: 'labels of choices not made unread', holds: (element, { unchosen }) => unchosen.has(element) },
  { name: 'copies in sliders unread', holds: isSliderCopy },
  { name: 'buttons unread', holds: isButtonText },
  { name: 'controls unread', holds: isControl },
  { name: 'badges unread', holds: isBadge },
  { name: 'page chrome unread', holds: (element, { root, page }) => element !== root && isPageChrome(element, page) },
];
