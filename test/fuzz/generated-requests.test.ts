import test from 'ava';
import { seededService } from '../api/seeded.ts';
import { fuzzApi } from '../support/fuzz/fuzz-api.ts';
import { fuzzDocuments } from '../support/fuzz/fuzz-documents.ts';
import { fuzzTokens } from '../support/fuzz/fuzz-tokens.ts';
import { runningTokenService } from '../tokens/running-token-service.ts';

const SEED = 20_260;

test.serial(
  'generated requests are answered as the OpenAPI document says, and never with an error of our own',
  async (t) => {
    const { url, token } = await seededService(t);
    const { statuses, violations } = await fuzzApi(
      { baseUrl: url, token: async () => token },
      { runs: 500, seed: SEED },
    );
    t.deepEqual(violations, []);
    for (const status of ['200', '400', '401', '404', '405', '406']) t.true((statuses[status] ?? 0) > 0, status);
  },
);

test.serial('generated bodies at the token endpoint are refused as RFC 6749 says', async (t) => {
  const { url } = await runningTokenService(t);
  const { statuses, violations } = await fuzzTokens(url, { runs: 500, seed: SEED });
  t.deepEqual(violations, []);
  for (const status of ['400', '401', '413']) t.true((statuses[status] ?? 0) > 0, status);
});

test.serial('mutated documents are read or refused, and the reader goes on', async (t) => {
  const { read, refused, violations } = await fuzzDocuments({ runs: 24, seed: SEED });
  t.deepEqual(violations, []);
  t.true(read > 0 && refused > 0, `${read} read, ${refused} refused`);
});
