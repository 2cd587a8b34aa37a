/** The process that sends the load, so that it is not counted with the server. Runs one job at a time, given by its parent. */
import { setTimeout as sleep } from 'node:timers/promises';
import { HttpConnection } from './http-connection.ts';
import type { ClosedLoop, ClosedLoopResult, LoadJob, OpenLoop, OpenLoopResult } from './load-jobs.ts';

const MOST_CONNECTIONS = 2000;
const PATIENCE_MS = 5000;
const REFUSED = 503;

let number = 0;

/** The nth request as bytes, made before where it is always the same. */
function wireMaker(wires: readonly string[]): (n: number) => Buffer {
  const made = wires.map((wire) => (wire.includes('{n}') ? wire : Buffer.from(wire)));
  return (n) => {
    const wire = made[n % made.length] ?? '';
    if (typeof wire !== 'string') return wire;
    number += 1;
    return Buffer.from(wire.replace('{n}', String(number)));
  };
}

async function closedLoop(job: ClosedLoop): Promise<ClosedLoopResult> {
  const wireOf = wireMaker(job.wires);
  const bad: Record<string, number> = {};
  let next = 0;
  const began = performance.now();
  const one = async () => {
    let connection = new HttpConnection(job.port);
    while (next < job.requests) {
      const answer = await connection.ask(wireOf(job.first + next++));
      if (!answer || !job.good.includes(answer.status)) {
        const status = String(answer?.status ?? 'no answer');
        bad[status] = (bad[status] ?? 0) + 1;
      }
      if (!connection.isOpen) connection = new HttpConnection(job.port);
    }
    connection.close();
  };
  await Promise.all(Array.from({ length: job.connections }, one));
  return { seconds: (performance.now() - began) / 1000, bad };
}

async function openLoop(job: OpenLoop): Promise<OpenLoopResult> {
  const wireOf = wireMaker(job.wires);
  const idle: HttpConnection[] = [];
  const all = new Set<HttpConnection>();
  const good: number[] = [];
  const refused: number[] = [];
  const other: Record<string, number> = {};
  let answered = 0;
  let unsent = 0;

  const freeConnection = (): HttpConnection | null => {
    for (let known = idle.pop(); known; known = idle.pop()) {
      if (known.isOpen) return known;
      all.delete(known);
    }
    if (all.size >= MOST_CONNECTIONS) return null;
    const made = new HttpConnection(job.port);
    all.add(made);
    return made;
  };
  const send = async (wire: Buffer, due: number) => {
    const connection = freeConnection();
    if (!connection) {
      unsent += 1;
      return;
    }
    const answer = await connection.ask(wire);
    const ms = performance.now() - due;
    if (connection.isOpen) idle.push(connection);
    else all.delete(connection);
    if (!answer || ms > PATIENCE_MS) return;
    answered += 1;
    if (job.good.includes(answer.status)) good.push(ms);
    else if (answer.status === REFUSED) refused.push(ms);
    else other[answer.status] = (other[answer.status] ?? 0) + 1;
  };

  const total = Math.round(job.perSecond * job.seconds);
  const began = performance.now();
  for (let sent = 0; sent < total; ) {
    const now = performance.now();
    for (let due = began + (sent * 1000) / job.perSecond; sent < total && due <= now; ) {
      void send(wireOf(sent), due);
      sent += 1;
      due = began + (sent * 1000) / job.perSecond;
    }
    await sleep(1);
  }
  const patienceEnds = performance.now() + PATIENCE_MS;
  while (answered + unsent < total && performance.now() < patienceEnds) await sleep(10);
  for (const connection of all) connection.close();
  return { good, refused, other, unsent, lost: total - answered - unsent };
}

process.on('message', (job: LoadJob) => {
  if (typeof job !== 'object') return;
  void (job.kind === 'closed' ? closedLoop(job) : openLoop(job)).then((result) => process.send?.(result));
});
process.channel?.ref();
console.log('ready');
