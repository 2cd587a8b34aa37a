import { type DraftItem, placeOf } from '@menu-data-service/menu-model/draft-menu';
import type { Menu } from '@menu-data-service/menu-model/menu';
import type { TaggedItem } from '@menu-data-service/menu-model/tagged-menu';
import type { DrawnSource } from '@menu-data-service/menu-reader';
import { LRUCache } from 'lru-cache';
import { ServiceError } from '../domain/errors.ts';
import { parseMenu } from '../domain/parse-menu.ts';
import type { Restaurant } from '../domain/restaurant.ts';
import type { SourceDecisions } from '../ingest/corrections.ts';
import { nameMenus } from '../ingest/finish-draft.ts';
import type { LoadedSource } from '../ingest/loaded-source.ts';
import { sha256Of } from '../lib/sha256.ts';
import type { SourceState } from '../ports/source-store.ts';
import { dishIds } from './dish-id.ts';
import { type LatestChanges, latestChanges } from './latest-changes.ts';
import type { WorkbenchDeps } from './workbench-deps.ts';

/** A dish as understood today, with its place in the drawing; null if the document has no places. */
export interface SeenDish {
  readonly id: string;
  readonly item: TaggedItem;
  readonly place: string | null;
  /** Probability that it was read wrong. */
  readonly doubt: number;
}

export interface SeenMenu {
  readonly name: string;
  readonly sections: readonly { readonly name: string; readonly dishes: readonly SeenDish[] }[];
}

export interface SourceView {
  readonly restaurant: Restaurant;
  readonly state: SourceState;
  readonly drawn: Pick<DrawnSource, 'lines' | 'pages'>;
  readonly menus: readonly SeenMenu[];
  readonly isPartial: boolean;
  /** The document is a picture that a browser can show. */
  readonly isPicture: boolean;
  readonly decisions: SourceDecisions;
  /** Changes of those menus in service that have a previous version. */
  readonly changes: readonly LatestChanges[];
}

/** A source with its menus in service, for as long as its document is being read. */
export interface StoredSource extends Pick<SourceView, 'restaurant' | 'state' | 'isPicture'> {
  readonly menus: readonly Menu[];
}

export interface SourceViews {
  /** @throws ServiceError 404 as `open` does */
  stored(restaurantId: string, sourceUrl: string): Promise<StoredSource>;
  /** @throws ServiceError 404 if there is no such source or its document is not kept */
  open(restaurantId: string, sourceUrl: string): Promise<SourceView>;
  document(restaurantId: string, sourceUrl: string): Promise<{ bytes: Buffer; mediaType: string }>;
  /** Ingestion that reuses documents opened here. */
  readonly ingestion: WorkbenchDeps['ingestion'];
}

export function createSourceViews(
  deps: Pick<WorkbenchDeps, 'menus' | 'sources' | 'restaurants' | 'ingestion'>,
): SourceViews {
  const { ingestion } = deps;
  const readings = new LRUCache<string, Promise<DrawnSource>>({ max: 20 });
  const readingOf = (source: LoadedSource): Promise<DrawnSource> => {
    const key = sha256Of(source.bytes) + JSON.stringify(source.taught ?? []);
    const kept = readings.get(key);
    if (kept) return kept;
    const reading = ingestion.draw(source);
    readings.set(key, reading);
    reading.catch(() => readings.delete(key));
    return reading;
  };

  const find = async (restaurantId: string, sourceUrl: string) => {
    const [restaurant] = await deps.restaurants.find(restaurantId);
    const state = restaurant ? await deps.sources.source(restaurant.id, sourceUrl) : null;
    const document = state?.sha256 ? await deps.sources.document(state.sha256) : null;
    if (restaurant && state && document) return { restaurant, state, document };
    throw new ServiceError(404, 'not_found', 'No such source, or its document was not kept.');
  };

  return {
    async open(restaurantId, sourceUrl) {
      const { restaurant, state, document } = await find(restaurantId, sourceUrl);
      const { bytes, mediaType } = document;
      const place = { restaurantId: restaurant.id, sourceUrl };
      const { taught, correct } = await ingestion.loadDecisions(place);
      const { draft, ...drawn } = await readingOf({ bytes, mediaType, label: sourceUrl, sourceUrl, taught });
      const active = await deps.menus.activeMenusOfSource(restaurant.id, sourceUrl);
      const named = nameMenus(draft, active.length === 1 ? active[0]?.name : undefined);
      const { menus, decisions, kitchen = [] } = await correct({ ...draft, menus: named });
      const context = { ...place, cuisine: restaurant.cuisine, notes: draft.notes, kitchen };
      const idOf = dishIds();
      const seen = [];
      for (const menu of menus) {
        const tagged = await ingestion.tag(menu, context);
        const sections = tagged.sections.map(({ name, items }, at) => ({
          name,
          dishes: items.map((item, i) => ({
            id: idOf({ menu: menu.name, section: name, item: item.name }),
            item,
            place: placed(menu.sections[at]?.items[i]),
            doubt: menu.sections[at]?.items[i]?.doubt ?? 0,
          })),
        }));
        seen.push({ name: menu.name, sections });
      }
      const changes = await Promise.all(active.map(({ id }) => latestChanges(deps.menus, id)));
      return {
        ...{ restaurant, state, drawn, menus: seen },
        isPartial: draft.leftOut !== undefined,
        isPicture: SHOWN_PICTURE.test(mediaType),
        decisions,
        changes: changes.filter((one) => one !== null),
      };
    },
    async stored(restaurantId, sourceUrl) {
      const { restaurant, state, document } = await find(restaurantId, sourceUrl);
      const active = await deps.menus.activeMenusOfSource(restaurant.id, sourceUrl);
      const bodies = await Promise.all(active.map(({ id }) => deps.menus.body(id, 'identity')));
      const menus = bodies.flatMap((body) => (body ? [parseMenu(body.bytes)] : []));
      return { restaurant, state, menus, isPicture: SHOWN_PICTURE.test(document.mediaType) };
    },
    document: async (restaurantId, sourceUrl) => (await find(restaurantId, sourceUrl)).document,
    ingestion: { ...ingestion, parse: async (source) => (await readingOf(source)).draft },
  };
}

/** HEIC and TIFF are read too, but shown by few browsers. */
const SHOWN_PICTURE = /^image\/(?:jpeg|png|webp|gif|avif)\b/;

const placed = (item: DraftItem | undefined): string | null => (item?.box ? placeOf(item.box) : null);
