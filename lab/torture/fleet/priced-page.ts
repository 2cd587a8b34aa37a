import { Logger, makeWorkerUtils } from 'graphile-worker';
import type { Stores } from '../../../app/wiring/stores.ts';
import { openJobPool } from '../../../src/db/job-pool.ts';
import type { Database } from '../../../src/db/open-database.ts';
import { serve } from '../../../test/support/key-set-server.ts';
import type { Teardown } from '../../../test/support/teardown.ts';

/** A web page with a menu that gets dearer each time it is fetched, and the job to look at it. */
export interface PricedPage {
  readonly fetches: number;
  /** Asks for a check of the page, which an ingest worker takes. */
  ask(): Promise<void>;
}

const DISHES = ['Lobby with beetroot', 'Cheese oatcake', 'Pikelet and jam', 'Staffordshire pasty', 'Bread pudding'];

/** Serves the page and makes it a source of the restaurant. */
export async function pricedPage(
  t: Teardown,
  {
    db,
    sources,
    restaurantId,
  }: { readonly db: Database; readonly sources: Stores['sources']; readonly restaurantId: string },
): Promise<PricedPage> {
  let fetches = 0;
  const origin = await serve(t, (request, response) => {
    if (request.url === '/robots.txt') {
      response.writeHead(404).end();
      return;
    }
    fetches += 1;
    const dishes = DISHES.map(
      (name, n) => `<li><b>${name}</b> <span>£${n + 5}.${String(fetches % 100).padStart(2, '0')}</span></li>`,
    );
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(`<!doctype html><title>Lunch</title><h1>Lunch menu</h1><h2>Dishes</h2><ul>${dishes.join('')}</ul>`);
  });
  const sourceUrl = `${origin}/lunch`;
  await sources.recordCheck({ restaurantId, sourceUrl, outcome: 'changed' });
  const pool = await openJobPool(db);
  t.teardown(() => pool.end());
  const utils = await makeWorkerUtils({ pgPool: pool, logger: new Logger(() => () => undefined) });
  t.teardown(() => utils.release());
  return {
    get fetches() {
      return fetches;
    },
    async ask() {
      await utils.addJob('check_source', { restaurantId, sourceUrl }, { jobKey: sourceUrl });
    },
  };
}
