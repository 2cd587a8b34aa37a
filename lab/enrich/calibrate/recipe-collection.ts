import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRandom, type Random } from '@menu-data-service/seeded-random';
import type { LabelledRow } from '../measure/labelled-sets.ts';
import { believe, lexicon, read, type Truth } from '../train/labelling.ts';

interface Recipe {
  readonly title: string;
  readonly ingredients: readonly string[];
}

/** Probability from which an ingredient list is taken to hold an allergen. */
const HOLDS = 0.5;
const MEASURE =
  /[\d¼½¾⅓⅔⅛/.-]+|\([^)]*\)|,.*$|\b(?:cups?|(?:table|tea)spoons?|tbsp|tsp|pounds?|lbs?|ounces?|oz|cans?|packages?|cloves?|pinch|dash|quarts?|pints?|grams?|ml|kg|inch|large|small|medium|chopped|diced|minced|sliced|shredded|grated|melted|softened|divided)\b\.?/gi;

/**
 * Recipes of a collection with menu-like names, labelled by their full ingredient lists: once by the title alone, once with two to five of
 * the first ingredients as the description. Duplicate titles count once.
 */
export function recipeCollection(folder: string): { named: LabelledRow[]; described: LabelledRow[] } {
  const random = createRandom(1);
  const named: LabelledRow[] = [];
  const described: LabelledRow[] = [];
  const seen = new Set<string>();
  for (const { title, ingredients } of recipesIn(join(folder, 'index'))) {
    const key = title.toLowerCase();
    if (seen.has(key)) continue;
    seen.add(key);
    const truth: Truth = new Map();
    for (const line of ingredients) believe(truth, read(line, 'list', lexicon.ingredients));
    const codes = new Set([...truth].flatMap(([code, belief]) => (belief >= HOLDS ? [code] : [])));
    named.push({ input: { name: title, description: null }, truth: codes });
    described.push({ input: { name: title, description: describe(ingredients, random) }, truth: codes });
  }
  return { named, described };
}

function* recipesIn(folder: string): Generator<Recipe> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'));
  for (const file of files.sort()) {
    const { title, ingredients }: Partial<Recipe> = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    if (title && ingredients && ingredients.length > 0) yield { title, ingredients };
  }
}

/** Menu-like description: some of the main ingredients without their measures. */
function describe(ingredients: readonly string[], random: Random): string {
  const plain = ingredients.map((line) => line.replace(MEASURE, ' ').replace(/\s+/g, ' ').trim());
  const left = plain.filter((words) => words.length > 2 && words.length < 40);
  const wanted = 2 + random.integer(4);
  const taken: string[] = [];
  while (taken.length < wanted && left.length > 0)
    taken.push(...left.splice(random.integer(Math.min(6, left.length)), 1));
  return taken.join(', ');
}
