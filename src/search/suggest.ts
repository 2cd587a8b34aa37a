import { foldText } from '@menu-data-service/menu-model/fold-text';
import type { Fit, FoundValue } from '@menu-data-service/search-engine';
import type { ItemFilter } from '../ports/search/queries.ts';
import type { Suggestion, SuggestionKind, SuggestionQuery } from '../ports/search/suggestions.ts';
import type { SearchEngine } from './engine.ts';
import { type Conditions, inCircle, withoutMenus } from './item-filter.ts';
import type { ItemPlan } from './item-plan.ts';
import { beginsConnective, searchText } from './search-text.ts';
import { SUGGESTED } from './suggested.ts';
import { type ItemTier, tieredPage } from './understanding/tiered-page.ts';

const KINDS = Object.keys(SUGGESTED) as readonly SuggestionKind[];
const FITS: readonly Fit[] = ['whole', 'start', 'words'];

/** A word of a search that a name begins with; shorter ones say little. */
const MIN_BEGINNING = 3;

type Entry = Omit<Suggestion, 'count'>;

interface Candidate extends FoundValue {
  readonly kind: SuggestionKind;
}

/**
 * Suggests completions: names of dishes, sections, menus and restaurants, cuisines and towns that contain all typed words. Exact spellings
 * come first, then prefixes, then the most frequent. Each with the number of items that a search for it finds.
 */
export function createSuggest(
  engine: SearchEngine,
  plan: ItemPlan,
): (query: SuggestionQuery, signal?: AbortSignal) => Promise<readonly Suggestion[]> {
  async function candidates(
    search: string,
    limit: number,
    kinds: readonly SuggestionKind[],
    filter: Conditions,
    signal: AbortSignal | undefined,
  ): Promise<readonly Candidate[]> {
    const queries = kinds.map((kind) => ({ source: SUGGESTED[kind], typed: typedFor(kind, search), filter, limit }));
    const found = await engine.values(queries, signal);
    return kinds.flatMap((kind, i) => (found[i] ?? []).map((value) => ({ ...value, kind })));
  }

  /** As printed, in the order of the candidates. */
  async function presented(
    chosen: readonly Candidate[],
    filter: Conditions,
    signal: AbortSignal | undefined,
  ): Promise<readonly Entry[]> {
    const kinds = KINDS.filter((kind) => chosen.some((one) => one.kind === kind));
    const ofKind = (kind: SuggestionKind) => chosen.filter((one) => one.kind === kind);
    const answers = await engine.describeValues(
      kinds.map((kind) => ({ source: SUGGESTED[kind], filter, values: ofKind(kind).map(({ value }) => value) })),
      signal,
    );
    const entries = kinds.flatMap((kind, i) =>
      ofKind(kind).map((candidate, at) => {
        const value = answers[i]?.[at];
        const restaurantId = kind === 'restaurant' ? (value?.only ?? null) : null;
        return {
          candidate: { ...candidate, count: value?.count ?? candidate.count },
          entry: { text: value?.printed ?? '', kind, restaurantId },
        };
      }),
    );
    return entries.sort((a, b) => compare(a.candidate, b.candidate)).map(({ entry }) => entry);
  }

  /** Names of the dishes that a search finds, for words that no name contains as typed: it forgives more slips. */
  async function namesFound(query: SuggestionQuery, signal: AbortSignal | undefined): Promise<readonly Entry[]> {
    const { search, limit, withoutMenus, around } = query;
    const asked = { search, filter: { ...(around && { around }) }, withoutMenus };
    const answer = (tiers: readonly ItemTier[]) => tieredPage(engine, tiers, { offset: 0, limit: 4 * limit }, signal);
    const planned = await plan(asked, () => ({ by: 'tiers', answer }), signal);
    const words = planned.understood.text.split(' ').filter((word) => word.length >= MIN_BEGINNING);
    const hasWord = (name: string) =>
      searchText(name)
        .split(' ')
        .some((own) => words.some((word) => own.startsWith(word)));
    const names = (planned.answer?.hits ?? []).map(({ item }) => item.name).filter(hasWord);
    return [...new Set(names)].slice(0, limit).map((text) => ({ text, kind: 'dish', restaurantId: null }));
  }

  /** Counts items found by a suggestion. */
  async function found(
    entry: Entry,
    { withoutMenus, around }: SuggestionQuery,
    signal: AbortSignal | undefined,
  ): Promise<number> {
    const { search, filter } = askedBy(entry);
    const answer = async (tiers: readonly ItemTier[]) => {
      const queries = tiers.map((tier) => ({ ...tier, index: 'items' as const, offset: 0, limit: 0 }));
      return { total: (await engine.search(queries, signal)).reduce((sum, { total }) => sum + total, 0) };
    };
    const query = { search, filter: { ...filter, ...(around && { around }) }, withoutMenus };
    return (await plan(query, () => ({ by: 'unordered', answer }), signal)).answer?.total ?? 0;
  }

  return async function suggest(query, signal) {
    const { search, limit, withoutMenus: replaced, around, kinds = KINDS } = query;
    const filter = [...withoutMenus(replaced), ...inCircle(around)];
    const alike = [...(await candidates(search, 2 * limit, kinds, filter, signal))];
    const shorter = withoutBegunConnective(search);
    if (shorter !== null && !alike.some(isOfName))
      alike.push(...(await candidates(shorter, 2 * limit, kinds, filter, signal)).filter(isOfName));
    const entries =
      alike.length === 0 && kinds.includes('dish')
        ? await namesFound(query, signal)
        : await presented(withoutNearDuplicates(alike.sort(compare)).slice(0, limit), filter, signal);
    const counts = await Promise.all(entries.map((entry) => found(entry, query, signal)));
    return entries
      .map(({ text, kind, restaurantId }, i) => ({ text, kind, count: counts[i] ?? 0, restaurantId }))
      .filter(({ count }) => count > 0);
  };
}

