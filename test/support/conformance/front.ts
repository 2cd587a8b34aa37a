import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { serve } from '../serve.ts';
import type { Teardown } from '../teardown.ts';

const ruleSchema = z.strictObject({
  /** Path of the requests it is for. */
  on: z.string(),
  /** Requests it is for; then it is forgotten. */
  times: z.int().min(1),
  /** Answered instead of the service, with headers and body. */
  status: z.int().optional(),
  headers: z.record(z.string(), z.string()).optional(),
  body: z.string().optional(),
  delayMs: z.int().optional(),
  /** The connection ends without an answer. */
  cut: z.literal(true).optional(),
  /** Life of the tokens that pass, in seconds, as they say it of themselves. */
  tokenSeconds: z.int().optional(),
});
type Rule = z.output<typeof ruleSchema>;

/** Where the suite sets rules with PUT, and reads with GET what was answered since. */
const CONTROL = '/front';

/** Address of a server in front of a whole service, API and token service at one address, that misbehaves as it is told. */
export function startFront(
  t: Teardown,
  service: { readonly baseUrl: string; readonly authUrl: string },
): Promise<string> {
  let rules: (Rule & { left: number })[] = [];
  let answered: { path: string; status: number }[] = [];

  async function control(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method === 'PUT') {
      const asked: unknown = JSON.parse(await textOf(request));
      rules = z
        .array(ruleSchema)
        .parse(asked)
        .map((rule) => ({ ...rule, left: rule.times }));
      answered = [];
    }
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify(answered));
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname: path } = new URL(request.url ?? '/', 'http://front');
    if (path === CONTROL) return control(request, response);
    const body = await textOf(request);
    const rule = rules.find(({ on, left }) => on === path && left > 0);
    if (rule) rule.left -= 1;
    const entry = { path, status: rule?.status ?? 0 };
    answered.push(entry);
    if (rule && (await answersItself(rule, response))) return;
    const passed = await pass(request, body, path === '/oauth/token' ? service.authUrl : service.baseUrl);
    entry.status = passed.status;
    for (const [name, value] of passed.headers) if (!HOP_BY_HOP.has(name)) response.setHeader(name, value);
    const text = await passed.text();
    const sent =
      rule?.tokenSeconds === undefined ? text : JSON.stringify({ ...JSON.parse(text), expires_in: rule.tokenSeconds });
    response.writeHead(passed.status).end(sent);
  }

  return serve(t, (request, response) => {
    handle(request, response).catch((error: unknown) => response.destroy(error as Error));
  });
}

/** Does what a rule says; true where that was the answer. */
async function answersItself({ delayMs = 0, cut, status, headers, body = '' }: Rule, response: ServerResponse) {
  await sleep(delayMs);
  if (cut) response.socket?.destroy();
  else if (status !== undefined) response.writeHead(status, headers).end(body);
  return cut === true || status !== undefined;
}

/** What the body is sent anew with, or says how this connection is used. */
const HOP_BY_HOP = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'content-encoding']);

function pass(request: IncomingMessage, body: string, to: string): Promise<Response> {
  const { host: _, connection: __, 'content-length': ___, ...headers } = request.headers;
  const given = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]);
  const { method = 'GET' } = request;
  return fetch(`${to}${request.url}`, { method, headers: given, ...(method === 'POST' && { body }) });
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += chunk;
  return text;
}
