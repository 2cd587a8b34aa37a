import { foldText } from '../../../domain/fold-text.ts';
import { type Html, html } from '../../../pages/html.ts';
import type { NamedCount } from '../../../ports/search/facets.ts';
import { count } from '../dish/amounts.ts';

/** A list of values of which one can be chosen, each with its dishes. */
export function oneOf(of: {
  readonly name: string;
  readonly label: string;
  /** What the first entry is called, which chooses none. */
  readonly any: string;
  readonly chosen: string | undefined;
  readonly counts: readonly NamedCount[];
  readonly show?: (name: string) => string;
}): Html {
  const { name, label, any, chosen, counts, show = (text) => text } = of;
  const isChosen = (value: string) => chosen !== undefined && foldText(value) === foldText(chosen);
  const known = counts.filter((one) => one.name !== '');
  const other = chosen === undefined || known.some((one) => isChosen(one.name)) ? [] : [chosen];
  const option = (value: string, text: string) =>
    html`<option value="${value}"${isChosen(value) ? html` selected` : undefined}>${text}</option>`;
  return html`<div class="field"><label for="${name}">${label}</label><select id="${name}" name="${name}"><option value="">${any}</option>${other.map((value) => option(value, value))}${known.map((one) => option(one.name, `${show(one.name)} (${count(one.count)})`))}</select></div>`;
}
