import type { DrawnSource } from '@menu-data-service/menu-reader';
import type { Logger } from 'pino';
import type { BatchDependencies } from '../ingest/ingest-batch.ts';
import type { LoadedSource } from '../ingest/loaded-source.ts';
import type { DiscoveryStore } from '../ports/discovery-store.ts';
import type { MenuStore } from '../ports/menu-store.ts';
import type { Publisher } from '../ports/publisher.ts';
import type { RestaurantStore } from '../ports/restaurant-store.ts';
import type { ReviewStore } from '../ports/review-store.ts';
import type { SourceStore } from '../ports/source-store.ts';
import type { Sessions } from './sessions.ts';

export interface WorkbenchDeps {
  readonly reviews: ReviewStore;
  readonly sources: SourceStore;
  readonly menus: MenuStore;
  readonly restaurants: RestaurantStore;
  readonly discoveries: DiscoveryStore;
  readonly publisher: Publisher;
  /** Reads documents again after a correction, and draws them. */
  readonly ingestion: BatchDependencies & { draw(source: LoadedSource): Promise<DrawnSource> };
  readonly status: () => Promise<object>;
  /** Logins, if the port can be reached from other machines; null on the loopback. */
  readonly sessions: Sessions | null;
  readonly logger: Logger;
}
