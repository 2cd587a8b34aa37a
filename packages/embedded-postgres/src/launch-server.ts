import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Binaries } from './binaries.ts';
import type { Layout } from './layout.ts';
import { programOptions } from './run-program.ts';
import { serverParameters } from './server-parameters.ts';
import { type ServerSettings, serverUrl, writeSettings } from './settings-file.ts';

const READY_MS = 60_000;
const POLL_MS = 20;
const ATTEMPTS = 20;
const RETRY_MS = 250;

/** Resolves when the server accepts connections; rejects as soon as `ended` reports its end. */
export async function untilReady(settings: ServerSettings, ended: () => string | null): Promise<void> {
  const deadline = Date.now() + READY_MS;
  for (;;) {
    const client = new pg.Client({ connectionString: serverUrl(settings, 'postgres'), connectionTimeoutMillis: 2000 });
    try {
      await client.connect();
      return;
    } catch (error) {
      const { code } = error as { code?: string };
      // 28P01, 28000: the server is up and rejects us; waiting changes nothing.
      if (code === '28P01' || code === '28000') throw error;
      const end = ended();
      if (end !== null) throw new Error(end, { cause: error });
      if (Date.now() > deadline) throw new Error(`not ready after ${READY_MS / 1000} s`, { cause: error });
      await sleep(POLL_MS);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}

/** Starts the server; retries while a killed server holds memory or the port. @throws Error with the end of the server's log */
export async function launchServer(
  layout: Layout,
  binaries: Binaries,
  settings: ServerSettings,
  { durable, samePort }: { readonly durable: boolean; readonly samePort: boolean },
): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    const next = { ...settings, port: await portFor(settings, samePort) };
    writeSettings(layout.settings, next);
    try {
      await attempt(layout, binaries, next, durable);
      return;
    } catch (cause) {
      const tail = serverLogTail(layout.log);
      const passing = /still in use|could not bind|Address already in use/.test(tail.slice(-1500));
      if (passing && tries < ATTEMPTS) {
        await sleep(RETRY_MS);
        continue;
      }
      throw new Error(`PostgreSQL did not start: ${(cause as Error).message}. The end of ${layout.log}:\n${tail}`, {
        cause,
      });
    }
  }
}

/** Picks the port: a first or later start may move, a restart under connected users may not. */
async function portFor(settings: ServerSettings, samePort: boolean): Promise<number> {
  if (!samePort) return freePort(settings.port);
  if (await isFree(settings.port)) return settings.port;
  throw new Error(`another program has taken port ${settings.port}`);
}

async function attempt(layout: Layout, binaries: Binaries, settings: ServerSettings, durable: boolean): Promise<void> {
  const child = spawnServer(layout, binaries, settings.port, durable);
  let end: string | null = null;
  child.on('error', (error) => {
    end = `${binaries.postgres} cannot be run: ${error.message}`;
  });
  child.on('exit', (code, signal) => {
    end = `it ended (${signal ?? code})`;
  });
  child.unref();
  await untilReady(settings, () => end);
}

function spawnServer(layout: Layout, binaries: Binaries, port: number, durable: boolean): ChildProcess {
  const log = openServerLog(layout.log);
  try {
    const parameters = Object.entries(serverParameters(port, durable)).flatMap(([name, value]) => [
      '-c',
      `${name}=${value}`,
    ]);
    // In a process group of its own: Ctrl-C reaches us alone, and we stop the server when the work is done.
    // The log is a file and not a pipe, so that a server that outlives us never writes into nothing.
    return spawn(binaries.postgres, ['-D', layout.cluster, ...parameters], {
      ...programOptions(layout.account),
      detached: process.platform !== 'win32',
      windowsHide: true,
      stdio: ['ignore', log, log],
    });
  } finally {
    closeSync(log);
  }
}

const KEEP_BYTES = 5_000_000;
const TAIL_BYTES = 4000;

export function openServerLog(path: string): number {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  return openSync(path, size > KEEP_BYTES ? 'w' : 'a', 0o600);
}

export function serverLogTail(path: string): string {
  const file = openSync(path, 'r');
  try {
    const { size } = statSync(path);
    const tail = Buffer.alloc(Math.min(size, TAIL_BYTES));
    readSync(file, tail, 0, tail.length, size - tail.length);
    return tail.toString().split('\n').slice(-20).join('\n').trim();
  } finally {
    closeSync(file);
  }
}

/** Below the ephemeral ports of Linux and macOS: an outgoing connection could take one of those while the server restarts. */
const MIN_PORT = 15_000;
const MAX_PORT = 32_000;
const TRIES = 50;

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

/** The wanted port if it is free, otherwise another; 0 wants any. */
export async function freePort(wanted: number): Promise<number> {
  if (wanted !== 0 && (await isFree(wanted))) return wanted;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const port = randomInt(MIN_PORT, MAX_PORT);
    if (await isFree(port)) return port;
  }
  throw new Error(`no port of 127.0.0.1 from ${MIN_PORT} to ${MAX_PORT} is free for PostgreSQL`);
}
