import fc from 'fast-check';
import type { FuzzReport } from './fuzz-api.ts';
import { sendRequest } from './send-request.ts';

const NAMES = ['grant_type', 'client_id', 'client_secret', 'audience', 'resource', 'scope', '__proto__', 'a'];
const VALUES = [
  'client_credentials',
  'password',
  '',
  'client_0123456789abcdef0123456789abcd',
  'menus_secret_x',
  'http://localhost:3000',
];
const TYPES = [
  'application/json',
  'application/x-www-form-urlencoded',
  'text/plain',
  'application/json; charset=utf-16',
  ';',
  '',
];
const AUTHORIZATIONS = [
  undefined,
  undefined,
  undefined,
  undefined,
  'Basic YTpi',
  'Basic =',
  'Basic JTAwOiUwMA==',
  'Bearer x',
];
const DOCUMENTED = new Set([200, 400, 401, 413, 429, 503]);

interface TokenBody {
  readonly type: string;
  readonly authorization: string | undefined;
  readonly body: Uint8Array;
}

function arbitraryBody(): fc.Arbitrary<TokenBody> {
  const value = fc.oneof(
    fc.constantFrom(...VALUES),
    fc.string({ maxLength: 20 }),
    fc.string({ unit: 'binary', maxLength: 10 }),
  );
  const fields = fc.array(fc.tuple(fc.constantFrom(...NAMES), value), { maxLength: 6 });
  const complete = fc.tuple(value, value, fields).map(([id, secret, more]) => ({
    grant_type: 'client_credentials',
    client_id: id,
    client_secret: secret,
    audience: 'x',
    ...Object.fromEntries(more),
  }));
  const json = fc.oneof(
    { weight: 4, arbitrary: complete.map((body) => JSON.stringify(body)) },
    fields.map((pairs) => JSON.stringify(Object.fromEntries(pairs))),
    fc.json({ maxDepth: 4 }),
    fc
      .array(fc.tuple(fc.constantFrom(...NAMES), fc.jsonValue()), { maxLength: 4 })
      .map((pairs) => JSON.stringify(Object.fromEntries(pairs))),
  );
  const form = fields.map((pairs) =>
    pairs.map(([name, text]) => `${name}=${encodeURIComponent(text.toWellFormed())}`).join('&'),
  );
  const written = fc
    .oneof(json, form, fc.constantFrom('%', '=', '{'.repeat(4000), '"'.repeat(5000)))
    .map((text) => Buffer.from(text));
  return fc.record({
    type: fc.constantFrom(...TYPES),
    authorization: fc.constantFrom(...AUTHORIZATIONS),
    body: fc.oneof({ weight: 6, arbitrary: written }, { weight: 1, arbitrary: fc.uint8Array({ maxLength: 6000 }) }),
  });
}

/** Posts generated bodies to the token endpoint. The same seed posts the same ones. */
export async function fuzzTokens(
  authUrl: string,
  { runs, seed }: { readonly runs: number; readonly seed: number },
): Promise<FuzzReport> {
  const statuses: Record<string, number> = {};
  const violations: string[] = [];
  for (const { type, authorization, body } of fc.sample(arbitraryBody(), { numRuns: runs, seed })) {
    const headers = {
      ...(type !== '' && { 'Content-Type': type }),
      ...(authorization && { Authorization: authorization }),
    };
    const wrong = await sendRequest(authUrl, {
      method: 'POST',
      target: '/oauth/token',
      headers,
      body: Buffer.from(body),
    }).then(
      (answer) => {
        statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
        return judge(answer.status, answer.body.toString());
      },
      (error: unknown) => String(error),
    );
    if (wrong !== null)
      violations.push(`${type} ${authorization} ${wrong}: ${Buffer.from(body).toString('base64').slice(0, 400)}`);
  }
  return { sent: runs, statuses, violations };
}

/** Errors have the form of RFC 6749, section 5.2. */
function judge(status: number, text: string): string | null {
  if (!DOCUMENTED.has(status)) return `answered ${status}`;
  if (status === 200) return 'gave a token to nobody';
  const body = JSON.parse(text) as Record<string, unknown>;
  const isError = typeof body.error === 'string' && typeof body.error_description === 'string';
  return isError && Object.keys(body).length === 2 ? null : `${status} is no OAuth error: ${text}`;
}
