import { allergenName } from '@menu-data-service/menu-model/allergens';
import { type Evidence, isGroundless } from '@menu-data-service/menu-model/evidence';
import type { MenuItem } from '@menu-data-service/menu-model/menu';
import { allergenGround, tableDay } from '../../../domain/allergen-ground.ts';
import { printedPrice } from '../../../domain/printed-price.ts';
import { type Html, html } from '../../../pages/html.ts';
import { capital } from '../../items/words.ts';
import { price } from '../../shared/amounts.ts';
import { allergenLines } from '../dish/allergen-lines.ts';
import { ALLERGEN_SOURCES } from '../dish/allergen-source.ts';
import { dietWords } from '../dish/diet-tags.ts';
import { inMenuLang, menuLang } from '../dish/menu-lang.ts';
import { day } from './dates.ts';
import type { KnownDish } from './known-dishes.ts';

interface Shown {
  readonly anchor: string;
  /** ISO 639-1; undefined if unknown. */
  readonly language: string | undefined;
  readonly isListed: boolean;
}

export function dishEntry({ item, evidence }: KnownDish, { anchor, language, isListed }: Shown): Html {
  const lang = menuLang(language);
  const tags = tagsOf(item, evidence);
  return html`<li class="dish" id="${anchor}">
<div class="priced"><h3${lang}>${item.name}</h3><span class="price">${printedPrice(evidence) ?? price(item.price)}</span></div>
${item.description ? html`<p${lang}>${item.description}</p>` : undefined}
${tags.length > 0 && html`<ul class="tags" aria-label="Diets and calories">${tags}</ul>`}
<p class="small allergens">${allergenLines(item.allergens).map((line, i) => html`${i > 0 && html`<br>`}${line}`)}<br><span class="quiet">${sourceWords(item, evidence)}</span></p>
${
  isListed &&
  evidence.length > 0 &&
  html`<details class="more no-print"><summary>How we know<span class="visually-hidden">: ${inMenuLang(item.name, language)}</span></summary>
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
  if (item.calories === 0 || evidence.some(isGroundless)) return diets;
  const energy = `${estimated('calories') ? 'about ' : ''}${item.calories} kcal`;
  return [...diets, html`<li class="tag plain">${energy}</li>`];
}

function sourceWords(item: MenuItem, evidence: readonly Evidence[]): Html {
  const table = tableDay(evidence);
  const when = table !== undefined && html` (allergen table of ${day(`${table}T00:00:00`)})`;
  return html`${ALLERGEN_SOURCES[allergenGround(item, evidence)]}${when}.`;
}

function evidenceWords(evidence: Evidence): string {
  const { basis, words, rule } = evidence;
  const quoted = words === '' ? '' : ` “${words}”`;
  const claim = capital(claimOf(evidence));
  if (evidence.field === 'price') return `${claim}. Printed:${quoted}`;
  if (rule === 'operator') return `${claim}: a person who looked at the menu says so.`;
  if (basis === 'stated') return `${claim}: the restaurant says so${quoted === '' ? '.' : `:${quoted}`}`;
  return `${claim}: our estimate${quoted === '' ? '' : `, from${quoted}`}${surety(evidence)}.`;
}

function claimOf({ field, value, state }: Evidence): string {
  switch (field) {
    case 'allergens': {
      const name = allergenName(value);
      if (state === 'free') return `no ${name}`;
      if (state === 'likely absent') return `probably no ${name}`;
      return state === 'may contain' ? `may contain ${name}` : name;
    }
    case 'calories':
      return `${value} kcal`;
    case 'price':
      return 'the price is not in pounds';
    default:
      return value === 'true' ? field : `not ${field}`;
  }
}

function surety({ field, range, confidence, state }: Evidence): string {
  if (field === 'calories') return range === undefined ? '' : `, most likely between ${range[0]} and ${range[1]} kcal`;
  if (state === 'likely absent') return '';
  return confidence >= 0.9 ? ', quite sure' : confidence >= 0.6 ? ', fairly sure' : ', not sure';
}
