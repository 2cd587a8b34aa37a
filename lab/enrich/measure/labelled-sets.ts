import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ItemInput } from '@menu-data-service/food-knowledge/read-item';
import { ALLERGENS, type AllergenCode, allergenCode } from '@menu-data-service/menu-model/allergens';
import { parse } from 'csv-parse/sync';

export interface LabelledRow {
  readonly input: ItemInput;
  readonly truth: ReadonlySet<AllergenCode>;
  readonly vegan?: boolean;
  readonly vegetarian?: boolean;
  readonly spicy?: boolean;
  readonly kcal?: number;
}

export interface LabelledSet {
  readonly name: string;
  readonly labels: readonly AllergenCode[];
  readonly rows: readonly LabelledRow[];
}

const THIRTEEN = ALLERGENS.map(({ code }) => code).filter((code) => code !== 'SULPHITES');
const HIDDEN = new Set<AllergenCode>(['SOYA', 'MUSTARD', 'CELERY']);
const MINT_FLAGS: Readonly<Record<string, AllergenCode>> = {
  DAIRY_FREE: 'MILK',
  EGG_FREE: 'EGGS',
  GLUTEN_FREE: 'GLUTEN',
  PEANUT_FREE: 'PEANUTS',
  TREE_NUT_FREE: 'NUTS',
  SOY_FREE: 'SOYA',
  FISH_FREE: 'FISH',
  CRUSTACEAN_FREE: 'CRUSTACEANS',
  MOLLUSK_FREE: 'MOLLUSCS',
  CELERY_FREE: 'CELERY',
  MUSTARD_FREE: 'MUSTARD',
  SESAME_FREE: 'SESAME',
  LUPINE_FREE: 'LUPIN',
};
const UCLA_FLAGS: Readonly<Record<string, readonly AllergenCode[]>> = {
  p: ['PEANUTS'],
  t: ['NUTS'],
  w: ['GLUTEN'],
  s: ['SOYA'],
  d: ['MILK'],
  e: ['EGGS'],
  f: ['FISH'],
  l: ['CRUSTACEANS', 'MOLLUSCS'],
};

/** True for the held-out third of the rows, by a hash of the name. */
export function isHeldOut(name: string): boolean {
  return createHash('sha256').update(`aside ${name.toLowerCase()}`).digest().readUInt16BE(0) % 3 === 0;
}

function csv<T>(path: string): T[] {
  return parse(readFileSync(path), { columns: true, relax_quotes: true });
}

