import { formsOf } from '../../vocabulary/load-forms.ts';
import { amountInWords } from '../price/amount-in-words.ts';
import type { PriceToken } from '../price/price-token.ts';
import { isSizeName } from '../price/size-label.ts';
import { isDeal } from '../roles/common-prices.ts';
import { crossesBlockElement } from '../roles/crosses-block.ts';
import type { UnitFeatures } from '../roles/features.ts';
import type { Role } from '../roles/role.ts';
import { namesMenu } from '../roles/title-words.ts';
import { isLegend } from '../stated/legend.ts';
import { endsOpen } from '../text/text-shape.ts';
import type { Unit } from '../units/unit.ts';
import { joinLines, type OpenItem, type OpenMenu, type OpenSection, openItem } from './open-menu.ts';
import { withoutSigns } from './verbatim-name.ts';

export interface LabelledUnit {
  readonly unit: Unit;
  readonly role: Role;
  readonly features: UnitFeatures;
  readonly margin: number;
}

export interface GatheredMenus {
  readonly menus: OpenMenu[];
  readonly notes: string[];
}

/** Headings after which no menu is expected until the next heading. */
const CLOSING = new RegExp(`^(?:${formsOf('closing-headings')})`, 'i');

const SERVES_ALL = /\b(?:menus?|all|any|each|every(?:thing)?)\b/i;

/** Rest of "Omelettes, all £6.50" after its price was removed. */
const PRICED_ALL = /[\s,–:-]+(?:all|each)\s*(?:at)?$/i;

interface Gathering extends GatheredMenus {
  readonly pricesFirst: boolean;
  menu: OpenMenu | null;
  section: OpenSection | null;
  item: OpenItem | null;
  waiting: PriceToken[];
  shared: PriceToken | null;
  closed: boolean;
}

export function gatherMenus(units: readonly LabelledUnit[], pricesFirst: boolean): GatheredMenus {
  const state: Gathering = {
    menus: [],
    notes: [],
    pricesFirst,
    menu: null,
    section: null,
    item: null,
    waiting: [],
    shared: null,
    closed: false,
  };
  units.forEach((here, i) => {
    gather(state, here, units[i - 1] ?? null);
  });
  return { menus: state.menus, notes: state.notes };
}

function gather(state: Gathering, here: LabelledUnit, before: LabelledUnit | null): void {
  const { unit, role, features } = here;
  const closes = role === 'heading' && CLOSING.test(unit.text.trim());
  if (closes) {
    state.item = null;
    state.closed = true;
  }
  const opens =
    role === 'title' || role === 'heading' || (role === 'item' && unit.prices.length > 0 && features.itemStyle);
  if (closes || (state.closed && !opens)) {
    if (unit.text) state.notes.push(noteOf(unit));
    return;
  }
  if (role === 'title') takeTitle(state, unit, before);
  else if (role === 'heading') takeHeading(state, here, before);
  else if (role === 'item' && (unit.prices.length || !isLegend(unit.text))) takeItem(state, here);
  else if (role === 'nameRest') takeNameRest(state, here);
  else if (role === 'description') takeDescription(state, here);
  else if (role === 'price') takePrice(state, unit);
  else takeOther(state, here);
}

function takeTitle(state: Gathering, unit: Unit, before: LabelledUnit | null): void {
  const text = withoutSigns(unit.text);
  state.closed = false;
  state.item = null;
  state.shared = null;
  const { menu } = state;
  if (menu && before?.role === 'title' && menu.sections.length === 0) {
    if (before.unit.styleKey === unit.styleKey) menu.name = joinLines(menu.name ?? '', text);
    else if (/menu|list/i.test(text)) menu.name = text;
    return;
  }
  const known = state.menus.find((other) => other.name === text);
  state.menu = known ?? { name: text, sections: [] };
  if (!known) state.menus.push(state.menu);
  state.section = null;
}

