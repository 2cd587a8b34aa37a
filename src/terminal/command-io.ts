/** Where a command writes: results to `out`, everything said to a person to `say`. */
export interface CommandIo {
  /** One line of the result, on stdout. */
  out(line: string): void;
  /** One line for the person at the terminal, on stderr. */
  say(line: string): void;
  readonly interactive: boolean;
  /** Aborted by Ctrl-C or SIGTERM; a command then leaves a state from which the same call goes on. */
  readonly signal: AbortSignal;
}

/** The streams of this process; the first interrupt aborts the signal, a second one ends the process at once. */
export function processIo(): CommandIo {
  const controller = new AbortController();
  const interrupt = () => {
    if (controller.signal.aborted) process.exit(130);
    controller.abort();
  };
  process.on('SIGINT', interrupt);
  process.on('SIGTERM', interrupt);
  process.on('SIGHUP', interrupt);
  return {
    out: (line) => void process.stdout.write(`${line}\n`),
    say: (line) => void process.stderr.write(`${line}\n`),
    interactive: Boolean(process.stderr.isTTY),
    signal: controller.signal,
  };
}
