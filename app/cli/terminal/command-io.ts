import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';
import type { Writable } from 'node:stream';
import { EXIT, type ExitCode } from './exit-codes.ts';
import { printable } from './printable.ts';
import { wrap } from './wrap.ts';

/** Output of a command: results with `out`, messages for a person with `say`. Both escape signs that a terminal would obey. */
export interface CommandIo {
  out(line: string): void;
  /** Writes one line for the person at the terminal to stderr, wrapped to its width. */
  say(line: string): void;
  readonly interactive: boolean;
  /** Asks a question that a person answers with y or n; false where nobody can answer. */
  confirm(question: string): Promise<boolean>;
  /** Columns available to results for a person; Infinity where stdout is no terminal. */
  readonly width: number;
  /** Aborted by Ctrl-C, SIGTERM or SIGHUP, and when stdout is closed (`| head`). The same command must be able to resume afterwards. */
  readonly signal: AbortSignal;
  /** Exit code of a command stopped by `signal`: 130 after a person's Ctrl-C, otherwise 0. */
  stopCode(): ExitCode;
}

export interface JsonOption {
  readonly json?: boolean;
}

type Stream = Writable & { readonly isTTY?: boolean; readonly columns?: number };

/** On Ctrl-C the terminal signals every process, and npm then forwards the signal: two this close together are one. */
const SAME_PRESS_MS = 300;
const PARENT_CHECK_MS = 500;

export function processIo(): CommandIo {
  const controller = new AbortController();
  const say = lineWriter(process.stderr, () => undefined);
  return {
    out: lineWriter(process.stdout, () => controller.abort()),
    say: (line) => say(wrap(line, widthOf(process.stderr))),
    interactive: Number.isFinite(widthOf(process.stderr)),
    width: widthOf(process.stdout),
    signal: controller.signal,
    confirm: (question) => confirm(question, controller.signal),
    ...followRequestsToStop(controller),
  };
}

async function confirm(question: string, signal: AbortSignal): Promise<boolean> {
  if (!process.stdin.isTTY || !process.stderr.isTTY || signal.aborted) return false;
  // Without a terminal interface, Ctrl-C stays a signal.
  const lines = createInterface({ input: process.stdin, output: process.stderr, terminal: false });
  try {
    const answer = await Promise.race([
      lines.question(`${printable(question)} [y/N] `, { signal }),
      once(lines, 'close').then(() => ''),
    ]);
    return /^y(?:es)?$/i.test(answer.trim());
  } catch (error) {
    if (signal.aborted) return false;
    throw error;
  } finally {
    lines.close();
  }
}

function lineWriter(stream: Stream, onClosed: () => void): (line: string) => void {
  let open = true;
  stream.on('error', () => {
    open = false;
    onClosed();
  });
  return (line) => {
    if (open) stream.write(`${printable(line)}\n`);
  };
}

// A terminal that does not know its width has 0 columns.
const widthOf = (stream: Stream) => (stream.isTTY && stream.columns) || Number.POSITIVE_INFINITY;

/** Aborts the controller at the first request to stop; a second one ends the process at once. */
function followRequestsToStop(controller: AbortController): Pick<CommandIo, 'stopCode'> {
  let stop: { readonly name: NodeJS.Signals; readonly at: number } | undefined;
  const stopCode = () => (stop?.name === 'SIGINT' ? EXIT.interrupted : EXIT.done);
  const onSignal = (name: NodeJS.Signals) => {
    const at = performance.now();
    if (stop && at - stop.at < SAME_PRESS_MS) return;
    if (stop) process.exit(name === 'SIGINT' ? EXIT.interrupted : EXIT.failed);
    stop = { name, at };
    controller.abort();
  };
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, onSignal);
  onParentGone(() => stop ?? onSignal('SIGTERM'));
  return { stopCode };
}

/** npm forwards SIGTERM to the shell between us, which ends without telling us: we would be left running. */
function onParentGone(callback: () => void): void {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && callback(), PARENT_CHECK_MS).unref();
}
