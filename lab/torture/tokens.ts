import { withOwnServer } from '../../test/support/own-server.ts';
import { attackedService } from './token-attacks/attacked-service.ts';
import { floodWithUnknownKeys } from './token-attacks/flood.ts';
import { compareRefusals } from './token-attacks/refusal-timing.ts';
import { timeRevocations } from './token-attacks/revocation.ts';

// Attacks the token service and two checkers of tokens: a flood of unknown key ids, emergencies, and the timing of refusals.
// Usage: npm run lab torture/tokens [-- SECONDS [CALLS]]

const seconds = Number(process.argv[2] ?? 20);
const calls = Number(process.argv[3] ?? 5000);
const MAX_KEY_SET_REQUESTS = 3;
const MAX_SECONDS = 60;
const MAX_T = 4.5;

await withOwnServer(async ({ t, db }) => {
  const service = await attackedService(t, db);
  const flood = await floodWithUnknownKeys(service, seconds);
  console.log('flood', JSON.stringify(flood));
  const refusals = await compareRefusals(service, calls);
  console.log('refusals', JSON.stringify(refusals));
  const revocations = await timeRevocations(service);
  console.log('revocations', JSON.stringify(revocations));
  const held =
    flood.hostileAccepted + flood.validRefused === 0 &&
    flood.keySetRequests <= MAX_KEY_SET_REQUESTS &&
    refusals.differentAnswers === 1 &&
    Math.abs(refusals.t) < MAX_T &&
    Math.max(revocations.clientSeconds, revocations.keySeconds) <= MAX_SECONDS;
  console.log(held ? 'held' : 'NOT held');
  process.exitCode = held ? 0 : 1;
});
