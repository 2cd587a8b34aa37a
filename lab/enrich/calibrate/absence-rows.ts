import { decideAllergens } from '@menu-data-service/food-knowledge/decide-allergens';
import { decideDiets } from '@menu-data-service/food-knowledge/decide-diets';
import { enrichItem } from '@menu-data-service/food-knowledge/enrich-item';
import { knowledge } from '@menu-data-service/food-knowledge/knowledge';
import { readItem } from '@menu-data-service/food-knowledge/read-item';
import { ALLERGENS, type AllergenCode } from '@menu-data-service/menu-model/allergens';
import type { LabelledRow, LabelledSet } from '../measure/labelled-sets.ts';

export interface AbsenceRow {
  readonly contains: boolean;
  /** Log-odds for calling it clear; undefined where it cannot be at any threshold. */
  readonly odds: number | undefined;
}

export type RowsByCode = ReadonlyMap<AllergenCode, readonly AbsenceRow[]>;

export function absenceRows(rows: readonly LabelledRow[], labels: readonly AllergenCode[]): RowsByCode {
  const known = knowledge();
  const byCode = new Map<AllergenCode, AbsenceRow[]>(labels.map((code) => [code, []]));
  for (const { input, truth } of rows) {
    const item = readItem({ ...input, language: 'en' }, known);
    const { entries, absenceOdds } = decideAllergens(item, decideDiets(item, known), known);
    const shown = new Set(entries.map(({ code }) => code));
    for (const [code, list] of byCode)
      list.push({ contains: truth.has(code), odds: shown.has(code) ? undefined : absenceOdds.get(code) });
  }
  return byCode;
}

export const ALL = ALLERGENS.map(({ code }) => code);
const CANTEEN = 'canteen, name only';
const CHAINS = /^UK (?:pub|coffee chain), name and description$/;

export function menuLikeRows(sets: readonly LabelledSet[]): RowsByCode {
  const parts = sets.flatMap(({ name, labels, rows }) => {
    if (name === CANTEEN) return [absenceRows(rows, labels), absenceRows(ofMolluscs(rows), ['MOLLUSCS'])];
    if (name === 'recipes, name only') return [absenceRows(rows, labels)];
    // the chains publish all 14
    return CHAINS.test(name) ? [absenceRows(rows, ALL)] : [];
  });
  return together(parts);
}

/** Dishes that their kitchen marks vegan, or vegetarian, as if each was called clear of everything. */
export function dietRows(sets: readonly LabelledSet[], diet: 'vegan' | 'vegetarian'): RowsByCode {
  const parts = sets.map(({ name, labels, rows }) => {
    const marked = rows.filter((row) => row[diet] === true);
    const clear = (of: readonly LabelledRow[], codes: readonly AllergenCode[]) =>
      new Map(
        codes.map((code) => [
          code,
          of.map(({ truth }) => ({ contains: truth.has(code), odds: Number.NEGATIVE_INFINITY })),
        ]),
      );
    if (name === CANTEEN) return [clear(marked, labels), clear(ofMolluscs(marked), ['MOLLUSCS'])];
    return CHAINS.test(name) ? [clear(marked, ALL)] : [];
  });
  return together(parts.flat());
}

function together(parts: readonly RowsByCode[]): RowsByCode {
  return new Map(ALL.map((code) => [code, parts.flatMap((part) => part.get(code) ?? [])]));
}

/**
 * The canteen flags all shellfish as one. If the dish names a crustacean, the flag says nothing about molluscs; otherwise either may be
 * meant, so it counts as molluscs too.
 */
function ofMolluscs(rows: readonly LabelledRow[]): LabelledRow[] {
  return rows.flatMap((row) => {
    if (!row.truth.has('CRUSTACEANS')) return [row];
    if (enrichItem(row.input).allergenCodes.includes('CRUSTACEANS')) return [];
    return [{ ...row, truth: new Set<AllergenCode>(['MOLLUSCS']) }];
  });
}
