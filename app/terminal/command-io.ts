import type { Writable } from 'node:stream';
import { EXIT, type ExitCode } from './exit-codes.ts';
import { wrap } from './wrap.ts';

/** Where a command writes: results with `out`, messages for a person with `say`. */
export interface CommandIo {
  /** One line of the result, on stdout. */
  out(line: string): void;
  /** One line for the person at the terminal, on stderr; wrapped to its width. */
  say(line: string): void;
  /** Whether stderr is a terminal that progress can be drawn on. */
  readonly interactive: boolean;
  /** Columns that results for a person may take; Infinity where stdout is no terminal. */
  readonly width: number;
  /**
   * Aborted by Ctrl-C, SIGTERM or SIGHUP (but see `onHangup`), and when nobody reads the results any more (`| head`). The same command must be able to
   * continue afterwards.
   */
  readonly signal: AbortSignal;
  /** The exit code of a command that `signal` stopped: 130 after a person's Ctrl-C, otherwise 0. */
  stopCode(): ExitCode;
  /** From now on SIGHUP calls this and stops nothing. */
  onHangup(listener: () => void): void;
}

/** The option of most commands: what they write to stdout is JSON then. */
export interface JsonOption {
  readonly json?: boolean;
}

type Stream = Writable & { readonly isTTY?: boolean; readonly columns?: number };

/** On Ctrl-C the terminal signals every process, and npm then passes the signal on: two so close together are one. */
const SAME_PRESS_MS = 300;
const PARENT_CHECK_MS = 500;

/** The streams and signals of this process. */
export function processIo(): CommandIo {
  const controller = new AbortController();
  const say = lineWriter(process.stderr, () => undefined);
  return {
    out: lineWriter(process.stdout, () => controller.abort()),
    say: (line) => say(wrap(line, widthOf(process.stderr))),
    interactive: Number.isFinite(widthOf(process.stderr)),
    width: widthOf(process.stdout),
    signal: controller.signal,
    ...followRequestsToStop(controller),
  };
}

/** Writes lines until the other end of the stream is closed. */
function lineWriter(stream: Stream, onClosed: () => void): (line: string) => void {
  let open = true;
  stream.on('error', () => {
    open = false;
    onClosed();
  });
  return (line) => {
    if (open) stream.write(`${line}\n`);
  };
}

// A terminal that does not know its width has 0 columns.
const widthOf = (stream: Stream) => (stream.isTTY && stream.columns) || Number.POSITIVE_INFINITY;

/** Aborts the controller at the first request to stop; a second one ends the process at once. */
function followRequestsToStop(controller: AbortController): Pick<CommandIo, 'stopCode' | 'onHangup'> {
  let stop: { readonly name: NodeJS.Signals; readonly at: number } | undefined;
  const stopCode = () => (stop?.name === 'SIGINT' ? EXIT.interrupted : EXIT.done);
  const onSignal = (name: NodeJS.Signals) => {
    const at = performance.now();
    if (stop && at - stop.at < SAME_PRESS_MS) return;
    if (stop) process.exit(name === 'SIGINT' ? EXIT.interrupted : EXIT.failed);
    stop = { name, at };
    controller.abort();
  };
  let onHangup = () => onSignal('SIGHUP');
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, onSignal);
  process.on('SIGHUP', () => onHangup());
  onParentGone(() => stop ?? onSignal('SIGTERM'));
  return {
    stopCode,
    onHangup(listener) {
      onHangup = listener;
    },
  };
}

/** npm passes SIGTERM on to the shell between us, which ends without telling us: we would be left running. */
function onParentGone(callback: () => void): void {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && callback(), PARENT_CHECK_MS).unref();
}
