import ora from 'ora';
import type { DocumentOutcome } from '../../ingest/ingest-batch.ts';
import type { CommandIo } from './command-io.ts';

type OnDone = (outcome: DocumentOutcome, done: number, total: number) => void;

const WIDTH = 24;

function bar(done: number, total: number): string {
  const full = Math.round((done / total) * WIDTH);
  return `${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${done} of ${total}`;
}

/**
 * Shows how far a batch is: a moving bar on a terminal, a line a document elsewhere. Everything goes to stderr.
 * @param work runs the batch and calls back after every document
 */
export async function withProgress<T>(title: string, io: CommandIo, work: (onDone: OnDone) => Promise<T>): Promise<T> {
  if (!io.interactive) {
    return work((outcome, done, total) => {
      io.say(`${done} of ${total}  ${outcome.label}${'error' in outcome ? ': failed' : ''}`);
    });
  }
  // Interrupts belong to the command, which ends in order.
  const spinner = ora({ text: title, discardStdin: false }).start();
  try {
    return await work((outcome, done, total) => {
      spinner.text = `${title}  ${bar(done, total)}  ${outcome.label}`;
    });
  } finally {
    spinner.stop();
  }
}
