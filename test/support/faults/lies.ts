import type { RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import { serve } from '../serve.ts';
import type { Teardown } from '../teardown.ts';

/** Answers of a wrong or crazy server. */
const ANSWERS = {
  'HTML with 200': (_request, response) => {
    response.setHeader('Content-Type', 'text/html').end('<html><body>Welcome to nginx!</body></html>');
  },
  'other JSON': (_request, response) => {
    response.setHeader('Content-Type', 'application/json').end('{"results":"none","keys":7,"status":"available"}');
  },
  'answers without what was asked for': async (request, response) => {
    const body = await text(request);
    const { queries = [] } = JSON.parse(body || '{}') as { readonly queries?: readonly unknown[] };
    const results = queries.map(() => ({ hits: [{ id: 'x' }], estimatedTotalHits: 1, facetDistribution: {} }));
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify({ results, keys: [{ kid: 'x' }] }));
  },
  'null for JSON': (_request, response) => {
    response.setHeader('Content-Type', 'application/json').end('null');
  },
  'an empty body': (_request, response) => {
    response.setHeader('Content-Type', 'application/json').end();
  },
  'a body cut short': (_request, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '5000' });
    response.write('{"results":[{"hits":[{"id":', () => response.destroy());
  },
  'a body without end': (_request, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' }).write('{"results":[');
  },
  'HTML with 502': (_request, response) => {
    response.writeHead(502, { 'Content-Type': 'text/html' }).end('<h1>Bad Gateway</h1>');
  },
} satisfies Readonly<Record<string, RequestListener>>;

export const LIES = Object.keys(ANSWERS) as readonly Lie[];
export type Lie = keyof typeof ANSWERS;

/** Starts a server for each lie, until the end of the test; resolves to their ports. */
export async function startLiars(t: Teardown): Promise<ReadonlyMap<Lie, number>> {
  const ports = new Map<Lie, number>();
  for (const lie of LIES) ports.set(lie, Number(new URL(await serve(t, ANSWERS[lie])).port));
  return ports;
}
