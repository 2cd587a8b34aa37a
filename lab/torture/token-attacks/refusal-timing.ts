import { generateClientId, generateClientSecret } from '../../../src/tokens/client-credentials.ts';
import type { AttackedService } from './attacked-service.ts';
import { welch, withoutTail } from './welch.ts';

/** Refusals of one client and address before it is slowed down. */
const REFUSALS_A_CLIENT = 10;

/**
 * Compares the times of refusals of existing and of unknown clients, alternating. The bodies must be the same too.
 * @param calls of each kind
 */
export async function compareRefusals(service: AttackedService, calls: number) {
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
  const bodies = new Set<string>();
  const known: string[] = [];
  // All before the first call: the first read of a new row takes longer.
  while (known.length * REFUSALS_A_CLIENT < calls) known.push((await service.newClient()).client_id);
  for (const clientId of known) await service.clients.find(clientId);
  for (const clientId of known) {
    const ids = { known: clientId, unknown: generateClientId() };
    for (let turn = 0; turn < REFUSALS_A_CLIENT; turn += 1) {
      const order = Math.random() < 0.5 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
      for (const kind of order) {
        const answer = await service.ask({ client_id: ids[kind], client_secret: generateClientSecret() });
        times[kind].push(answer.ms);
        bodies.add(`${answer.status} ${answer.body}`);
      }
    }
  }
  const { t, difference } = welch(withoutTail(times.known), withoutTail(times.unknown));
  return { calls, differentAnswers: bodies.size, t: Number(t.toFixed(2)), differenceMs: Number(difference.toFixed(4)) };
}
