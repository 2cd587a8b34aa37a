import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { childPermissions } from './child-permissions.ts';
import type { Limits, ParserLimits } from './limits.ts';
import { LIMITS_VARIABLE, type Order, OVER_MEMORY, OVER_TIME, type Product, type Report } from './messages.ts';

const CHILD_SCRIPT = fileURLToPath(new URL('./parser-child.js', import.meta.url));
const MEGABYTE = 1024 * 1024;
const KEPT_STANDARD_ERROR = 4000;
/** An idle child is killed after this multiple of its processor time limit, which it watches itself. */
const PATIENCE = 10;

export type Outcome<Wanted extends Product = Product> =
  | Extract<Report<Wanted>, { type: 'parsed' | 'unreadable' | 'failed' }>
  | { readonly type: 'over memory'; readonly limits: Limits }
  | { readonly type: 'over time'; readonly limits: Limits }
  | { readonly type: 'died'; readonly how: string };

export interface ParserChild {
  /** True once it has read pictures, so that the larger memory limit applies. */
  readonly isWarmForOcr: boolean;
  readonly isAlive: boolean;
  work<Wanted extends Product>(
    order: Order<Wanted>,
    onPage?: (page: number, pages: number) => void,
  ): Promise<Outcome<Wanted>>;
  end(): Promise<void>;
}

/** Starts a process that reads documents one at a time. It keeps the parent process running only while it works. */
export function startParserChild(limits: ParserLimits): ParserChild {
  const child = fork(CHILD_SCRIPT, {
    serialization: 'advanced',
    // pdf.js warns about broken files on standard output, which helps nobody
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    execArgv: [
      ...childPermissions(CHILD_SCRIPT),
      `--max-old-space-size=${Math.round(limits.text.memoryBytes / MEGABYTE)}`,
      '--stack-size=1500',
    ],
    env: { [LIMITS_VARIABLE]: JSON.stringify(limits) },
  });
  let said = '';
  let isAlive = true;
  let isWarmForOcr = false;
  child.stderr?.on('data', (chunk: Buffer) => {
    said = (said + chunk).slice(-KEPT_STANDARD_ERROR);
  });
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    // close, not exit: only then has all of standard error arrived
    child.once('close', (code, signal) => resolve(signal ?? `exit code ${code}`));
  }).then((how) => {
    isAlive = false;
    return how;
  });
  const ready = new Promise<void>((resolve) => child.once('message', () => resolve()));
  holdOpen(child, false);

  const death = async (limit: () => Limits): Promise<Outcome<never>> => {
    const how = await ended;
    if (said.includes(OVER_TIME)) return { type: 'over time', limits: limit() };
    const isOver = said.includes(OVER_MEMORY) || /heap out of memory|bad_alloc|allocation failed/i.test(said);
    if (isOver) return { type: 'over memory', limits: isWarmForOcr ? limits.ocr : limits.text };
    return { type: 'died', how: [how, said.trim().split('\n')[0]].filter(Boolean).join(', ') };
  };

  return {
    get isWarmForOcr() {
      return isWarmForOcr;
    },
    get isAlive() {
      return isAlive;
    },
    async work<Wanted extends Product>(order: Order<Wanted>, onPage?: (page: number, pages: number) => void) {
      holdOpen(child, true);
      let timer: NodeJS.Timeout | undefined;
      // excludes the start of the process on a busy machine
      await Promise.race([ready, ended]);
      const began = performance.now();
      let pageBegan = began;
      let limit = limits.text;
      const answer = new Promise<Outcome<Wanted>>((resolve) => {
        const limitTime = (): void => {
          clearTimeout(timer);
          const end = Math.min(pageBegan + PATIENCE * limit.timeMs, began + PATIENCE * limits.documentMs);
          timer = setTimeout(() => resolve({ type: 'over time', limits: limit }), end - performance.now());
        };
        limitTime();
        child.on('message', (report: Report<Wanted>) => {
          if (report.type === 'page') {
            onPage?.(report.page, report.pages);
            if (limit === limits.text) return;
            pageBegan = performance.now();
            limitTime();
          } else if (report.type === 'ocr') {
            isWarmForOcr = true;
            limit = limits.ocr;
            limitTime();
          } else resolve(report);
        });
        child.send(order, (error) => {
          if (error) resolve({ type: 'died', how: error.message });
        });
      });
      const outcome = await Promise.race([answer, death(() => limit)]);
      clearTimeout(timer);
      child.removeAllListeners('message');
      holdOpen(child, false);
      return outcome;
    },
    async end() {
      // otherwise this process could exit while it waits for an unreferenced child
      child.ref();
      child.kill('SIGKILL');
      await ended;
    },
  };
}

function holdOpen(child: ChildProcess, isWorking: boolean): void {
  const action = isWorking ? 'ref' : 'unref';
  child[action]();
  child.channel?.[action]();
}
