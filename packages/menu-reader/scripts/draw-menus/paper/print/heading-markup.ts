import { escaped } from '../../web/escape.ts';
import type { PaperHeading } from '../family.ts';

const CLASSES: Readonly<Record<PaperHeading, string>> = {
  plain: '',
  ruled: ' ruled',
  'between rules': ' between',
  bar: ' bar',
  boxed: ' boxed',
  spaced: ' spaced',
  underlined: ' underlined',
  turned: ' turned',
  gutter: '',
  'drop capital': ' drop',
  badge: ' badge',
  'tab line': ' ruled',
};

/** The heading of a section in the manner of the family. */
export const headingMarkup = (text: string, kind: PaperHeading): string =>
  `<div class="heading${CLASSES[kind]}">${escaped(text)}</div>`;
