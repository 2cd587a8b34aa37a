import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ExecutionContext } from 'ava';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { openIngestion } from '../../app/wiring/ingestion.ts';
import { storesAt } from '../../app/wiring/stores.ts';
import { type DocumentOutcome, ingestBatch } from '../../src/ingest/ingest-batch.ts';
import type { Hold } from '../../src/ingest/ingest-document.ts';
import { fileSourceUrl } from '../../src/ingest/source-input.ts';
import { createOpsApp } from '../../src/ops/create-ops-app.ts';
import { createWorkbench } from '../../src/workbench/create-workbench.ts';
import type { Sessions } from '../../src/workbench/sessions.ts';
import { activeMenus } from '../support/active-menus.ts';
import { testDatabase } from '../support/database.ts';
import { listening } from '../support/listening.ts';
import { storedRestaurant } from '../support/tagged-menu.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

/** The workbench over its own database and reader, with one restaurant. */
export async function workbenchService(t: ExecutionContext, sessions: Sessions | null = null) {
  const { db, url: databaseUrl } = await testDatabase(t);
  const logger = pino({ level: 'silent' });
  const stores = storesAt(databaseUrl, { databasePool: 5 });
  const ingestion = openIngestion(stores, { allowPrivateSources: false }, logger);
  t.teardown(async () => {
    await ingestion.close();
    await stores.close();
  });
  const restaurant = await storedRestaurant(db);
  const status = async () => {
    const contents = await stores.contents();
    return { ...contents, index: { available: true, menus: contents.menus, epoch: 'e1' } };
  };
  const pages = createWorkbench({ ...stores, ingestion, status, sessions, logger });
  const readiness = async () => ({ ready: true, checks: {} });
  const app = createOpsApp({
    registry: new Registry(),
    logger,
    problemBase: 'http://menus.example',
    readiness,
    status,
    pages,
  });
  const url = await listening(t, app.callback());
  const folder = await temporaryFolder(t, 'workbench');

  return {
    db,
    url,
    stores,
    restaurant,
    sourceUrl: fileSourceUrl,
    /** Ingests a document of the restaurant, like `menus ingest`. */
    async ingest(name: string, bytes: string | Buffer, hold?: Hold): Promise<readonly DocumentOutcome[]> {
      const file = join(folder, name);
      await writeFile(file, bytes);
      const place = {
        label: name,
        location: { file },
        sourceUrl: fileSourceUrl(name),
        restaurant,
        menuName: undefined,
      };
      const { signal } = new AbortController();
      const options = { hold, signal, onDone: () => undefined };
      return ingestBatch({ restaurants: [], documents: [place] }, options, ingestion);
    },
    active: () => activeMenus(stores.menus),
    sourcePage: (name: string) =>
      `${url}/workbench/source?${new URLSearchParams({ restaurant, source: fileSourceUrl(name) })}`,
  };
}
