import test from 'ava';
import type { Settings } from 'meilisearch';
import { engineSettings, settingsAgree } from '../../../src/search/meilisearch/live-indexes.ts';

/** As shown by an untouched engine: our settings, and its defaults for the rest. */
function shown(changes: Settings = {}): Settings {
  const { typoTolerance, ...ours } = engineSettings('items');
  return {
    ...ours,
    displayedAttributes: ['*'],
    stopWords: [],
    separatorTokens: [],
    nonSeparatorTokens: [],
    dictionary: [],
    distinctAttribute: null,
    proximityPrecision: 'byWord',
    searchCutoffMs: null,
    prefixSearch: 'indexingTime',
    facetSearch: true,
    typoTolerance: {
      ...typoTolerance,
      enabled: true,
      minWordSizeForTypos: { oneTypo: 5, twoTypos: 9 },
      disableOnAttributes: [],
    },
    ...changes,
  };
}

test('settings as shown by the engine agree, in any order and despite unknown ones', (t) => {
  t.true(settingsAgree('items', shown()));
  t.true(settingsAgree('items', engineSettings('items')));
  t.true(settingsAgree('items', shown({ sortableAttributes: [...(shown().sortableAttributes ?? [])].reverse() })));
});

test('detects a setting changed by hand, also one that we leave alone', (t) => {
  const changes: readonly Settings[] = [
    { rankingRules: ['words'] },
    { synonyms: {} },
    { stopWords: ['chips'] },
    { displayedAttributes: ['id'] },
    { distinctAttribute: 'menuId' },
    { prefixSearch: 'disabled' },
    { searchCutoffMs: 1 },
    { dictionary: ['fish and chips'] },
    { typoTolerance: { ...shown().typoTolerance, enabled: false } },
    { typoTolerance: { ...shown().typoTolerance, minWordSizeForTypos: { oneTypo: 1, twoTypos: 2 } } },
    { pagination: { maxTotalHits: 10 } },
  ];
  for (const change of changes) t.false(settingsAgree('items', shown(change)), JSON.stringify(change));
});
