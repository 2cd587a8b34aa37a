import { ServiceError } from '../domain/errors.ts';
import { type Correction, isTaughtLine } from '../ingest/corrections.ts';
import { allergenChanges } from './allergen-form.ts';
import type { SeenMenu } from './source-view.ts';

export const FLAGS = ['vegetarian', 'vegan', 'halal', 'spicy'] as const;

/**
 * Builds the correction in a form: of a line, a dish, or of a section or menu if it names no dish. It names only as much of the place as
 * identifies the dish, so that it is found in later versions. Null if no field changed.
 * @throws ServiceError 400 if a field is wrong
 */
export function correctionOf(menus: readonly SeenMenu[], form: URLSearchParams): Record<string, unknown> | null {
  const text = (field: string) => (form.get(field) ?? '').trim();
  if (form.has('role'))
    return { ...lineOf(text('line')), role: text('role'), ...(text('scope') && { scope: text('scope') }) };
  const [menu, section, item] = [text('menu'), text('section'), text('item')];
  const inMenu = menus.length > 1 ? { menu } : {};
  if (form.has('add')) return { ...inMenu, section, ...(item && { after: item }), add: added(form, text) };
  if (item === '' && !form.has('section')) return { menu, set: { name: text('name') } };
  if (item === '') return { ...inMenu, section, ...sectionChange(form, text) };
  const namesakes = menus.flatMap(({ sections }) =>
    sections.filter(({ dishes }) => dishes.some((dish) => dish.item.name === item)),
  );
  const place = { ...inMenu, ...(namesakes.length > 1 ? { section } : {}), item };
  if (form.has('remove')) return { ...place, remove: true };
  const set = changes(form, text);
  return Object.keys(set).length > 0 ? { ...place, set } : null;
}

/** A correction in words, such as "Fish and Chips: price 12.5". */
export function correctionWords(correction: Correction): string {
  if (isTaughtLine(correction)) {
    const { line, scope, role } = correction;
    return `“${line}”${scope === 'line' ? '' : ' and lines like it'}: ${role}`;
  }
  const where = 'item' in correction ? correction.item : 'section' in correction ? correction.section : correction.menu;
  if ('add' in correction) return `${correction.add.name}: added to ${correction.section || '(no heading)'}`;
  if ('remove' in correction) return `${where}: taken out`;
  if ('heading' in correction) return `${where}: no heading`;
  const set = Object.entries(correction.set).map(
    ([field, value]) => `${field} ${value === null ? 'none' : String(value)}`,
  );
  return `${where || '(no heading)'}: ${set.join(', ')}`;
}

type Text = (field: string) => string;

/** The line named in the form; its fields are checked with the other corrections. */
function lineOf(json: string): object {
  try {
    return JSON.parse(json);
  } catch {
    throw new ServiceError(400, 'invalid_form', 'Nothing was changed. Choose the line first.');
  }
}

function added(form: URLSearchParams, text: Text): object {
  const flags = FLAGS.filter((flag) => form.has(flag)).map((flag) => [flag, true] as const);
  const description = text('description');
  return {
    name: text('name'),
    ...(text('price') && { price: priceOf(text('price')) }),
    ...(description && { description }),
    ...Object.fromEntries(flags),
  };
}

function sectionChange(form: URLSearchParams, text: Text): object {
  if (form.has('no-heading')) return { heading: false };
  return form.has('remove') ? { remove: true } : { set: { name: text('name') } };
}

/** Fields that differ from the form's original values, which it carries along. */
function changes(form: URLSearchParams, text: Text): object {
  const set: Record<string, unknown> = { ...allergenChanges(form) };
  const changed = (field: string) => text(field) !== text(`${field}-before`);
  if (changed('name')) set.name = text('name');
  if (changed('description')) set.description = text('description') || null;
  if (changed('to-section')) set.section = text('to-section');
  if (changed('price')) set.price = priceOf(text('price'));
  for (const flag of FLAGS) if (form.has(flag) !== form.has(`${flag}-before`)) set[flag] = form.has(flag);
  return set;
}

/** Parses pounds: "£12.50", "12,50", "" for none. */
function priceOf(text: string): number {
  const plain = text.replace(/^£\s*/, '').replace(/,(\d\d?)$/, '.$1');
  if (plain === '') return 0;
  if (/^\d{1,5}(?:\.\d{1,2})?$/.test(plain)) return Number(plain);
  throw new ServiceError(
    400,
    'invalid_form',
    `Nothing was changed. The price "${text}" is no sum of pounds such as 12.50.`,
  );
}
