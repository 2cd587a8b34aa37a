import type { DrawnSource } from '@menu-data-service/menu-reader';
import type { Logger } from 'pino';
import type { BatchDependencies } from '../../ingest/ingest-batch.ts';
import type { LoadedSource } from '../../ingest/loaded-source.ts';
import type { DiscoveryStore } from '../../src/ports/discovery-store.ts';
import type { KitchenTableStore } from '../../src/ports/kitchen-table-store.ts';
import type { MenuStore } from '../../src/ports/menu-store.ts';
import type { RestaurantStore } from '../../src/ports/restaurant-store.ts';
import type { ReviewStore } from '../../src/ports/review-store.ts';
import type { SourceStore } from '../../src/ports/source-store.ts';
import type { Sessions } from './sessions.ts';

/** What the workbench works with. */
export interface WorkbenchDeps {
  readonly reviews: ReviewStore;
  readonly sources: SourceStore;
  readonly menus: MenuStore;
  readonly restaurants: RestaurantStore;
  readonly discoveries: DiscoveryStore;
  readonly kitchenTables: KitchenTableStore;
  /** Reads documents again after a correction, and draws them. */
  readonly ingestion: BatchDependencies & { draw(source: LoadedSource): Promise<DrawnSource> };
  /** As /status tells it. */
  readonly status: () => Promise<object>;
  /** Logins, where the port can be reached from other machines; null where it is on the loopback. */
  readonly sessions: Sessions | null;
  readonly logger: Logger;
}
