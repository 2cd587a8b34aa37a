import type { DropOrder } from './query/drop-order.ts';
import { attributeRankRule } from './rank/attribute-rank.ts';
import type { RankingRule } from './rank/bucket.ts';
import { exactAttributeRule } from './rank/exact-attribute.ts';
import { exactWordsRule } from './rank/exact-words.ts';
import { geoSortRule } from './rank/geo-sort.ts';
import { proximityRule } from './rank/proximity.ts';
import { sortRule } from './rank/sort.ts';
import { typoRule } from './rank/typo.ts';
import { wordPositionRule } from './rank/word-position.ts';
import { wordsRule } from './rank/words.ts';
import { DEFAULT_RANKING_RULES, parseSortKey, type SortKey } from './settings.ts';
import type { DocumentStore } from './store/document-store.ts';

const TEXT_RULES: Readonly<Record<string, readonly RankingRule[]>> = {
  typo: [typoRule],
  proximity: [proximityRule],
  attribute: [attributeRankRule, wordPositionRule],
  attributeRank: [attributeRankRule],
  wordPosition: [wordPositionRule],
  exactness: [exactAttributeRule, exactWordsRule],
};

/**
 * Rules of one search in the order of the settings (R32). `dropped` is null if there are no words, or none may be dropped. The words rule
 * comes in its place, at the latest before the first other text rule.
 */
export function rankingRules(
  store: DocumentStore,
  sort: readonly SortKey[],
  hasWords: boolean,
  dropped: DropOrder | null,
): RankingRule[] {
  const rules: RankingRule[] = [];
  const sorted = new Set<string>();
  let words = dropped;
  const addSort = (key: SortKey) => {
    if (sorted.has(key.field)) return;
    sorted.add(key.field);
    rules.push(key.from ? geoSortRule(key.from, key.direction) : sortRule(key, store.order(key.field)));
  };
  for (const name of store.settings.rankingRules ?? DEFAULT_RANKING_RULES) {
    const own = parseSortKey(name);
    if (own) addSort(own);
    else if (name === 'sort') sort.forEach(addSort);
    else if (hasWords) {
      if (words) rules.push(wordsRule(words));
      words = null;
      rules.push(...(TEXT_RULES[name] ?? []));
    }
  }
  return rules;
}
