import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { childPermissions } from './child-permissions.ts';
import type { Limits, ParserLimits } from './limits.ts';
import { limitsVariable, type Order, overMemory, type Product, type Report } from './messages.ts';

const entry = fileURLToPath(new URL('./parser-child.js', import.meta.url));
const megabyte = 1024 * 1024;
const keptStandardError = 4000;

/** How a child's work on one document ended. */
export type Outcome<Wanted extends Product = Product> =
  | Extract<Report<Wanted>, { type: 'parsed' | 'unreadable' | 'failed' }>
  | { readonly type: 'over memory'; readonly limits: Limits }
  | { readonly type: 'over time'; readonly limits: Limits }
  | { readonly type: 'died'; readonly how: string };

export interface ParserChild {
  /** Whether it has read pictures, so that the larger limits hold for its memory. */
  readonly isWarmForOcr: boolean;
  readonly isAlive: boolean;
  work<Wanted extends Product>(
    order: Order<Wanted>,
    onPage?: (page: number, pages: number) => void,
  ): Promise<Outcome<Wanted>>;
  /** Ends it and waits for the end. */
  end(): Promise<void>;
}

/** Starts a process that reads documents one after the other; it holds the parent's process open only while it works. */
export function startParserChild(limits: ParserLimits): ParserChild {
  const child = fork(entry, {
    serialization: 'advanced',
    // what pdf.js says of broken files goes to standard output and is of no use to anybody
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    execArgv: [
      ...childPermissions,
      `--max-old-space-size=${Math.round(limits.text.memory / megabyte)}`,
      '--stack-size=1500',
    ],
    env: { [limitsVariable]: JSON.stringify(limits) },
  });
  let said = '';
  let isAlive = true;
  let isWarmForOcr = false;
  child.stderr?.on('data', (chunk: Buffer) => {
    said = (said + chunk).slice(-keptStandardError);
  });
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    // close, not exit: only then is all of standard error here
    child.once('close', (code, signal) => resolve(signal ?? `exit code ${code}`));
  }).then((how) => {
    isAlive = false;
    return how;
  });
  const ready = new Promise<void>((resolve) => child.once('message', () => resolve()));
  holdOpen(child, false);

  const death = async (): Promise<Outcome<never>> => {
    const how = await ended;
    const isOver = said.includes(overMemory) || /heap out of memory|bad_alloc|allocation failed/i.test(said);
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
      // the time a busy machine takes to start the process is not the document's
      await Promise.race([ready, ended]);
      const began = performance.now();
      const answer = new Promise<Outcome<Wanted>>((resolve) => {
        const limitTime = (limit: Limits): void => {
          clearTimeout(timer);
          timer = setTimeout(
            () => resolve({ type: 'over time', limits: limit }),
            limit.time - (performance.now() - began),
          );
        };
        limitTime(limits.text);
        child.on('message', (report: Report<Wanted>) => {
          if (report.type === 'page') onPage?.(report.page, report.pages);
          else if (report.type === 'ocr') {
            isWarmForOcr = true;
            limitTime(limits.ocr);
          } else resolve(report);
        });
        child.send(order, (error) => {
          if (error) resolve({ type: 'died', how: error.message });
        });
      });
      const outcome = await Promise.race([answer, death()]);
      clearTimeout(timer);
      child.removeAllListeners('message');
      holdOpen(child, false);
      return outcome;
    },
    async end() {
      // waiting for a child that holds nothing open would let this process end in the middle
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
