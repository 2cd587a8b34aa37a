import type { Evidence } from '../../../domain/evidence.ts';
import type { MenuItem } from '../../../domain/menu.ts';
import { printedPrice } from '../../../domain/printed-price.ts';
import { type Html, html } from '../../../pages/html.ts';
import { allergenLines } from '../dish/allergen-lines.ts';
import { price } from '../dish/amounts.ts';
import { dietWords } from '../dish/diet-tags.ts';
import { inMenuLang, menuLang } from '../dish/menu-lang.ts';
import { evidenceWords } from './evidence-words.ts';
import { groundWords } from './ground-words.ts';
import type { KnownDish } from './known-dishes.ts';

/** How a dish is shown. */
interface Shown {
  readonly anchor: string;
  /** Of the menu (ISO 639-1); undefined where it is not known. */
  readonly language: string | undefined;
  /** Whether what its values rest on is listed, for whoever asks. */
  readonly isListed: boolean;
}

/** One dish of a menu, with who says its allergens. */
export function dishEntry({ item, evidence }: KnownDish, { anchor, language, isListed }: Shown): Html {
  const lang = menuLang(language);
  const tags = tagsOf(item, evidence);
  return html`<li class="dish" id="${anchor}">
<div class="priced"><h3${lang}>${item.name}</h3><span class="price">${printedPrice(evidence) ?? price(item.price)}</span></div>
${item.description ? html`<p${lang}>${item.description}</p>` : undefined}
${tags.length > 0 && html`<ul class="tags" aria-label="Diets and calories">${tags}</ul>`}
<p class="small allergens">${allergenLines(item.allergens).map((line, i) => html`${i > 0 && html`<br>`}${line}`)}<br><span class="quiet">${groundWords(item, evidence)}</span></p>
${
  isListed &&
  evidence.length > 0 &&
  html`<details class="more no-print"><summary>How we know<span class="visually-hidden"> this of ${inMenuLang(item.name, language)}</span></summary>
<ul>${evidence.map((one) => html`<li>${evidenceWords(one)}</li>`)}</ul></details>`
}</li>
`;
}

function tagsOf(item: MenuItem, evidence: readonly Evidence[]): readonly Html[] {
  const estimated = (field: Evidence['field']) =>
    evidence.some((one) => one.field === field && one.basis === 'estimated') &&
    !evidence.some((one) => one.field === field && one.basis === 'stated');
  const diets = dietWords(item).map((word) => {
    const guess = estimated(word.toLowerCase() as Evidence['field']);
    return html`<li class="tag${guess ? ' plain' : ''}">${guess ? `Probably ${word.toLowerCase()}` : word}</li>`;
  });
  if (item.calories === 0) return diets;
  const energy = `${estimated('calories') ? 'about ' : ''}${item.calories} kcal`;
  return [...diets, html`<li class="tag plain">${energy}</li>`];
}
