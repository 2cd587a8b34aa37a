import { DRAWN_BY_SCRIPT } from '@menu-data-service/menu-reader';
import { storedMediaType } from '@menu-data-service/menu-reader/media-type';
import { ServiceError } from '../domain/errors.ts';
import type { PublishOutcome } from '../domain/published-menu.ts';
import type { Restaurant } from '../domain/restaurant.ts';
import { sha256Of } from '../lib/sha256.ts';
import { traced } from '../lib/traced.ts';
import type { MenuStore, PublishOptions } from '../ports/menu-store.ts';
import { type Publisher, type PublishingStores, STALE_DECISIONS } from '../ports/publisher.ts';
import type { ReviewState, ReviewStore } from '../ports/review-store.ts';
import type { CheckOutcome, SourceState, SourceStore } from '../ports/source-store.ts';
import type { DecisionChange } from './load-decisions.ts';
import type { LoadedSource } from './loaded-source.ts';
import { retryWhileStale } from './retry-while-stale.ts';
import { reviewEntries } from './review-entries.ts';
import {
  noMenuReason,
  type UnderstandDependencies,
  type UnderstoodDocument,
  type UnderstoodMenu,
  understandDocument,
} from './understand-document.ts';

export interface IngestedMenu {
  readonly name: string;
  readonly sections: number;
  readonly items: number;
  readonly doubtful: number;
  readonly outcome: PublishOutcome | { readonly outcome: 'held' };
}

export interface IngestResult {
  readonly menus: readonly IngestedMenu[];
  readonly notes: readonly string[];
  readonly review: readonly string[];
  readonly leftOut?: UnderstoodDocument['leftOut'];
}

export interface IngestDependencies extends UnderstandDependencies {
  readonly menus: MenuStore;
  readonly sources: SourceStore;
  readonly publisher: Publisher;
}

/** `presentSources` are those ingested by the same call, or those that answered their last check. */
export interface IngestDocumentOptions extends Pick<PublishOptions, 'replaces' | 'keepBoth' | 'presentSources'> {
  readonly fetchedAt: Date;
  readonly menuName?: string | undefined;
  /** Decisions of a person that come with it. */
  readonly change?: DecisionChange | undefined;
  /** Menus that wait for a person instead of going into service; none by default. */
  readonly hold?: Hold | undefined;
}

/** Menus of a document with new doubts of its own, or those with any doubt. */
export type Hold = 'doubted documents' | 'any doubt';

/** Error code if a later document of the source was ingested meanwhile. */
export const STALE_DOCUMENT = 'stale_document';

const MAX_ATTEMPTS = 8;

/** Error code for a page that is empty until its scripts have run. */
export const NEEDS_BROWSER = 'needs_browser';

export function checkOutcome(menus: readonly IngestedMenu[]): CheckOutcome {
  const outcomes = menus.map(({ outcome }) => outcome.outcome);
  if (outcomes.includes('held')) return 'needs review';
  return outcomes.includes('created') || outcomes.includes('changed') ? 'changed' : 'unchanged';
}

/**
 * Reads, corrects and tags a document and publishes its menus with their doubts, decisions and check in one transaction. If a person
 * decides something meanwhile, it is corrected and tagged again.
 * @throws ServiceError 409 `STALE_DOCUMENT` if a newer document of the source is ingested; nothing is stored then
 * @throws ParseError if the document cannot be read; nothing is stored then
 * @throws ServiceError if it has no menu, or several of which `replaces` names one; nothing is stored then
 */
export function ingestDocument(
  source: LoadedSource,
  restaurant: Restaurant,
  options: IngestDocumentOptions,
  deps: IngestDependencies,
): Promise<IngestResult> {
  return traced('ingest a document', () => ingest(source, restaurant, options, deps));
}

async function ingest(
  source: LoadedSource,
  restaurant: Restaurant,
  options: IngestDocumentOptions,
  deps: IngestDependencies,
): Promise<IngestResult> {
  const reading = { ...deps, parse: readOnce(deps.parse) };
  const of = { restaurantId: restaurant.id, cuisine: restaurant.cuisine, menuName: options.menuName };
  return retryWhileStale(STALE_DECISIONS, MAX_ATTEMPTS, async () => {
    const number = await deps.publisher.decisionNumber(restaurant.id);
    const understood = await understandDocument(source, of, reading, options.change);
    assertPublishable(understood, source, options.replaces);
    const replacedName = await nameOf(options.replaces, deps.menus);
    const mediaType = await storedMediaType(source.bytes, source.mediaType);
    const document = { sha256: sha256Of(source.bytes), mediaType, replacedName };
    const work = (stores: PublishingStores) =>
      store(understood, source, restaurant, { ...options, ...document }, stores);
    return deps.publisher.publish(restaurant.id, work, number);
  });
}

/** Caches the read document: reading takes seconds, and most decisions do not change it. */
function readOnce(parse: UnderstandDependencies['parse']): UnderstandDependencies['parse'] {
  let last: { readonly taught: string; readonly document: ReturnType<typeof parse> } | undefined;
  return (source) => {
    const taught = JSON.stringify(source.taught ?? []);
    if (last?.taught !== taught) last = { taught, document: parse(source) };
    return last.document;
  };
}

function assertPublishable(
  understood: UnderstoodDocument,
  { label }: LoadedSource,
  replaces: number | undefined,
): void {
  if (understood.menus.length === 0) {
    const code = understood.review.includes(DRAWN_BY_SCRIPT) ? NEEDS_BROWSER : 'no_menu';
    throw new ServiceError(422, code, `${label}: ${noMenuReason(understood)}`);
  }
  if (replaces !== undefined && understood.menus.length > 1) {
    const names = understood.menus.map(({ menu }) => `"${menu.name}"`).join(', ');
    throw new ServiceError(
      400,
      'invalid_replaces',
      `${label}: has ${understood.menus.length} menus (${names}), of which only one could replace menu ${replaces}`,
    );
  }
}

