import { fuzzApi } from '../../test/support/fuzz/fuzz-api.ts';
import { fuzzDocuments } from '../../test/support/fuzz/fuzz-documents.ts';
import { fuzzTokens } from '../../test/support/fuzz/fuzz-tokens.ts';
import { startService } from '../../test/support/service.ts';
import { withTeardown } from '../../test/support/with-teardown.ts';

// Sends generated requests to a whole service of its own, then token bodies, and reads mutated documents. The seed repeats a run.
// Usage: npm run lab torture/fuzz [-- REQUESTS [SEED]]

const requests = Number(process.argv[2] ?? 20_000);
const seed = Number(process.argv[3] ?? Date.now() % 1_000_000);
const TOKENS_SHARE = 0.2;
/** Share of the requests; a document takes longer than a hundred of them. */
const DOCUMENTS_SHARE = 0.01;
/** Lifetime used of a token, which is valid for five minutes. */
const TOKEN_MS = 120_000;

await withTeardown(async (t) => {
  const env = { SAMPLE_DATA: 'true', RATE_LIMIT_PER_MINUTE: '1000000' };
  const service = await startService(t, { env });
  let token = { text: '', atMs: Number.NEGATIVE_INFINITY };
  const freshToken = async () => {
    if (performance.now() - token.atMs > TOKEN_MS) token = { text: await service.token(), atMs: performance.now() };
    return token.text;
  };
  const api = await fuzzApi({ baseUrl: service.baseUrl, token: freshToken }, { runs: requests, seed });
  console.log('requests', JSON.stringify({ seed, ...api }, null, 2));
  const tokens = await fuzzTokens(service.authUrl, { runs: Math.round(requests * TOKENS_SHARE), seed });
  console.log('token bodies', JSON.stringify(tokens, null, 2));
  const documents = await fuzzDocuments({ runs: Math.round(requests * DOCUMENTS_SHARE), seed });
  console.log('documents', JSON.stringify(documents, null, 2));
  const live = await fetch(`${service.opsUrl}/readyz`);
  console.log('the service is', live.ok ? 'ready' : 'NOT ready');
  const violations = [api, tokens, documents].flatMap((report) => report.violations);
  process.exitCode = violations.length === 0 && live.ok ? 0 : 1;
});
