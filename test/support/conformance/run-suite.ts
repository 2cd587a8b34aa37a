import type { Service } from '../service.ts';
import { demoCredentials } from '../service.ts';
import { startFront } from './front.ts';
import type { ClientModule } from './install-clients.ts';
import { type Address, runCase } from './run-case.ts';
import { readSuite } from './suite.ts';

/** Does something behind a front of its own. */
export async function behindFront<T>(service: Service, work: (address: Address) => Promise<T>): Promise<T> {
  const { client_id: clientId, client_secret: clientSecret, audience } = await demoCredentials(service.dataDir);
  const front = await startFront(service);
  try {
    return await work({ front: front.url, audience, clientId, clientSecret });
  } finally {
    await front.close();
  }
}

/** Runs every case with the TypeScript client, all at once because most of them wait; resolves to their number. */
export async function runSuite(service: Service, client: ClientModule): Promise<number> {
  const { cases } = readSuite();
  await Promise.all(
    cases.map((one) =>
      behindFront(service, (address) => runCase(client, one, address)).catch((error: unknown) => {
        throw new Error(`${one.name}: ${String(error)}`, { cause: error });
      }),
    ),
  );
  return cases.length;
}
