import { ALLERGENS } from '@menu-data-service/menu-model/allergens';
import type { DraftItem, DraftMenu, StatedFacts } from '@menu-data-service/menu-model/draft-menu';
import { foldText } from '@menu-data-service/menu-model/fold-text';
import type { TaggedItem, TaggedMenu } from '@menu-data-service/menu-model/tagged-menu';
import { runInSlices, runSync, type Steps } from '@menu-data-service/menu-model/time-slices';
import { withoutOverruledAbsence } from './decided-allergens.ts';
import { distrustedClaims } from './distrusted-claims.ts';
import { type EnrichedItem, enrichItem } from './enrich-item.ts';
import { kitchenMemory } from './kitchen/kitchen-memory.ts';
import type { KnownDish } from './kitchen/known-dish.ts';
import { knowledge } from './knowledge.ts';
import type { Language } from './languages/read-vocabulary.ts';
import { menuLanguage } from './languages/recognise.ts';
import { type MenuStatements, readMenuStatements, withMenuStatements } from './menu-statements.ts';
import { priceEvidence } from './printed-price.ts';
import type { ItemInput } from './read-item.ts';

export interface TagContext {
  readonly restaurantId: string;
  readonly sourceUrl: string;
  readonly cuisine: string;
  /** Text of the document outside its items; statements about the whole menu ("all our meat is halal") are read from it. */
  readonly notes: readonly string[];
  readonly kitchen?: readonly KnownDish[];
}

/**
 * Tags every item of a draft: stated facts first, then statements about the whole menu, then estimates. Names are not changed. A statement
 * contradicted by many of its items is believed of none. The kitchen's declarations, also for dishes of its other menus, inform the estimates
 * of the rest.
 */
export const tagDraft = (draft: DraftMenu, context: TagContext): TaggedMenu => runSync(tagging(draft, context));

export const tagInSlices = (draft: DraftMenu, context: TagContext): Promise<TaggedMenu> =>
  runInSlices(tagging(draft, context));

function* tagging(draft: DraftMenu, context: TagContext): Steps<TaggedMenu> {
  const texts = draft.sections.flatMap(({ items }) =>
    items.map(({ name, description }) => `${name}. ${description ?? ''}`),
  );
  const language = yield* menuLanguage(texts, knowledge());
  const statements = yield* readMenuStatements(draft, context.notes, language);
  const read = yield* eachDish(draft.sections, (item, section) =>
    readItem(item, section, context.cuisine, statements, language),
  );
  const distrusted = distrustedClaims(read.flatMap(({ items }) => items.flatMap(({ tags }) => tags.claims)));
  const inputs = read.flatMap(({ items }) => items.map(({ input }) => input));
  const memory = yield* kitchenMemory([...declaredDishes(inputs), ...otherDishes(context.kitchen ?? [], inputs)]);
  const tagsOf = ({ input, tags }: ReadItem): EnrichedItem =>
    memory(input.name, tags.claims.length > 0 && distrusted.length > 0 ? enrichItem({ ...input, distrusted }) : tags);
  const odd = read.map(({ items }) => priceOutliers(items.map(({ item }) => item)));
  const sections = yield* eachDish(read, (item, _name, section, at) =>
    taggedItem(item, tagsOf(item), odd[section]?.[at] ?? null),
  );
  return { restaurantId: context.restaurantId, name: draft.name, sourceUrl: context.sourceUrl, sections };
}

function* eachDish<Before, After>(
  sections: readonly { readonly name: string; readonly items: readonly Before[] }[],
  of: (item: Before, name: string, section: number, at: number) => After,
): Steps<{ readonly name: string; readonly items: readonly After[] }[]> {
  const made: { readonly name: string; readonly items: readonly After[] }[] = [];
  for (const [section, { name, items }] of sections.entries()) {
    const own: After[] = [];
    for (const [at, item] of items.entries()) {
      own.push(of(item, name, section, at));
      yield;
    }
    made.push({ name, items: own });
  }
  return made;
}

interface ReadItem {
  readonly item: DraftItem;
  readonly input: ItemInput & { readonly stated: StatedFacts };
  readonly tags: EnrichedItem;
}

function readItem(
  item: DraftItem,
  section: string,
  cuisine: string,
  statements: MenuStatements,
  language: Language | 'en' | undefined,
): ReadItem {
  const { name, description } = item;
  const { language: _before, ...facts } = withoutOverruledAbsence(withMenuStatements(item.stated, statements));
  const stated = { ...facts, ...(language && { language }) };
  const input = { name, description, section, cuisine, stated, language };
  return { item, input, tags: enrichItem(input) };
}

/** @param oddPrice reason why its price is unlikely in its section; null if it is not */
function taggedItem({ item, input }: ReadItem, tags: EnrichedItem, oddPrice: string | null): TaggedItem {
  const { name, description, price } = item;
  const { vegetarian, vegan, calories, halal, spicy, allergens } = tags;
  const evidence = [...tags.evidence, ...priceEvidence(item)];
  const ofPrice = oddPrice === null ? [] : [`price: ${oddPrice} in its section`];
  const review = [...new Set([...item.review, ...tags.review, ...ofPrice])];
  // Statements about the whole menu are kept with each item, so that it can be estimated again without its document.
  const { stated } = input;
  return {
    name,
    description,
    price,
    vegetarian,
    vegan,
    calories,
    halal,
    spicy,
    allergens,
    stated,
    evidence,
    review,
  };
}

const MIN_PRICES = 4;
/** Ratio to the median of its section, in either direction. */
const UNLIKE = 6;
/** Pounds; a sauce for 50p among mains is not suspicious. */
const MIN_DIFFERENCE = 10;

/**
 * Outliers among the prices of one section: for each item a text such as "£169.00, where £11.00 is usual", or null.
 * @param items in order; a price of 0 is no price
 */
export function priceOutliers(items: readonly { readonly price: number }[]): readonly (string | null)[] {
  const prices = items.flatMap(({ price }) => (price > 0 ? [price] : [])).sort((a, b) => a - b);
  const usual = prices.length < MIN_PRICES ? undefined : prices[Math.floor(prices.length / 2)];
  return items.map(({ price }) => {
    if (usual === undefined || price === 0 || Math.abs(price - usual) < MIN_DIFFERENCE) return null;
    if (price < UNLIKE * usual && price * UNLIKE > usual) return null;
    return `£${price.toFixed(2)}, where £${usual.toFixed(2)} is usual`;
  });
}

/** Dishes of a menu with complete declared allergens, a line in the kitchen's allergen table, or printed calories. */
function declaredDishes(items: readonly ItemInput[]): readonly KnownDish[] {
  return items.flatMap(({ name, description, section, cuisine, stated = {} }) => {
    const { contains = [], mayContain = [], freeFrom = [], allergensComplete, table, calories } = stated;
    const isDeclared = allergensComplete === true || table !== undefined;
    if (!isDeclared && calories === undefined) return [];
    const named = isDeclared ? [...contains, ...mayContain, ...freeFrom] : [];
    const told = allergensComplete ? ALLERGENS.map(({ code }) => code) : named;
    return [{ name, description, section, cuisine, contains: new Set(contains), told: new Set(told), calories }];
  });
}

/** Dishes declared elsewhere by the kitchen, without namesakes on this menu, whose own statements count. */
function otherDishes(kitchen: readonly KnownDish[], items: readonly ItemInput[]): readonly KnownDish[] {
  const own = new Set(items.map(({ name }) => foldText(name)));
  return kitchen.filter(({ name }) => !own.has(foldText(name)));
}
