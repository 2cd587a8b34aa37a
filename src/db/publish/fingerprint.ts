import { createHash } from 'node:crypto';
import type { StatedFacts } from '../../domain/draft-menu.ts';
import type { MenuFingerprint } from '../../domain/next-version.ts';
import type { TaggedItem, TaggedMenu } from '../../domain/published-menu.ts';

/** Keys in an order of their own: what comes back from the database has lost the order it was written in. */
function sortedKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function sha256(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value, sortedKeys)).digest('hex');
}

/** Facts alone, in an order of their own: neither the words they rest on nor the order of reading is a change. */
function statedFacts(stated: StatedFacts): unknown {
  return Object.entries(stated)
    .filter(([key, value]) => key !== 'words' && value !== undefined)
    .map(([key, value]) => [key, Array.isArray(value) ? value.toSorted() : value] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
}

function presentedItem(item: TaggedItem): unknown {
  return [item.name, item.description ?? '', item.price, statedFacts(item.stated)];
}

function storedItem(item: TaggedItem): unknown {
  const { name, description, price, vegetarian, vegan, calories, halal, spicy, allergens, stated, evidence, review } =
    item;
  return [name, description, price, vegetarian, vegan, calories, halal, spicy, allergens, stated, evidence, review];
}

/** Fingerprints of a menu as it comes from ingestion; a moved source alone counts as other content, not as another presentation. */
export function fingerprint(menu: TaggedMenu): MenuFingerprint {
  const sections = (item: (item: TaggedItem) => unknown): unknown =>
    menu.sections.map((section) => [section.name, section.items.map(item)]);
  return {
    presented: sha256([menu.name, sections(presentedItem)]),
    content: sha256([menu.name, menu.sourceUrl, sections(storedItem)]),
  };
}
