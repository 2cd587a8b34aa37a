import type { ClientStore } from '../../src/ports/client-store.ts';
import { clientSecretOf } from '../../tokens/client-credentials.ts';
import { createClient } from '../../tokens/clients.ts';
import type { Config } from '../config.ts';
import { type DemoClient, readDemoClient, writeDemoClient } from '../demo-client.ts';

/** The client of every sandbox. No secret at all: a sandbox listens on its own machine and holds made-up menus. */
const SANDBOX_CLIENT = {
  client_id: `client_${'5a4db0c5'.repeat(4).slice(0, 30)}`,
  client_secret: clientSecretOf(Buffer.from('sandbox'.padEnd(32, '-'))),
};

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
      : await createClient(clients, { name: 'Demo', given: config.sandbox ? SANDBOX_CLIENT : undefined });
  const client = { ...credentials, ...addresses };
  await writeDemoClient(config.dataDir, client);
  return client;
}
