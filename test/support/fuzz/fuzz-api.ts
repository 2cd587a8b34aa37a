import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { arbitraryRequest } from './arbitrary-request.ts';
import { createJudge, type FuzzedAnswer } from './judge-answer.ts';
import { readDocument } from './openapi-document.ts';
import { sendRequest } from './send-request.ts';

/** Numbers of requests and answers, and violations with their requests. */
export interface FuzzReport {
  readonly sent: number;
  readonly statuses: Readonly<Record<string, number>>;
  readonly violations: readonly string[];
}

const AT_A_TIME = 8;
/** Enough to see the problem. */
const MAX_VIOLATIONS = 20;

/** Sends generated requests to the API, eight at a time. The same seed sends the same ones. */
export async function fuzzApi(
  { baseUrl, token }: { readonly baseUrl: string; readonly token: () => Promise<string> },
  { runs, seed }: { readonly runs: number; readonly seed: number },
): Promise<FuzzReport> {
  const document = await readDocument(baseUrl);
  const judge = createJudge(document);
  const requests = fc.sample(arbitraryRequest(document), { numRuns: runs, seed });
  const statuses: Record<string, number> = {};
  const violations: string[] = [];
  for (let first = 0; first < requests.length && violations.length < MAX_VIOLATIONS; first += AT_A_TIME) {
    const authorization = { Authorization: `Bearer ${await token()}` };
    const batch = requests.slice(first, first + AT_A_TIME).map(async (request) => {
      const headers = { ...(request.authorized && authorization), ...request.headers };
      const wrong = await sendRequest(baseUrl, { ...request, headers }).then(
        (answer) => {
          statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
          return judge(request, decoded(answer));
        },
        (error: unknown) => String(error),
      );
      if (wrong !== null)
        violations.push(`${request.method} ${request.target} ${JSON.stringify(request.headers)}: ${wrong}`);
    });
    await Promise.all(batch);
  }
  return { sent: requests.length, statuses, violations };
}

function decoded(answer: FuzzedAnswer): FuzzedAnswer {
  if (answer.body.length === 0) return answer;
  const coding = answer.headers['content-encoding'];
  if (coding === 'br') return { ...answer, body: brotliDecompressSync(answer.body) };
  return coding === 'gzip' ? { ...answer, body: gunzipSync(answer.body) } : answer;
}
