import { fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { ExportScope } from '../../src/domain/export-tables.ts';
import type { ExportFiles } from '../../src/exporter/write-export.ts';
import type { ExportOrder, ExportReport } from './export-orders.ts';

const CHILD_SCRIPT = fileURLToPath(new URL('./export-child.js', import.meta.url));
/** Batches and row groups take some 100 MB. */
const MAX_MEGABYTES = 512;
/** Far longer than the largest database takes; a hanging server would block it for ever. */
const MAX_MS = 15 * 60_000;
/** Requests come first. */
const NICE = 10;
const KEPT_STANDARD_ERROR = 2000;

/** Runs exports one at a time in a child process. */
export interface ExportJobs {
  files(scope: ExportScope, folder: string): Promise<ExportFiles>;
  /** Kills the process; the export in progress rejects. */
  stop(): Promise<void>;
}

/** @param url of the database */
export function createExportJobs(url: string): ExportJobs {
  const stopping = new AbortController();
  let last: Promise<unknown> = Promise.resolve();
  return {
    files(scope, folder) {
      const next = last.then(() => runChild({ url, scope, folder }, stopping.signal));
      last = next.catch(() => undefined);
      return next;
    },
    async stop() {
      stopping.abort();
      await last;
    },
  };
}

/** Environment that a connection needs (certificates, the variables of libpq), without encryption keys. */
function withoutKeys(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !name.endsWith('ENCRYPTION_KEY')));
}

/** The order goes through the channel, since others can see arguments and environment of a process. */
function runChild(order: ExportOrder, stop: AbortSignal): Promise<ExportFiles> {
  return new Promise((resolve, reject) => {
    const child = fork(CHILD_SCRIPT, {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      execArgv: [`--max-old-space-size=${MAX_MEGABYTES}`],
      env: withoutKeys(process.env),
      timeout: MAX_MS,
      killSignal: 'SIGKILL',
      signal: stop,
    });
    let said = '';
    let report: ExportReport | undefined;
    child.stderr?.on('data', (chunk: Buffer) => {
      said = (said + chunk).slice(-KEPT_STANDARD_ERROR);
    });
    child.once('message', (message: ExportReport) => {
      report = message;
    });
    child.once('error', reject);
    child.once('close', (code, signal) => {
      if (report && 'files' in report) resolve(report.files);
      else reject(new Error(report?.error ?? `the export ended with ${signal ?? `exit code ${code}`}: ${said.trim()}`));
    });
    child.once('spawn', () => {
      try {
        setPriority(child.pid ?? 0, NICE);
      } catch {
        // It may have ended already; where the platform forbids it, it runs at normal priority.
      }
      child.send(order, () => undefined);
    });
  });
}
