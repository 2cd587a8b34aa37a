import type { DraftDocument, DraftMenu } from '../src/domain/draft-menu.ts';
import type { PublishOutcome, TaggedMenu } from '../src/domain/published-menu.ts';
import type { Restaurant } from '../src/domain/restaurant.ts';
import type { MenuStore } from '../src/ports/menu-store.ts';
import type { SourceStore } from '../src/ports/source-store.ts';
import type { Corrector } from './create-corrector.ts';
import { nameMenus } from './finish-draft.ts';
import { sha256Of } from './sha256.ts';

/** A document with its bytes at hand. */
export interface LoadedSource {
  readonly bytes: Buffer;
  /** As the server declared it; the parser looks at the content. */
  readonly mediaType?: string;
  /** File name or address, for messages. */
  readonly label: string;
  readonly sourceUrl: string;
  readonly etag?: string;
  readonly lastModified?: string;
}

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
}

/** What tagging needs to know beside the draft. */
export interface TagContext {
  readonly restaurantId: string;
  readonly sourceUrl: string;
  readonly cuisine: string;
  /** Text of the document that is no item: statements for the whole menu are read from it. */
  readonly notes: readonly string[];
}

export interface IngestDependencies {
  readonly parse: (source: LoadedSource) => Promise<DraftDocument>;
  readonly correct: Corrector;
  readonly tag: (menu: DraftMenu, of: TagContext) => TaggedMenu;
  readonly menus: MenuStore;
  readonly sources: SourceStore;
}

export interface IngestOptions {
  readonly menuName?: string | undefined;
  readonly replaces?: number | undefined;
  /** Leave out menus that need review. */
  readonly hold?: boolean | undefined;
}

function reviewOf(menu: TaggedMenu): string[] {
  return menu.sections.flatMap((section) =>
    section.items.flatMap((item) =>
      item.review.map((reason) => `${menu.name} / ${section.name || '(no heading)'} / ${item.name}: ${reason}`),
    ),
  );
}

const itemsOf = (menu: TaggedMenu) => menu.sections.flatMap((section) => section.items);

/**
 * The way of a document into the store: read, structure, corrections, tags, one transaction a menu.
 * @throws ServiceError when the document cannot be read or holds no menu; nothing is stored then
 */
export async function ingestDocument(
  source: LoadedSource,
  restaurant: Restaurant,
  options: IngestOptions,
  deps: IngestDependencies,
): Promise<IngestResult> {
  const sha256 = sha256Of(source.bytes);
  const document = await deps.parse(source);
  const place = { restaurantId: restaurant.id, sourceUrl: source.sourceUrl };
  const { menus: drafts, review: outdated } = await deps.correct(nameMenus(document, options.menuName), place);
  const of = { ...place, cuisine: restaurant.cuisine, notes: document.notes };
  const tagged = drafts.map((draft) => deps.tag(draft, of));
  await deps.sources.saveDocument({
    sha256,
    bytes: source.bytes,
    mediaType: source.mediaType ?? 'application/octet-stream',
    url: source.sourceUrl,
    fetchedAt: new Date(),
  });
  const menus: IngestedMenu[] = [];
  const review = [...document.review, ...outdated];
  for (const menu of tagged) {
    const reasons = reviewOf(menu);
    review.push(...reasons);
    const held = options.hold === true && (reasons.length > 0 || document.review.length > 0);
    const publishOptions = {
      menusInDocument: tagged.length,
      ...(options.replaces === undefined ? {} : { replaces: options.replaces }),
    };
    const outcome = held ? ({ outcome: 'held' } as const) : await deps.menus.publish(menu, publishOptions);
    const items = itemsOf(menu);
    menus.push({
      name: menu.name,
      sections: menu.sections.length,
      items: items.length,
      doubtful: items.filter((item) => item.review.length > 0).length,
      outcome,
    });
  }
  const changed = menus.some((menu) => menu.outcome.outcome === 'created' || menu.outcome.outcome === 'changed');
  const held = menus.some((menu) => menu.outcome.outcome === 'held');
  await deps.sources.recordCheck({
    restaurantId: restaurant.id,
    sourceUrl: source.sourceUrl,
    outcome: held ? 'needs review' : changed ? 'changed' : 'unchanged',
    sha256,
    ...(source.etag === undefined ? {} : { etag: source.etag }),
    ...(source.lastModified === undefined ? {} : { lastModified: source.lastModified }),
  });
  return { menus, notes: document.notes, review };
}
