import type { StatedFacts } from '@menu-data-service/menu-model/draft-menu';
import type { Evidence } from '@menu-data-service/menu-model/evidence';
import type { TaggedItem, TaggedMenu } from '@menu-data-service/menu-model/tagged-menu';
import type { MenuFingerprint } from '../../domain/next-version.ts';
import { sha256Of } from '../../lib/sha256.ts';

/** Fingerprints an ingested menu; a moved source counts as other content, not as another presentation. */
export function fingerprint(menu: TaggedMenu): MenuFingerprint {
  const sections = (item: (item: TaggedItem) => unknown): unknown =>
    menu.sections.map((section) => [section.name, section.items.map(item)]);
  const leftOut = menu.leftOut ? [menu.leftOut.map(({ from, to, reason }) => [from, to, reason])] : [];
  return {
    presented: sha256Of(JSON.stringify([menu.name, sections(presentedItem)])),
    content: sha256Of(JSON.stringify([menu.name, menu.sourceUrl, sections(storedItem), ...leftOut])),
  };
}

function presentedItem(item: TaggedItem): unknown {
  return [item.name, item.description ?? '', item.price, statedFacts(item.stated)];
}

function storedItem(item: TaggedItem): unknown {
  const { name, description, price, vegetarian, vegan, calories, halal, spicy, allergens, stated, evidence, review } =
    item;
  const values = [name, description, price, vegetarian, vegan, calories, halal, spicy, allergens];
  const ofTable = stated.table === undefined ? [] : [sortedEntries(stated.table), statedFacts(stated.own ?? {})];
  const words = sortedEntries(stated.words ?? {});
  const ofLanguage = stated.language === undefined ? [] : [stated.language];
  return [values, statedFacts(stated), words, evidence.map(storedEvidence), review, ...ofTable, ...ofLanguage];
}

/** Facts alone: a change of their words, language, table, former texts or reading order does not count. */
function statedFacts({
  words: _words,
  language: _language,
  table: _table,
  own: _own,
  uncorrected: _texts,
  ...facts
}: StatedFacts): unknown {
  return sortedEntries(facts).map(([key, value]) => [key, inOneOrder(value)]);
}

function inOneOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.toSorted();
  if (typeof value !== 'object' || value === null) return value;
  return sortedEntries(value).map(([key, one]) => [key, inOneOrder(one)]);
}

/** Sorts keys, since the database does not keep their order. */
function sortedEntries(object: object): readonly (readonly [string, unknown])[] {
  return Object.entries(object)
    .filter(([, value]) => value !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
}

function storedEvidence({ field, value, basis, words, rule, confidence, range, state }: Evidence): unknown {
  return [field, value, basis, words, rule, confidence, range, state];
}
