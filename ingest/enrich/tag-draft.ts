import type { DraftItem, DraftMenu, StatedFacts } from '@menu-data-service/menu-reader';
import { priceOutliers } from '../../src/domain/price-outliers.ts';
import type { TaggedItem, TaggedMenu } from '../../src/domain/published-menu.ts';
import { withoutOverruledAbsence } from './decided-allergens.ts';
import { distrustedClaims } from './distrusted-claims.ts';
import { type EnrichedItem, enrichItem } from './enrich-item.ts';
import { declaredDishes, otherDishes } from './kitchen/declared-dishes.ts';
import { kitchenMemory } from './kitchen/kitchen-memory.ts';
import type { KnownDish } from './kitchen/known-dish.ts';
import { knowledge } from './knowledge.ts';
import type { Language } from './languages/read-vocabulary.ts';
import { menuLanguage } from './languages/recognise.ts';
import { type MenuStatements, readMenuStatements, withMenuStatements } from './menu-statements.ts';
import { priceEvidence } from './printed-price.ts';
import type { ItemInput } from './read-item.ts';

/** What tagging needs to know besides the draft. */
export interface TagContext {
  readonly restaurantId: string;
  readonly sourceUrl: string;
  /** Of the restaurant; '' where it is not known. */
  readonly cuisine: string;
  /** Text of the document outside its items; statements about the whole menu ("all our meat is halal") are read from it. */
  readonly notes: readonly string[];
  /** What the allergen tables of the kitchen declare, of dishes of other menus too. */
  readonly kitchen?: readonly KnownDish[];
}

/**
 * Tags every item of a draft: stated facts first, then statements about the whole menu, then estimates. Names are not changed. A statement
 * that many of the items it is said of contradict is believed of none. What the kitchen declares of some items, or of dishes of its other
 * menus, informs the estimates of the others.
 */
export function tagDraft(draft: DraftMenu, context: TagContext): TaggedMenu {
  const statements = readMenuStatements(draft, context.notes);
  const texts = draft.sections.flatMap(({ items }) =>
    items.map(({ name, description }) => `${name}. ${description ?? ''}`),
  );
  const language = menuLanguage(texts, knowledge());
  const read = draft.sections.map((section) => ({
    name: section.name,
    items: section.items.map((item) => readItem(item, section.name, context.cuisine, statements, language)),
  }));
  const distrusted = distrustedClaims(read.flatMap(({ items }) => items.flatMap(({ tags }) => tags.claims)));
  const inputs = read.flatMap(({ items }) => items.map(({ input }) => input));
  const memory = kitchenMemory([...declaredDishes(inputs), ...otherDishes(context.kitchen ?? [], inputs)]);
  const tagsOf = ({ input, tags }: ReadItem): EnrichedItem =>
    memory(input.name, tags.claims.length > 0 && distrusted.length > 0 ? enrichItem({ ...input, distrusted }) : tags);
  return {
    restaurantId: context.restaurantId,
    name: draft.name,
    sourceUrl: context.sourceUrl,
    sections: read.map(({ name, items }) => {
      const odd = priceOutliers(items.map(({ item }) => item));
      return { name, items: items.map((item, at) => taggedItem(item, tagsOf(item), odd[at] ?? null)) };
    }),
  };
}

/** An item with its tags as it stands alone. */
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

/** @param oddPrice why its price is hardly that of its section; null where nothing is odd */
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
