import type { ClientStore } from '../../src/ports/client-store.ts';
import { createClient } from '../../tokens/clients.ts';
import type { Config } from '../config.ts';
import { type DemoClient, readDemoClient, writeDemoClient } from '../demo-client.ts';

/**
 * The demo client of this data folder: kept while the database knows it, otherwise created again; its addresses are updated.
 */
export async function ensureDemoClient(config: Config, clients: ClientStore): Promise<DemoClient> {
  const addresses = { audience: config.baseUrl, auth_url: config.authUrl, base_url: config.baseUrl };
  const kept = await readDemoClient(config.dataDir);
  const known = kept ? await clients.find(kept.client_id) : null;
  const credentials =
    kept && known
      ? { client_id: kept.client_id, client_secret: kept.client_secret }
      : await createClient(clients, { name: 'Demo' });
  const client = { ...credentials, ...addresses };
  await writeDemoClient(config.dataDir, client);
  return client;
}