/** The search behind a suggestion: a place or a cuisine becomes a filter, and a restaurant too if just one has that name. */
function askedBy({ text, kind, restaurantId }: Entry): {
  readonly search: string | null;
  readonly filter: ItemFilter;
} {
  if (restaurantId !== null) return { search: null, filter: { restaurantId } };
  if (kind === 'cuisine') return { search: null, filter: { cuisine: text } };
  return kind === 'city' ? { search: null, filter: { city: text } } : { search: text, filter: {} };
}

/** Names are stored without connectives, towns and cuisines with them. */
function isOfName({ kind }: { readonly kind: SuggestionKind }): boolean {
  return kind !== 'city' && kind !== 'cuisine';
}

function typedFor(kind: SuggestionKind, search: string): string {
  return isOfName({ kind }) ? searchText(search) : foldText(search);
}

/** The search without a last word that may become "and" or "with", which stored names lack. */
function withoutBegunConnective(search: string): string | null {
  const words = foldText(search).split(' ');
  return words.length > 1 && beginsConnective(words.at(-1) ?? '') ? words.slice(0, -1).join(' ') : null;
}

/** A restaurant counts as one, however many dishes it has. */
function weightOf({ kind, count }: Candidate): number {
  return kind === 'restaurant' ? 1 : count;
}

function compare(a: Candidate, b: Candidate): number {
  return (
    a.typos - b.typos ||
    FITS.indexOf(a.fit) - FITS.indexOf(b.fit) ||
    weightOf(b) - weightOf(a) ||
    KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) ||
    a.value.length - b.value.length ||
    (a.value < b.value ? -1 : 1)
  );
}

/** Keeps the first of names that differ only in plurals. */
function withoutNearDuplicates(sorted: readonly Candidate[]): readonly Candidate[] {
  const seen = new Set<string>();
  return sorted.filter(({ kind, value }) => {
    const key = `${kind} ${value.replace(/(?<=[a-z]{3})s\b/g, '')}`;
    return !seen.has(key) && seen.add(key);
  });
}
