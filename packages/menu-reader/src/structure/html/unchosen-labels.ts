import type { TreeElement } from '../segments/html-origin.ts';
import { allergensIn } from '../stated/allergen-words.ts';
import { ancestors, findAll } from './tree.ts';

const MAX_LABEL_LENGTH = 60;
const FALSE = 'false';
const PROMISE = /free|frei|vrij|\b(?:no|non|without|ohne|kein|keine|sans|sin|senza|sem|bez|zonder|geen)\b/iu;
/** The end of one: "glutenfrei" names gluten. */
const FREE = /[- ]?(?:free|freie[rsnm]?|frei|vrije?)\b/giu;

/** Labels of unticked boxes and unselected choices that promise something about allergens: they say nothing about a dish. */
export function unchosenLabels(body: TreeElement): ReadonlySet<TreeElement> {
  const unchosen = findAll(body, isUnchosen);
  if (unchosen.length === 0) return new Set();
  const ofId = new Map(
    findAll(body, ({ tag, attributes }) => tag === 'label' && attributes.for !== undefined).map((label) => [
      label.attributes.for ?? '',
      label,
    ]),
  );
  const labels = unchosen.flatMap((control) => labelOf(control, ofId) ?? []);
  return new Set(labels.filter(({ text }) => PROMISE.test(text) && allergensIn(text.replace(FREE, ' ')).length > 0));
}

function isUnchosen({ tag, attributes }: TreeElement): boolean {
  if (tag === 'input' && /^(?:checkbox|radio)$/i.test(attributes.type ?? '')) return attributes.checked === undefined;
  return attributes['aria-checked'] === FALSE || attributes['aria-pressed'] === FALSE;
}

function labelOf(control: TreeElement, ofId: ReadonlyMap<string, TreeElement>): TreeElement | undefined {
  if (control.tag !== 'input') return control;
  const around = ancestors(control).find(({ tag }) => tag === 'label');
  if (around) return around;
  const { id } = control.attributes;
  const own = id === undefined ? undefined : ofId.get(id);
  if (own) return own;
  const { parent } = control;
  return parent && parent.length <= MAX_LABEL_LENGTH && findAll(parent, ({ tag }) => tag === 'input').length === 1
    ? parent
    : undefined;
}
