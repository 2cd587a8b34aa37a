/**
 * Prints how many dishes each certainty finds when an allergen is excluded.
 *
 *   npm run lab enrich/count-tiers -- [FOLDER…]
 *
 * It counts the dishes of all documents in samples/, then those of each FOLDER of labelled documents, as npm run eval:ingest takes them: what the
 * answers (ID.gold.json) say of a dish is tagged as ingestion would, without a cuisine.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type AllergenCode,
  absentAllergens,
  allergenCode,
  allergenCodes,
  parseAllergens,
} from '@menu-data-service/allergens';
import { enrichItem } from '../../ingest/enrich/enrich-item.ts';
import type { Evidence } from '../../src/domain/evidence.ts';
import type { ItemDocument } from '../../src/ports/search/documents.ts';
import { readSamples } from './measure/read-samples.ts';

type Dish = Pick<ItemDocument, 'allergenCodes' | 'absentAllergens' | 'likelyAbsentAllergens'>;

interface Answer {
  readonly menus: readonly {
    readonly sections: readonly {
      readonly name: string | null;
      readonly items: readonly {
        readonly name: string;
        readonly description: string | null;
        readonly stated?: {
          readonly vegan?: boolean;
          readonly vegetarian?: boolean;
          readonly allergens?: readonly string[];
          readonly allergenFree?: readonly string[];
        };
      }[];
    }[];
  }[];
}

const ASKED: readonly (readonly [question: string, codes: readonly AllergenCode[]])[] = [
  ['no nuts, no peanuts', ['NUTS', 'PEANUTS']],
  ['no nuts', ['NUTS']],
  ['no peanuts', ['PEANUTS']],
  ['no milk', ['MILK']],
  ['no egg', ['EGGS']],
  ['no fish', ['FISH']],
  ['no shellfish', ['CRUSTACEANS', 'MOLLUSCS']],
  ['gluten free', ['GLUTEN']],
];

const codesOf = (names: readonly string[] = []): AllergenCode[] => names.flatMap((name) => allergenCode(name) ?? []);

/** A tagged item as the index filters it. */
function dish(allergens: string, evidence: readonly Evidence[]): Dish {
  const summary = parseAllergens(allergens);
  const inState = (state: Evidence['state']) =>
    evidence.flatMap((one) => (one.state === state ? [one.value as AllergenCode] : []));
  return {
    allergenCodes: allergenCodes(summary),
    absentAllergens: absentAllergens(summary, inState('free')),
    likelyAbsentAllergens: inState('likely absent'),
  };
}

async function dishesOfSamples(): Promise<Dish[]> {
  const dishes: Dish[] = [];
  for await (const { menus } of readSamples())
    for (const { sections } of menus)
      for (const { items } of sections) dishes.push(...items.map((item) => dish(item.allergens, item.evidence)));
  return dishes;
}

function dishesOf(folder: string): Dish[] {
  const answers = readdirSync(folder).filter((name) => name.endsWith('.gold.json'));
  return answers.flatMap((file) => {
    const { menus }: Answer = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    const sections = menus.flatMap((menu) => menu.sections);
    return sections.flatMap(({ name: section, items }) =>
      items.map(({ name, description, stated: { allergens, allergenFree, ...diets } = {} }): Dish => {
        const stated = { ...diets, contains: codesOf(allergens), freeFrom: codesOf(allergenFree) };
        const tags = enrichItem({ name, description, section: section ?? '', stated });
        return dish(tags.allergens, tags.evidence);
      }),
    );
  });
}

function print(title: string, dishes: readonly Dish[]): void {
  console.log(`\n${title}: ${dishes.length} dishes\n\n| asked for | stated | likely | any |\n|---|---|---|---|`);
  for (const [question, codes] of ASKED) {
    const found = (clear: (dish: Dish, code: AllergenCode) => boolean): number =>
      dishes.filter((one) => codes.every((code) => clear(one, code))).length;
    const stated = found((one, code) => one.absentAllergens.includes(code));
    const likely = found((one, code) => [...one.absentAllergens, ...one.likelyAbsentAllergens].includes(code));
    const any = found((one, code) => !one.allergenCodes.includes(code));
    console.log(`| ${question} | ${stated} | ${likely} | ${any} |`);
  }
}

print('sample menus', await dishesOfSamples());
for (const folder of process.argv.slice(2)) print(folder, dishesOf(folder));