interface StoreOptions extends IngestDocumentOptions {
  readonly sha256: string;
  readonly mediaType: string;
  readonly replacedName: string | undefined;
}

async function store(
  understood: UnderstoodDocument,
  { bytes, label, sourceUrl, etag, lastModified }: LoadedSource,
  restaurant: Restaurant,
  { replaces, keepBoth, presentSources, fetchedAt, hold, sha256, mediaType, replacedName }: StoreOptions,
  stores: PublishingStores,
): Promise<IngestResult> {
  const place = { restaurantId: restaurant.id, sourceUrl };
  const state = await stores.sources.source(restaurant.id, sourceUrl);
  if (state?.fetchedAt && state.fetchedAt > fetchedAt) {
    throw new ServiceError(409, STALE_DOCUMENT, `${label}: a newer document of this source was stored meanwhile`);
  }
  await stores.sources.saveDocument({ sha256, bytes, mediaType, url: sourceUrl, fetchedAt });
  if (understood.decisions) await stores.sources.saveCorrections(restaurant.id, sourceUrl, understood.decisions);
  const publishOptions = { menusInDocument: understood.menus.length, replaces, keepBoth, presentSources, fetchedAt };
  const menus: IngestedMenu[] = [];
  const isDocumentHeld = hold !== undefined && (await isDoubted(understood, place, state, hold, stores.reviews));
  for (const one of understood.menus) {
    const isHeld = isDocumentHeld || (hold === 'any doubt' && one.review.length > 0);
    menus.push(summary(one, isHeld ? { outcome: 'held' } : await stores.menus.publish(one.menu, publishOptions)));
  }
  const missing = await missingMenus(menus, place, stores.menus);
  const ofDocument = [...understood.review, ...renaming(menus, replacedName), ...missing];
  const isOut = (at: number) => menus[at]?.outcome.outcome === 'withdrawn';
  const read = understood.menus.filter((_menu, at) => !isOut(at));
  const ids = menus.flatMap(({ outcome }, at) => (isOut(at) ? [] : ['menuId' in outcome ? outcome.menuId : null]));
  await stores.reviews.record(restaurant.id, sourceUrl, reviewEntries(read, ids, ofDocument));
  const isAnyHeld = menus.some(({ outcome }) => outcome.outcome === 'held');
  const held = isAnyHeld ? understood.doubts.map((reason) => `held back for review: ${reason}`) : [];
  const detail = [...held, ...missing].join('\n') || undefined;
  const validators = { etag, lastModified };
  await stores.sources.recordCheck({
    ...place,
    outcome: checkOutcome(menus),
    sha256,
    fetchedAt,
    detail,
    ...validators,
  });
  const review = [...ofDocument, ...understood.menus.flatMap((one) => one.review)];
  const { notes, leftOut } = understood;
  return { menus, notes, review, ...(leftOut && { leftOut }) };
}

/** Doubts that a person has decided, or with which a version is in service, are not new. */
async function isDoubted(
  { review, doubts }: Pick<UnderstoodDocument, 'review' | 'doubts'>,
  place: { readonly restaurantId: string; readonly sourceUrl: string },
  state: SourceState | null,
  hold: Hold,
  reviews: Pick<ReviewStore, 'list'>,
): Promise<boolean> {
  if (hold === 'any doubt') return review.length > 0;
  if (doubts.length === 0) return false;
  const states: ReviewState[] = ['accepted', 'dismissed'];
  if (!state?.open?.held) states.push('open');
  const known = await reviews.list({ ...place, states });
  const reasons = new Set(known.flatMap(({ kind, reason }) => (kind === 'document' ? [reason] : [])));
  return doubts.some((reason) => !reasons.has(reason));
}

function summary({ menu }: UnderstoodMenu, outcome: IngestedMenu['outcome']): IngestedMenu {
  const items = menu.sections.flatMap((section) => section.items);
  const doubtful = items.filter((item) => item.review.length > 0).length;
  return { name: menu.name, sections: menu.sections.length, items: items.length, doubtful, outcome };
}

async function nameOf(replaces: number | undefined, menus: Pick<MenuStore, 'versions'>): Promise<string | undefined> {
  if (replaces === undefined) return undefined;
  return (await menus.versions(replaces))?.[0]?.name;
}

/** Shows the name of a replaced menu, which reveals a mistaken id. */
function renaming(menus: readonly IngestedMenu[], before: string | undefined): string[] {
  return menus.flatMap(({ name, outcome }) =>
    before === undefined || before === name || outcome.outcome !== 'changed'
      ? []
      : [
          `"${name}" has replaced "${before}" (menu ${outcome.previousMenuId}), which had another name: is it the same menu?`,
        ],
  );
}

/** Menus of this source that are no longer in its document. They stay active, because a page may lose them by mistake. */
async function missingMenus(
  present: readonly IngestedMenu[],
  of: { readonly restaurantId: string; readonly sourceUrl: string },
  menus: Pick<MenuStore, 'activeMenusOfSource'>,
): Promise<string[]> {
  const active = await menus.activeMenusOfSource(of.restaurantId, of.sourceUrl);
  return active
    .filter(({ id, name }) =>
      present.every((menu) => menu.name !== name && !('menuId' in menu.outcome && menu.outcome.menuId === id)),
    )
    .map(({ id, name }) => `"${name}" is no longer in the document; withdraw it with: menus ingest --withdraw ${id}`);
}
