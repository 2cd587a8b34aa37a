import { fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { ExportScope } from '../../src/domain/export-tables.ts';
import type { ExportOrder, ExportProducts, ExportReport } from './export-orders.ts';

const CHILD_SCRIPT = fileURLToPath(new URL('./export-child.js', import.meta.url));
/** Batches and row groups take some 100 MB. */
const MOST_MEGABYTES = 512;
/** Far longer than the largest database takes; a server that hangs would hold it for ever. */
const LONGEST_MS = 15 * 60_000;
/** Requests come first. */
const NICE = 10;
const KEPT_STANDARD_ERROR = 2000;

/** Makes what takes all data in a process of its own, one after the other. */
export interface ExportJobs {
  files(scope: ExportScope, folder: string): Promise<ExportProducts['files']>;
  prices(): Promise<ExportProducts['prices']>;
  /** Kills the process; what it was making rejects. */
  stop(): Promise<void>;
}

/** @param url of the database */
export function createExportJobs(url: string): ExportJobs {
  const stopping = new AbortController();
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <Product extends ExportOrder['product']>(
    order: Extract<ExportOrder, { readonly product: Product }>,
  ): Promise<ExportProducts[Product]> => {
    const next = last.then(() => runChild<Product>(order, stopping.signal));
    last = next.catch(() => undefined);
    return next;
  };
  return {
    files: (scope, folder) => inTurn<'files'>({ product: 'files', url, scope, folder }),
    prices: () => inTurn<'prices'>({ product: 'prices', url }),
    async stop() {
      stopping.abort();
      await last;
    },
  };
}

/** What belongs to a connection (certificates, the variables of libpq) may be in the environment; the key that seals keys does not. */
function withoutKey({ KEY_ENCRYPTION_KEY: _key, ...env }: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return env;
}

/** The order goes through the channel, since arguments and environment of a process can be seen by others. */
function runChild<Product extends ExportOrder['product']>(
  order: ExportOrder,
  stop: AbortSignal,
): Promise<ExportProducts[Product]> {
  return new Promise((resolve, reject) => {
    const child = fork(CHILD_SCRIPT, {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      execArgv: [`--max-old-space-size=${MOST_MEGABYTES}`],
      env: withoutKey(process.env),
      timeout: LONGEST_MS,
      killSignal: 'SIGKILL',
      signal: stop,
    });
    let said = '';
    let report: ExportReport<Product> | undefined;
    child.stderr?.on('data', (chunk: Buffer) => {
      said = (said + chunk).slice(-KEPT_STANDARD_ERROR);
    });
    child.once('message', (message: ExportReport<Product>) => {
      report = message;
    });
    child.once('error', reject);
    child.once('close', (code, signal) => {
      if (report && 'product' in report) resolve(report.product);
      else reject(new Error(report?.error ?? `the export ended with ${signal ?? `exit code ${code}`}: ${said.trim()}`));
    });
    child.once('spawn', () => {
      try {
        setPriority(child.pid ?? 0, NICE);
      } catch {
        // It may have ended already; where the platform forbids it, it runs as any other.
      }
      child.send(order, () => undefined);
    });
  });
}
