import type { DraftItem, DraftMenu } from '@menu-data-service/menu-reader';
import type { TaggedItem, TaggedMenu } from '../../src/domain/published-menu.ts';
import { enrichItem } from './enrich-item.ts';
import { type MenuStatements, readMenuStatements, withMenuStatements } from './menu-statements.ts';
import { priceEvidence } from './printed-price.ts';

/** What tagging needs to know besides the draft. */
export interface TagContext {
  readonly restaurantId: string;
  readonly sourceUrl: string;
  /** Of the restaurant; '' where it is not known. */
  readonly cuisine: string;
  /** Text of the document outside its items; statements about the whole menu ("all our meat is halal") are read from it. */
  readonly notes: readonly string[];
}

/** Tags every item of a draft: stated facts first, then statements about the whole menu, then estimates. Names are not changed. */
export function tagDraft(draft: DraftMenu, context: TagContext): TaggedMenu {
  const statements = readMenuStatements(draft, context.notes);
  return {
    restaurantId: context.restaurantId,
    name: draft.name,
    sourceUrl: context.sourceUrl,
    sections: draft.sections.map((section) => ({
      name: section.name,
      items: section.items.map((item) => tagItem(item, section.name, context.cuisine, statements)),
    })),
  };
}

function tagItem(item: DraftItem, section: string, cuisine: string, statements: MenuStatements): TaggedItem {
  const { name, description, price } = item;
  const stated = withMenuStatements(item.stated, statements);
  const tags = enrichItem({ name, description, section, cuisine, stated });
  const { vegetarian, vegan, calories, halal, spicy, allergens } = tags;
  const evidence = [...tags.evidence, ...priceEvidence(item)];
  const review = [...new Set([...item.review, ...tags.review])];
  // Statements about the whole menu are kept with each item, so that it can be estimated again without its document.
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
