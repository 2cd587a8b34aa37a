import { ALLERGENS, type AllergenCode } from '@menu-data-service/menu-model/allergens';
import type { TaggedItem } from '@menu-data-service/menu-model/tagged-menu';
import { type Html, html } from '../../pages/html.ts';
import { statedNow } from '../allergen-form.ts';
import type { SourceView } from '../source-view.ts';
import { sourceFields, sourcePath, workbenchPage } from './workbench-page.ts';

export interface DishAt {
  readonly id: string;
  readonly item: TaggedItem;
  readonly menu: string;
  readonly section: string;
}

const CHOICES = [
  { value: '', label: 'Leave as it is' },
  { value: 'contains', label: 'Contains it' },
  { value: 'may contain', label: 'May contain it' },
  { value: 'free', label: 'Free from it' },
  { value: 'unknown', label: 'Unknown' },
] as const;

export function allergensPage({ restaurant, state }: SourceView, dish: DishAt): string {
  const { id, item, menu, section } = dish;
  const back = sourcePath(state);
  const crumbs = html`<ul class="crumbs"><li><a href="/workbench">Worklist</a></li><li><a href="/workbench/sources">Sources</a></li><li><a href="${back}#${id}">${restaurant.name}</a></li></ul>`;
  const main = html`${crumbs}
<h1>Allergens of ${item.name}</h1>
${item.description === null ? undefined : html`<blockquote class="printed">${item.description}</blockquote>`}
<p>What is served now: <strong>${item.allergens}</strong></p>
<p class="hint">What is set here stays in later versions of the menu. “Clear” is for what the restaurant says: somebody may rely on it. Where a later menu prints more of an allergen than it does today, the print counts again and the dish comes to the worklist.</p>
<form class="edit" method="post" action="/workbench/corrections">
${sourceFields(state)}<input type="hidden" name="menu" value="${menu}"><input type="hidden" name="section" value="${section}"><input type="hidden" name="item" value="${item.name}"><input type="hidden" name="at" value="${id}">
<div class="fourteen">${ALLERGENS.map(({ code, name }) => field(item, code, name))}</div>
<p><button class="button">Save</button> <a class="button plain" href="${back}#${id}">Cancel</a></p>
</form>`;
  return workbenchPage({ path: '/workbench/sources', title: `Allergens of ${item.name}`, main });
}

function field(item: TaggedItem, code: AllergenCode, name: string): Html {
  const decided = item.stated.decided?.[code];
  const choices = decided === undefined ? CHOICES : [...CHOICES, { value: 'as read', label: 'As read from the menu' }];
  return html`<div class="field"><label for="set-${code}">${name}</label>
<select id="set-${code}" name="allergen-${code}" aria-describedby="now-${code}">${choices.map(({ value, label }) => html`<option value="${value}">${label}</option>`)}</select>
<input type="hidden" name="seen-${code}" value="${statedNow(item, code)}"><p class="hint" id="now-${code}">${now(item, code)}</p></div>
`;
}

const STATES = {
  contains: 'contains it',
  'may contain': 'may contain it',
  free: 'is free from it',
  'likely absent': 'is probably without it',
} as const;

function now({ evidence, stated }: TaggedItem, code: AllergenCode): string {
  if (stated.decided?.[code]?.state === 'unknown') return 'Now: unknown, set by a person';
  const [first] = evidence.filter(({ field: of, value }) => of === 'allergens' && value === code);
  if (first?.state === undefined) return 'Now: not said';
  const words = first.words === '' ? '' : ` from “${first.words}”`;
  const basis = first.rule === 'operator' ? 'set by a person' : `${first.basis}${words}`;
  return `Now: ${STATES[first.state]}, ${basis}`;
}
