import test from 'ava';
import { seededService } from '../api/seeded.ts';
import { fuzzApi } from '../support/fuzz/fuzz-api.ts';
import { fuzzDocuments } from '../support/fuzz/fuzz-documents.ts';
import { fuzzTokens } from '../support/fuzz/fuzz-tokens.ts';
import { runningTokenService } from '../tokens/running-token-service.ts';

const SEED = 20_260;

test.serial('answers generated requests as in the OpenAPI document, and never with an internal error', async (t) => {
  const { url, token } = await seededService(t);
  const { statuses, violations } = await fuzzApi({ baseUrl: url, token: async () => token }, { runs: 500, seed: SEED });
  t.deepEqual(violations, []);
  for (const status of ['200', '400', '401', '404', '405', '406']) t.true((statuses[status] ?? 0) > 0, status);
});

test.serial('refuses generated bodies at the token endpoint as in RFC 6749', async (t) => {
  const { url } = await runningTokenService(t);
  const { statuses, violations } = await fuzzTokens(url, { runs: 500, seed: SEED });
  t.deepEqual(violations, []);
  for (const status of ['400', '401', '413']) t.true((statuses[status] ?? 0) > 0, status);
});

test.serial('reads or refuses mutated documents, and the reader goes on', async (t) => {
  const { read, refused, violations } = await fuzzDocuments({ runs: 24, seed: SEED });
  t.deepEqual(violations, []);
  t.true(read > 0 && refused > 0, `${read} read, ${refused} refused`);
});
