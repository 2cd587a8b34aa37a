import { until } from '../../../test/support/until.ts';
import type { AttackedService } from './attacked-service.ts';

const MAX_MS = 90_000;

/** Seconds from an emergency to the refusal, on the last of the services, of a token that all had accepted before. */
export async function timeRevocations(service: AttackedService) {
  const seconds = async (emergency: (clientId: string) => Promise<unknown>) => {
    const credentials = await service.newClient();
    const token = await service.token(credentials);
    for (const api of service.apis) {
      if ((await service.use(api, token)).status !== 200) throw new Error('a good token was refused');
    }
    const began = performance.now();
    await emergency(credentials.client_id);
    await Promise.all(
      service.apis.map((api) => until(async () => (await service.use(api, token)).status !== 200, MAX_MS)),
    );
    return Math.round((performance.now() - began) / 100) / 10;
  };
  return {
    clientSeconds: await seconds((clientId) => service.clients.setDisabled(clientId, true)),
    keySeconds: await seconds(() => service.rotate(true)),
  };
}
