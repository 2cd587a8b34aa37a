import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createIndex, type Index } from '../src/create-index.ts';
import type { MatchPositions } from '../src/match/match-positions.ts';
import type { SearchRequest } from '../src/search-request.ts';
import type { IndexSettings } from '../src/settings.ts';
import type { EngineDocument } from '../src/store/engine-document.ts';

export type RecordedIndexName = 'items' | 'sections' | 'menus';

export interface RecordedAnswer {
  readonly request: SearchRequest;
  readonly hits: readonly string[];
  readonly totalHits?: number;
  readonly estimatedTotalHits?: number;
  readonly facetDistribution?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly facetStats?: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
  readonly matchesPosition?: readonly MatchPositions[];
}

export interface RecordedQuery extends RecordedAnswer {
  readonly id: string;
  readonly index: RecordedIndexName;
  readonly family: string;
}

export interface Experiment {
  readonly rule: string;
  readonly what: string;
  readonly settings: IndexSettings;
  readonly docs: readonly EngineDocument[];
  readonly answers: readonly RecordedAnswer[];
}

/** The data lies beside the sources, the compiled code in build/test. */
const folder = fileURLToPath(new URL('../../test/recordings/', import.meta.url));
const DOCUMENTS: Readonly<Record<RecordedIndexName, string>> = {
  items: 'corpus.jsonl',
  sections: 'sections.jsonl',
  menus: 'menus.jsonl',
};

export function recordedQueries(): RecordedQuery[] {
  return readLines('queries.jsonl') as RecordedQuery[];
}

export function recordedExperiments(): Experiment[] {
  return readLines('experiments.jsonl') as Experiment[];
}

export function recordedDocuments(index: RecordedIndexName): EngineDocument[] {
  return readLines(DOCUMENTS[index]) as EngineDocument[];
}

export function recordedSettings(index: RecordedIndexName): IndexSettings {
  const all = JSON.parse(readFileSync(path.join(folder, 'settings.json'), 'utf8')) as Record<string, IndexSettings>;
  return all[index] as IndexSettings;
}

export function recordedIndex(name: RecordedIndexName): Index {
  const index = createIndex(recordedSettings(name));
  index.update({ put: recordedDocuments(name) });
  return index;
}

export function comparable(recorded: RecordedAnswer) {
  return {
    hits: recorded.hits,
    total: recorded.totalHits ?? recorded.estimatedTotalHits,
    facets: recorded.facetDistribution,
    stats: recorded.facetStats,
    positions: recorded.matchesPosition,
  };
}

export function answered(index: Index, recorded: RecordedAnswer): ReturnType<typeof comparable> {
  const answer = index.search(recorded.request);
  return {
    hits: answer.hits.map((hit) => String(hit.id)).slice(0, Math.max(recorded.hits.length, 20)),
    total: answer.total,
    facets: recorded.facetDistribution && answer.facetDistribution,
    stats: recorded.facetStats && answer.facetStats,
    positions: recorded.matchesPosition && answer.matchesPosition,
  };
}

function readLines(file: string): unknown[] {
  return readFileSync(path.join(folder, file), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);
}
