import ora from 'ora';
import type { CommandIo } from './command-io.ts';

const WIDTH = 24;

function bar(done: number, total: number): string {
  const full = Math.round((done / total) * WIDTH);
  return `${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${done} of ${total}`;
}

export interface Progress {
  /** Names the document in hand, which may take minutes. */
  begin(label: string, done: number, total: number): void;
  /**
   * Moves on by one document.
   * @param print writes what became of it, at once, so that a run that ends early has shown all it did
   */
  step(label: string, done: number, total: number, print: () => void): void;
}

/** Shows how far a batch is: a moving bar on a terminal, a line a document elsewhere. Everything of it goes to stderr. */
export async function withProgress<T>(
  title: string,
  io: CommandIo,
  work: (progress: Progress) => Promise<T>,
): Promise<T> {
  if (!io.interactive) {
    return work({
      begin: () => undefined,
      step: (label, done, total, print) => {
        if (total > 1) io.say(`${done} of ${total}  ${label}`);
        print();
      },
    });
  }
  // Interrupts belong to the command, which ends in order.
  const spinner = ora({ text: title, discardStdin: false }).start();
  try {
    return await work({
      begin: (label, done, total) => {
        spinner.text = `${title}  ${bar(done, total)}  ${label}`;
      },
      step: (_label, done, total, print) => {
        spinner.clear();
        print();
        spinner.text = `${title}  ${bar(done, total)}`;
      },
    });
  } finally {
    spinner.stop();
  }
}
