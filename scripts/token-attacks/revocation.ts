import { setTimeout as sleep } from 'node:timers/promises';
import type { AttackedService } from './attacked-service.ts';

const MOST_SECONDS = 90;

/** Seconds from an emergency to the refusal of a token that every service had accepted before, on the last of them. */
export async function timeRevocations(service: AttackedService) {
  const seconds = async (emergency: (clientId: string) => Promise<unknown>) => {
    const credentials = await service.newClient();
    const token = await service.token(credentials);
    for (const api of service.apis) {
      if ((await service.use(api, token)).status !== 200) throw new Error('a good token was refused');
    }
    const began = performance.now();
    await emergency(credentials.client_id);
    const waits = service.apis.map(async (api) => {
      while ((await service.use(api, token)).status === 200) {
        if (performance.now() - began > MOST_SECONDS * 1000) throw new Error('the token was never refused');
        await sleep(100);
      }
    });
    await Promise.all(waits);
    return Math.round((performance.now() - began) / 100) / 10;
  };
  return {
    clientSeconds: await seconds((clientId) => service.clients.setDisabled(clientId, true)),
    keySeconds: await seconds(() => service.rotate(true)),
  };
}