function takeHeading(state: Gathering, { unit, features }: LabelledUnit, before: LabelledUnit | null): void {
  const text = withoutSigns(unit.prices.length ? unit.text.replace(PRICED_ALL, '') : unit.text).replace(
    /[:\s–+▾▼▸▶›»⌄-]+$/u,
    '',
  );
  state.closed = false;
  state.item = null;
  // "45 per person" over the first heading is not the price of a dish
  state.waiting = [];
  const { section } = state;
  const goesOn =
    before?.role === 'heading' &&
    before.unit.block === unit.block &&
    !crossesBlockElement(before.unit, unit) &&
    (before.unit.styleKey === unit.styleKey ? features.gap < 1.25 : unit.html !== undefined && unit.sameLine);
  if (section && !section.items.length && goesOn && !namesMenu(before.unit.text)) {
    section.name = joinLines(section.name ?? '', text);
    section.price ??= unit.prices[0] ?? null;
    return;
  }
  const opened = openSection(state, text);
  // "Children's menu, all £6.95" applies to the sections under it; a dish mistaken for a heading must not
  const above = section && SERVES_ALL.test(section.name ?? '') && isBare(section) ? section.price : null;
  opened.price = unit.prices[0] ?? above ?? state.shared;
}

const isBare = ({ items, loose }: OpenSection): boolean => !items.length && !loose.length;

function openSection(state: Gathering, name: string | null): OpenSection {
  if (!state.menu) {
    state.menu = { name: null, sections: [] };
    state.menus.push(state.menu);
  }
  const section: OpenSection = { name, items: [], price: state.shared, loose: [] };
  state.menu.sections.push(section);
  state.section = section;
  return section;
}

function takeItem(state: Gathering, { unit, margin }: LabelledUnit): void {
  if (takeSize(state, unit)) return;
  const section = state.section ?? openSection(state, null);
  const item = openItem(unit.text, unit, margin);
  if (!item.prices.length) item.prices.push(...state.waiting);
  state.waiting = [];
  section.items.push(item);
  state.item = item;
}

/** "Small 3.50" after items without a price is the price of all of them. */
function takeSize(state: Gathering, unit: Unit): boolean {
  const { section, item } = state;
  if (!section || !item || !unit.prices.length || !isSizeName(unit.text)) return false;
  if (item.prices.length && !item.sized) return false;
  for (const other of section.items) {
    if (other.prices.length && !other.sized) continue;
    addSizes(other, unit);
  }
  return true;
}

function takeNameRest(state: Gathering, { unit, margin }: LabelledUnit): void {
  const { item } = state;
  if (!item) return;
  item.rawName = joinLines(item.rawName, unit.text);
  item.prices.push(...unit.prices);
  addTo(item, unit, margin);
}

function takeDescription(state: Gathering, { unit, margin }: LabelledUnit): void {
  // Below the last dish it explains the codes of all.
  if (isLegend(unit.text)) state.item = null;
  const { item, section } = state;
  if (item) {
    const last = item.description.at(-1);
    if (last && !unit.sameLine && /^\p{Lu}/u.test(unit.text) && !endsOpen(last)) item.breaks++;
    item.description.push(unit.text);
    const besideName = item.units[0]?.line === unit.line;
    if (!item.prices.length || besideName) item.prices.push(...unit.prices);
    addTo(item, unit, margin);
  } else if (section && !section.items.length && !isLegend(unit.text)) section.loose.push(unit);
  else state.notes.push(unit.text);
}

function addTo(item: OpenItem, unit: Unit, margin: number): void {
  item.codes.push(...unit.codes);
  item.units.push(unit);
  item.margin = Math.min(item.margin, margin);
}

function takePrice(state: Gathering, unit: Unit): void {
  const { item, pricesFirst } = state;
  item?.codes.push(...unit.codes);
  if (item && unit.text) addSizes(item, unit);
  else if (item && !item.prices.length) item.prices.push(...unit.prices);
  else if (pricesFirst || !item) state.waiting.push(...unit.prices);
  else if (unit.gap < 1.5) item.prices.push(...unit.prices);
}

function addSizes(item: OpenItem, { text, prices }: Unit): void {
  item.prices.push(...prices.map((price) => ({ ...price, label: price.label ?? text })));
  item.sized = true;
}

function takeOther(state: Gathering, { unit, features }: LabelledUnit): void {
  const { section } = state;
  if (unit.text) state.notes.push(noteOf(unit));
  const [price, second] = unit.prices;
  const isShared = price && !second && !isDeal(unit.text);
  if (section && !section.items.length && isShared && !features.addition) section.price ??= price;
  if (!section && state.menu && isShared && /\ball\b/i.test(unit.text)) state.shared = price;
  if (!features.addition && !unit.sameLine) state.item = null;
}

const noteOf = ({ text, prices }: Unit): string =>
  [text, ...prices.map(({ value, currency }) => amountInWords(value, currency))].join(' ');
