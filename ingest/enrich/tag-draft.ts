import type { DraftItem, DraftMenu } from '../../src/domain/draft-menu.ts';
import type { TaggedItem, TaggedMenu } from '../../src/domain/published-menu.ts';
import { enrichItem } from './enrich-item.ts';
import { type MenuStatements, readMenuStatements, withMenuStatements } from './menu-statements.ts';

export interface TagContext {
  readonly restaurantId: string;
  readonly sourceUrl: string;
  readonly cuisine?: string;
  /** Text of the document that is no item: statements for the whole menu ("all our meat is halal") are read from it. */
  readonly notes?: readonly string[];
}

/** Final values for every item of a draft: stated facts, menu-wide statements, then estimates. Names stay as they are. */
export function tagDraft(draft: DraftMenu, context: TagContext): TaggedMenu {
  const statements = readMenuStatements(draft, context.notes ?? []);
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

function tagItem(
  item: DraftItem,
  section: string,
  cuisine: string | undefined,
  statements: MenuStatements,
): TaggedItem {
  const { name, description, price } = item;
  const stated = withMenuStatements(item.stated, statements);
  const tags = enrichItem({ name, description, section, stated, ...(cuisine ? { cuisine } : {}) });
  const { vegetarian, vegan, calories, halal, spicy, allergens, evidence } = tags;
  const review = [...new Set([...item.review, ...tags.review])];
  // Menu-wide statements are kept with each item, so that it can be estimated again without its document.
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
