import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AttackedService } from './attacked-service.ts';

const PER_SECOND = 1000;
const VALID_PER_SECOND = 10;
const STEP_MS = 20;
/** The next key must have been published for 15 s before it signs. */
const ROTATE_AFTER_SECONDS = 16;

/**
 * Sends tokens with invented key ids for some seconds, with valid ones beside them; rotates the keys meanwhile.
 * @param seconds at least 18, so that tokens of the new key are sent too
 */
export async function floodWithUnknownKeys(service: AttackedService, seconds: number) {
  const [api = ''] = service.apis;
  const credentials = await service.newClient();
  const before = service.keySetRequests();
  let token = await service.token(credentials);
  const useNewToken = async () => {
    token = await service.token(credentials);
    return statusOf(service.use(api, token));
  };
  let rotation: Promise<unknown> | undefined;
  const hostile: Promise<number>[] = [];
  const valid: Promise<number>[] = [];
  const began = performance.now();
  for (let elapsed = 0; elapsed < seconds; elapsed = (performance.now() - began) / 1000) {
    while (hostile.length < elapsed * PER_SECOND) hostile.push(statusOf(service.use(api, invented())));
    if (elapsed > ROTATE_AFTER_SECONDS) rotation ??= service.rotate(false);
    if (valid.length < elapsed * VALID_PER_SECOND) valid.push(useNewToken());
    await sleep(STEP_MS);
  }
  // On a busy machine the answers arrive after the flood, and the keys are requested again meanwhile.
  const keySetRequests = service.keySetRequests() - before;
  await rotation;
  const [refused, accepted] = [await Promise.all(hostile), await Promise.all(valid)];
  return {
    hostile: refused.length,
    hostileAccepted: refused.filter((status) => status !== 401).length,
    valid: accepted.length,
    validRefused: accepted.filter((status) => status !== 200).length,
    signedByNewKey: keyOf(token),
    keySetRequests,
    answeredAfterSeconds: Math.round((performance.now() - began) / 100) / 10,
  };
}

const statusOf = async (answer: Promise<{ readonly status: number }>) => (await answer).status;

function invented(): string {
  const header = { alg: 'RS256', typ: 'at+jwt', kid: randomUUID() };
  return `${Buffer.from(JSON.stringify(header)).toString('base64url')}.e30.AAAA`;
}

function keyOf(token: string): unknown {
  const [header = ''] = token.split('.');
  return (JSON.parse(Buffer.from(header, 'base64url').toString()) as { kid: unknown }).kid;
}
