import { parseCorrections } from '../../ingest/corrections.ts';
import type { IngestResult } from '../../ingest/ingest-document.ts';
import { readAgain } from '../../ingest/read-again.ts';
import { InputFailure, ServiceError } from '../../src/domain/errors.ts';
import { allergenChanges } from './allergen-form.ts';
import type { SeenMenu, SourceView } from './source-view.ts';
import type { WorkbenchDeps } from './workbench-deps.ts';

const FLAGS = ['vegetarian', 'vegan', 'halal', 'spicy'] as const;

/**
 * Makes a correction of a form and reads the source again with it, so that it is stored now and in later versions.
 * @throws ServiceError 400 that names the wrong field; nothing is kept then
 */
export async function mend(view: SourceView, form: URLSearchParams, deps: WorkbenchDeps): Promise<IngestResult> {
  const { restaurant, state } = view;
  const { sourceUrl } = state;
  const before = await deps.sources.corrections(restaurant.id, sourceUrl);
  const kept = before === null ? { corrections: [], currencyOk: false } : parseCorrections(before, sourceUrl);
  const all = { ...kept, corrections: [...kept.corrections, correctionOf(view.menus, form)] };
  await deps.sources.saveCorrections(restaurant.id, sourceUrl, checked(all));
  try {
    return await readAgain(restaurant, sourceUrl, deps.ingestion, view.menus[0]?.name);
  } catch (error) {
    await deps.sources.saveCorrections(restaurant.id, sourceUrl, before);
    throw error;
  }
}

function checked(all: { readonly corrections: readonly unknown[]; readonly currencyOk: boolean }) {
  try {
    return parseCorrections(all, 'the form');
  } catch (error) {
    if (!(error instanceof InputFailure)) throw error;
    const [, ...problems] = error.message.split('\n');
    throw new ServiceError(400, 'invalid_form', `Nothing was changed. ${problems.join(' ').trim()}`);
  }
}

/** Names no more of the place than is needed to tell the dish from others, so that it is found in later versions. */
function correctionOf(menus: readonly SeenMenu[], form: URLSearchParams): Record<string, unknown> {
  const text = (field: string) => (form.get(field) ?? '').trim();
  const [menu, section, item] = [text('menu'), text('section'), text('item')];
  const inMenu = menus.length > 1 ? { menu } : {};
  if (item === '') return { ...inMenu, section, set: { name: text('name') } };
  const namesakes = menus.flatMap(({ sections }) =>
    sections.filter(({ dishes }) => dishes.some((dish) => dish.item.name === item)),
  );
  const place = { ...inMenu, ...(namesakes.length > 1 ? { section } : {}), item };
  if (form.has('remove')) return { ...place, remove: true };
  const set = changes(form, text);
  if (Object.keys(set).length > 0) return { ...place, set };
  throw new ServiceError(400, 'invalid_form', 'Nothing was changed: every field says what it said before.');
}

/** Only what differs from what the form showed, which it brings along. */
function changes(form: URLSearchParams, text: (field: string) => string): object {
  const set: Record<string, unknown> = { ...allergenChanges(form) };
  const changed = (field: string) => text(field) !== text(`${field}-before`);
  if (changed('name')) set.name = text('name');
  if (changed('description')) set.description = text('description') || null;
  if (changed('to-section')) set.section = text('to-section');
  if (changed('price')) set.price = priceOf(text('price'));
  for (const flag of FLAGS) if (form.has(flag) !== form.has(`${flag}-before`)) set[flag] = form.has(flag);
  return set;
}

/** Pounds as people write them: "£12.50", "12,50", "" for none. */
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
