import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { Counter, type Registry } from 'prom-client';
import { PROBLEM_TYPE, problem } from './problem.ts';

export interface ShedLoadOptions {
  /** Name in metrics: `api`, `tokens`. */
  readonly service: string;
  /** Address under which the pages of the problem types are served, without trailing slash. */
  readonly problemBase: string;
  readonly corsOrigins: '*' | readonly string[];
  readonly registry: Registry;
}

/** Longest time that one turn of the event loop spends on requests, while there are too many, before it refuses the rest. */
const TURN_MS = 8;
/** There are too many where turns have been longer than that for this time without a break; a pause of the process is none. */
const PATIENCE_MS = 50;
/** So many are served in every turn. */
const LEAST_IN_TURN = 16;
const DETAIL = 'The service has more requests than it can handle. Try again shortly.';

const NAME = 'http_requests_shed_total';

function shedCounter(registry: Registry): Counter<'service'> {
  const present = registry.getSingleMetric(NAME);
  if (present instanceof Counter) return present;
  return new Counter({
    name: NAME,
    help: 'Requests refused before they were looked at, because the process was behind',
    labelNames: ['service'],
    registers: [registry],
  });
}

/**
 * Refuses with 503 what a process that is behind would answer too late. All requests that wait are read in one turn of the
 * event loop, so a request has waited at least as long as its turn has lasted. Where turns stay too long, what comes late in one
 * is answered at once, before token, log and routes, at the price of a bare answer: so turns become short again, and what is
 * accepted does not wait long either. Requests that only wait for others (a database) do not make a turn long: those are for `inFlightGate`.
 */
export function shedLoad(handler: RequestListener, options: ShedLoadOptions): RequestListener {
  const { service, problemBase, corsOrigins, registry } = options;
  const shed = shedCounter(registry);
  const cors = corsOrigins === '*' ? { 'Access-Control-Allow-Origin': '*' } : {};
  let turnBeganMs = 0;
  let turnEndedMs = 0;
  let behindSinceMs = 0;
  let usedBefore = process.cpuUsage();
  let inTurn = 0;

  /** Only time that the process had counts: where others keep the processor, refusing would take what is left for serving. */
  function hasUsedTurn(): boolean {
    const { user, system } = process.cpuUsage(usedBefore);
    return (user + system) / 1000 > TURN_MS;
  }

  function beginTurn(now: number): void {
    const wasIdle = now - turnEndedMs > TURN_MS;
    if (wasIdle || turnEndedMs - turnBeganMs <= TURN_MS) behindSinceMs = now;
    turnBeganMs = now;
    usedBefore = process.cpuUsage();
    setImmediate(() => {
      inTurn = 0;
      turnEndedMs = performance.now();
    });
  }

  function refuse(request: IncomingMessage, response: ServerResponse): void {
    const requestId = randomUUID();
    const instance = (request.url ?? '').split('?', 1)[0] ?? '';
    const facts = { status: 503, code: 'overloaded', detail: DETAIL, instance, requestId };
    const body = JSON.stringify(problem(problemBase, facts));
    shed.inc({ service });
    response.writeHead(503, {
      ...cors,
      'Content-Type': PROBLEM_TYPE,
      'Content-Length': Buffer.byteLength(body),
      'Cache-Control': 'no-store',
      'Retry-After': '1',
      'X-Request-Id': requestId,
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  }

  return (request, response) => {
    const now = performance.now();
    if (inTurn === 0) beginTurn(now);
    const isLate = now - turnBeganMs > TURN_MS && now - behindSinceMs > PATIENCE_MS;
    if (isLate && inTurn >= LEAST_IN_TURN && hasUsedTurn()) return refuse(request, response);
    inTurn += 1;
    return handler(request, response);
  };
}
