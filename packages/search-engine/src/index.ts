export { createIndex, type Index, type IndexOptions } from './create-index.ts';
export type { MatchingStrategy } from './query/drop-order.ts';
export { SearchRequestError } from './request-error.ts';
export type { SearchAnswer, SearchRequest } from './search-request.ts';
export { DEFAULT_RANKING_RULES, type IndexSettings } from './settings.ts';
export type { EngineDocument } from './store/engine-document.ts';
export { createWordList, type WordList } from './word-list.ts';
