import { DRAWN_BY_SCRIPT } from '@menu-data-service/menu-reader';
import { storedMediaType } from '@menu-data-service/menu-reader/media-type';
import { ServiceError } from '../src/domain/errors.ts';
import type { PublishOutcome } from '../src/domain/published-menu.ts';
import type { Restaurant } from '../src/domain/restaurant.ts';
import { sha256Of } from '../src/lib/sha256.ts';
import { traced } from '../src/lib/traced.ts';
import type { MenuStore, PublishOptions } from '../src/ports/menu-store.ts';
import type { ReviewStore } from '../src/ports/review-store.ts';
import type { CheckOutcome, SourceStore } from '../src/ports/source-store.ts';
import type { LoadedSource } from './loaded-source.ts';
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
  /** Items a person should look at. */
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
  readonly reviews: Pick<ReviewStore, 'record'>;
}

/** Sources that still exist are those of the same call, or that answered the last check. */
export interface IngestDocumentOptions extends Pick<PublishOptions, 'replaces' | 'keepBoth' | 'presentSources'> {
  readonly menuName?: string | undefined;
  /** Leave out menus that need review. */
  readonly hold?: boolean | undefined;
}

/** Code of the error for a page in which there is nothing to read until its scripts have run. */
export const NEEDS_BROWSER = 'needs_browser';

/** The outcome of a check, from what happened to the menus of the document. */
export function checkOutcome(menus: readonly IngestedMenu[]): CheckOutcome {
  const outcomes = menus.map(({ outcome }) => outcome.outcome);
  if (outcomes.includes('held')) return 'needs review';
  return outcomes.includes('created') || outcomes.includes('changed') ? 'changed' : 'unchanged';
}

/**
 * Reads, corrects and tags a document and publishes its menus, each in a transaction.
 * @throws ParseError when the document cannot be read; nothing is stored then
 * @throws ServiceError when it has no menu, or several of which `replaces` names one; nothing is stored then
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
  const sha256 = sha256Of(source.bytes);
  const { bytes, sourceUrl, etag, lastModified } = source;
  const { replaces, keepBoth, presentSources } = options;
  const place = { restaurantId: restaurant.id, sourceUrl };
  const of = { restaurantId: restaurant.id, cuisine: restaurant.cuisine, menuName: options.menuName };
  const understood = await understandDocument(source, of, deps);
  if (understood.menus.length === 0) {
    const code = understood.review.includes(DRAWN_BY_SCRIPT) ? NEEDS_BROWSER : 'no_menu';
    throw new ServiceError(422, code, `${source.label}: ${noMenuReason(understood)}`);
  }
  if (replaces !== undefined && understood.menus.length > 1) {
    const names = understood.menus.map(({ menu }) => `"${menu.name}"`).join(', ');
    throw new ServiceError(
      400,
      'invalid_replaces',
      `${source.label}: has ${understood.menus.length} menus (${names}), of which only one could replace menu ${replaces}`,
    );
  }
  const replacedName = await nameOf(replaces, deps.menus);
  const mediaType = await storedMediaType(bytes, source.mediaType);
  await deps.sources.saveDocument({ sha256, bytes, mediaType, url: sourceUrl, fetchedAt: new Date() });
  const publishOptions = { menusInDocument: understood.menus.length, replaces, keepBoth, presentSources };
  const menus: IngestedMenu[] = [];
  for (const one of understood.menus) {
    const isHeld = options.hold === true && (one.review.length > 0 || understood.review.length > 0);
    menus.push(summary(one, isHeld ? { outcome: 'held' } : await deps.menus.publish(one.menu, publishOptions)));
  }
  const missing = await missingMenus(menus, place, deps.menus);
  const detail = missing.length === 0 ? undefined : missing.join('\n');
  await deps.sources.recordCheck({ ...place, outcome: checkOutcome(menus), sha256, detail, etag, lastModified });
  const ofDocument = [...understood.review, ...renaming(menus, replacedName), ...missing];
  const menuIds = menus.map(({ outcome }) => ('menuId' in outcome ? outcome.menuId : null));
  await deps.reviews.record(restaurant.id, sourceUrl, reviewEntries(understood.menus, menuIds, ofDocument));
  const review = [...ofDocument, ...understood.menus.flatMap((one) => one.review)];
  const { notes, leftOut } = understood;
  return { menus, notes, review, ...(leftOut && { leftOut }) };
}

function summary({ menu }: UnderstoodMenu, outcome: IngestedMenu['outcome']): IngestedMenu {
  const items = menu.sections.flatMap((section) => section.items);
  const doubtful = items.filter((item) => item.review.length > 0).length;
  return { name: menu.name, sections: menu.sections.length, items: items.length, doubtful, outcome };
}

/** Name of the menu that is to be replaced. */
async function nameOf(replaces: number | undefined, menus: Pick<MenuStore, 'versions'>): Promise<string | undefined> {
  if (replaces === undefined) return undefined;
  return (await menus.versions(replaces))?.[0]?.name;
}

/** A mistaken id of another menu of the restaurant shows by its name. */
function renaming(menus: readonly IngestedMenu[], before: string | undefined): string[] {
  return menus.flatMap(({ name, outcome }) =>
    before === undefined || before === name || outcome.outcome !== 'changed'
      ? []
      : [
          `"${name}" has replaced "${before}" (menu ${outcome.previousMenuId}), which had another name: is it the same menu?`,
        ],
  );
}

/** Menus that came from this source and are no longer in its document. They stay active, because a page may lose them by mistake. */
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
