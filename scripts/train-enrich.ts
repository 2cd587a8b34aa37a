/**
 * Makes ingest/enrich/weights/word-weights.model again from two public sources, byte for byte:
 *   alexdseo/mint at e61db66 (Apache-2.0): data/files/restaurant_inference_sample.csv
 *   ronaldl29/public-domain-recipes at 61b488e (Unlicense): content/*.md
 * Only weights of words are kept, no row of either.
 *
 *   npm run train:enrich -- --mint FOLDER --recipes FOLDER [--check]
 *
 * FOLDER is a checkout of the repository at that commit. --check compares with the file in place and writes nothing.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { parse } from 'csv-parse/sync';
import type { Entry } from '../ingest/enrich/lexicon/entry.ts';
import { loadLexicon } from '../ingest/enrich/lexicon/load-lexicon.ts';
import type { PhraseTrie } from '../ingest/enrich/lexicon/phrase-trie.ts';
import { type Reading, readText, type Scope } from '../ingest/enrich/reading/read-text.ts';
import { tokenise } from '../ingest/enrich/text/tokens.ts';
import { type Example, trainWordWeights } from '../ingest/enrich/weights/train-word-weights.ts';
import { ALLERGENS, type AllergenCode } from '../src/domain/allergens.ts';
import { packageRoot } from '../src/package-root.ts';

const TARGET = join(packageRoot, 'ingest', 'enrich', 'weights', 'word-weights.model');
const BELIEF = { certain: 1, likely: 0.75, possible: 0.2 };
const RECIPE_WEIGHT = 4;

const { values } = parseArgs({
  options: { mint: { type: 'string' }, recipes: { type: 'string' }, check: { type: 'boolean', default: false } },
});
if (!values.mint || !values.recipes) {
  console.error(
    'Give --mint FOLDER and --recipes FOLDER: checkouts of alexdseo/mint and ronaldl29/public-domain-recipes.',
  );
  process.exit(2);
}

const lexicon = loadLexicon();
const read = (text: string, scope: Scope, trie: PhraseTrie<Entry>): Reading => readText(tokenise(text), scope, trie);

function believe(truth: Map<AllergenCode, number>, reading: Reading): void {
  for (const { code, strength, denied } of reading.findings)
    if (!denied) truth.set(code, Math.max(truth.get(code) ?? 0, BELIEF[strength]));
}

/** A restaurant item is labelled by what the lexicon reads in its name and description; it teaches what the name alone tells. */
function restaurantItems(folder: string): Example[] {
  const path = join(folder, 'data', 'files', 'restaurant_inference_sample.csv');
  const rows: { name: string; description: string }[] = parse(readFileSync(path), {
    columns: true,
    relax_quotes: true,
  });
  return rows.flatMap(({ name, description }) => {
    const truth = new Map<AllergenCode, number>();
    if (description.trim() === '') return [];
    const [ofName, ofDescription] = [
      read(name, 'name', lexicon.dishes),
      read(description, 'description', lexicon.dishes),
    ];
    believe(truth, ofName);
    believe(truth, ofDescription);
    const [words, more] = [ofName.weighable, ofDescription.weighable];
    return [
      { name: words, description: undefined, truth, weight: 1 },
      { name: words, description: more, truth, weight: 0.5 },
    ];
  });
}

/** A recipe is labelled by its ingredient list. */
function recipes(folder: string): Example[] {
  return readdirSync(join(folder, 'content'))
    .filter((file) => file.endsWith('.md') && !file.startsWith('_'))
    .sort()
    .flatMap((file) => {
      const text = readFileSync(join(folder, 'content', file), 'utf8');
      const title = /^title:\s*"?(.*?)"?\s*$/m.exec(text)?.[1];
      const list = /^##\s*Ingredients\s*$([\s\S]*?)^##\s(?!#)/im.exec(text)?.[1];
      if (!title || !list) return [];
      const truth = new Map<AllergenCode, number>();
      for (const line of list.split('\n'))
        if (/^\s*[-*]/.test(line)) believe(truth, read(line.replace(/^\s*[-*]\s*/, ''), 'list', lexicon.ingredients));
      return [
        { name: read(title, 'name', lexicon.dishes).weighable, description: undefined, truth, weight: RECIPE_WEIGHT },
      ];
    });
}

const examples = [...restaurantItems(values.mint), ...recipes(values.recipes)];
const labels = ALLERGENS.map(({ code }) => code).filter((code) => code !== 'SULPHITES' && code !== 'LUPIN');
const file = trainWordWeights(examples, { labels, minCount: 5, epochs: 8, rate: 0.15, l2: 0.005 });
const bytes = `${JSON.stringify(file)}\n`;
if (values.check) {
  const same = readFileSync(TARGET, 'utf8') === bytes;
  console.log(same ? 'The weights in place are exactly those of the sources.' : 'The weights in place differ.');
  process.exitCode = same ? 0 : 1;
} else {
  writeFileSync(TARGET, bytes);
  console.log(
    `${examples.length} examples, ${file.features.split('\n').length} features, ${bytes.length} bytes: ${TARGET}`,
  );
}
