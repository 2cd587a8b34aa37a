import type { Writable } from 'node:stream';

/** Where a command writes: results to `out`, everything said to a person to `say`. */
export interface CommandIo {
  /** One line of the result, on stdout. */
  out(line: string): void;
  /** One line for the person at the terminal, on stderr. */
  say(line: string): void;
  readonly interactive: boolean;
  /**
   * Aborted by Ctrl-C, SIGTERM or SIGHUP, and when nobody reads the results any more (`| head`); a command then leaves a state from
   * which the same call goes on.
   */
  readonly signal: AbortSignal;
  /** True when a person or the system asked to stop, not a closed output. */
  interrupted(): boolean;
}

/** A writer of lines that falls silent when the other end has gone. */
function lineWriter(stream: Writable, onClosed: () => void): (line: string) => void {
  let open = true;
  stream.on('error', () => {
    open = false;
    onClosed();
  });
  return (line) => {
    if (open) stream.write(`${line}\n`);
  };
}

/** The streams of this process; the first interrupt aborts the signal, a second one ends the process at once. */
export function processIo(): CommandIo {
  const controller = new AbortController();
  let interrupted = false;
  const interrupt = () => {
    if (interrupted) process.exit(130);
    interrupted = true;
    controller.abort();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, interrupt);
  return {
    out: lineWriter(process.stdout, () => controller.abort()),
    say: lineWriter(process.stderr, () => undefined),
    // A terminal that does not know its width (0 columns) sends the drawing of a moving bar into an endless loop.
    interactive: Boolean(process.stderr.isTTY && process.stderr.columns),
    signal: controller.signal,
    interrupted: () => interrupted,
  };
}
