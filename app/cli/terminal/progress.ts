import { DefaultRenderer, Listr, ListrLogger, ProcessOutput } from 'listr2';
import type { CommandIo } from './command-io.ts';
import { printable } from './printable.ts';

export interface Progress {
  /** Shows the current step beside the title. Only the latest is visible, and only on a terminal. */
  show(state: string): void;
  /** Reports progress: beside the title on a terminal, as a line of its own elsewhere. */
  report(state: string): void;
  /** Writes lines that stay, above the progress. Later calls wait for earlier ones. */
  print(write: () => void): void;
}

/** listr2 checks whether stdout is a terminal, but draws on stderr here. */
class StderrRenderer extends DefaultRenderer {
  static override nonTTY = true;
}

/** Runs work and shows its progress on stderr if that is a terminal. @param title in a few words */
export async function withProgress<T>(
  title: string,
  io: Pick<CommandIo, 'interactive' | 'say'>,
  work: (progress: Progress) => Promise<T>,
): Promise<T> {
  if (!io.interactive) return work({ show: () => undefined, report: io.say, print: (write) => write() });
  let state = '';
  let line = drawLine(printable(title));
  let printed = Promise.resolve();
  const text = () => printable(state === '' ? title : `${title}  ${state}`);
  const print = (write: () => void) => {
    printed = printed.then(async () => {
      await line.clear();
      write();
      line = drawLine(text());
    });
  };
  const show = (latest: string) => {
    state = latest;
    line.update(text());
  };
  try {
    return await work({ show, report: show, print });
  } finally {
    await printed;
    await line.clear();
  }
}

/** Draws one animated line until it is cleared. Text written to stderr meanwhile appears after that. */
function drawLine(title: string) {
  let latest = title;
  let update: () => void = () => undefined;
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const output = new ProcessOutput(process.stderr, process.stderr, { leaveEmptyLine: false });
  const run = new Listr(
    {
      title,
      task: (_context, task) => {
        update = () => {
          task.title = latest;
        };
        update();
        return ended;
      },
    },
    {
      renderer: StderrRenderer,
      rendererOptions: {
        clearOutput: true,
        formatOutput: 'truncate',
        logger: new ListrLogger({ processOutput: output, useIcons: true, toStderr: [] }),
      },
      // Signals belong to the command, which ends in order.
      registerSignalListeners: false,
    },
  ).run();
  return {
    update: (text: string) => {
      latest = text;
      update();
    },
    clear: async () => {
      end();
      await run;
    },
  };
}