function mint(folder: string): LabelledSet[] {
  const rows = csv<{ Name: string; id: string; 'Health Labels': string; Ingredients_only: string }>(
    join(folder, 'mint-dev.csv'),
  );
  const nutrition = csv<Record<string, string>>(join(folder, 'mint-nutrition-dev.csv'));
  const kcal = new Map(
    nutrition.map((row) => [row.id, (Number(row['Calories(kcal)']) * Number(row['Serving Weight(g)'])) / 100]),
  );
  const labelled = (withList: boolean): LabelledRow[] =>
    rows.map((row) => {
      const list = row.Ingredients_only.replace(/^\[|\]$/g, '')
        .split(/['"]\s*,\s*['"]/)
        .map((part) => part.replace(/^['"]|['"]$/g, '').trim())
        .filter(Boolean)
        .join(', ');
      const labels = row['Health Labels'];
      const value = kcal.get(row.id) ?? 0;
      return {
        input: { name: row.Name, description: withList ? `ingredients: ${list}` : null },
        truth: new Set(
          Object.entries(MINT_FLAGS).flatMap(([flag, code]) => (labels.includes(`'${flag}'`) ? [] : [code])),
        ),
        vegan: labels.includes("'VEGAN'"),
        vegetarian: labels.includes("'VEGETARIAN'"),
        ...(value >= 20 && value < 4000 ? { kcal: value } : {}),
      };
    });
  return [
    { name: 'recipes, ingredients shown', labels: THIRTEEN, rows: labelled(true) },
    { name: 'recipes, name only', labels: THIRTEEN, rows: labelled(false) },
  ];
}

function canteen(folder: string): LabelledSet[] {
  const rows = csv<{ name: string; type: string; calories: string }>(join(folder, 'ucla-dev.csv'));
  // The kitchen flags all shellfish as one. Here it counts as crustaceans, and molluscs that are found count as found.
  const labels: AllergenCode[] = ['PEANUTS', 'NUTS', 'GLUTEN', 'SOYA', 'MILK', 'EGGS', 'FISH', 'CRUSTACEANS'];
  const labelled = rows.map(({ name, type, calories }) => ({
    input: { name, description: null },
    truth: new Set([...type].flatMap((flag) => (UCLA_FLAGS[flag] ?? []).filter((code) => code !== 'MOLLUSCS'))),
    vegan: type.includes('g'),
    vegetarian: /[vg]/.test(type),
    ...(Number(calories) >= 20 ? { kcal: Number(calories) } : {}),
  }));
  return [
    { name: 'canteen, name only', labels, rows: labelled },
    { name: 'canteen, name only, without soya', labels: labels.filter((code) => code !== 'SOYA'), rows: labelled },
  ];
}

interface ChainRow {
  readonly set: string;
  readonly name: string;
  readonly description: string;
  readonly ingredients: string;
  readonly allergens?: readonly string[];
  readonly vegan?: boolean | null;
  readonly vegetarian?: boolean | null;
  readonly chillies?: number | null;
  readonly calories?: number | null;
}

function chains(folder: string): LabelledSet[] {
  const lines = readFileSync(join(folder, 'uk-chains-dev.jsonl'), 'utf8').split('\n').filter(Boolean);
  const all = lines.map((line): ChainRow => JSON.parse(line));
  const labelled = (row: ChainRow, description: string): LabelledRow => ({
    input: { name: row.name, description },
    truth: new Set((row.allergens ?? []).flatMap((name) => allergenCode(name) ?? [])),
    ...(typeof row.vegan === 'boolean' ? { vegan: row.vegan } : {}),
    ...(typeof row.vegetarian === 'boolean' ? { vegetarian: row.vegetarian || row.vegan === true } : {}),
    ...(typeof row.chillies === 'number' ? { spicy: row.chillies > 0 } : {}),
    ...(typeof row.calories === 'number' && row.calories >= 20 ? { kcal: row.calories } : {}),
  });
  const pub = all.filter((row) => row.set === 'pub');
  const withText = pub.map((row) => labelled(row, row.description ?? ''));
  const sets = (name: string): LabelledRow[] =>
    all.filter((row) => row.set === name).map((row) => labelled(row, row.description ?? ''));
  return [
    {
      name: 'UK pub, sub-ingredients shown',
      labels: THIRTEEN,
      rows: pub.filter((row) => row.ingredients).map((row) => labelled(row, `ingredients: ${row.ingredients}`)),
    },
    { name: 'UK pub, name and description', labels: THIRTEEN, rows: withText },
    {
      name: 'UK pub, name and description, without soya, mustard, celery',
      labels: THIRTEEN.filter((code) => !HIDDEN.has(code)),
      rows: withText,
    },
    { name: 'UK coffee chain, name and description', labels: THIRTEEN, rows: sets('coffee') },
    { name: 'UK bakery chain, calories', labels: [], rows: sets('bakery') },
    { name: 'UK burger chain, calories', labels: [], rows: sets('burger') },
  ];
}

export function labelledSets(folder: string): LabelledSet[] {
  const has = (file: string) => existsSync(join(folder, file));
  return [
    ...(has('mint-dev.csv') && has('mint-nutrition-dev.csv') ? mint(folder) : []),
    ...(has('ucla-dev.csv') ? canteen(folder) : []),
    ...(has('uk-chains-dev.jsonl') ? chains(folder) : []),
  ];
}
