import { basename } from 'node:path';
import type { CommandIo } from './command-io.ts';
import type { Progress } from './progress.ts';

const WIDTH = 16;

export interface DocumentProgress {
  /** Names the current document, which may take minutes. */
  begin(label: string, done: number, total: number): void;
  /** Counts one more document and prints its outcome at once, so that a run that ends early has shown all it did. */
  step(label: string, done: number, total: number, print: () => void): void;
}

/** How far a batch of documents is: a bar on a terminal, one line per document elsewhere. */
export function documentProgress(progress: Progress, io: Pick<CommandIo, 'interactive' | 'say'>): DocumentProgress {
  return {
    begin: (label, done, total) => progress.show(`${bar(done, total)}  ${shortLabel(label)}`),
    step: (label, done, total, print) => {
      progress.show(bar(done, total));
      progress.print(() => {
        if (!io.interactive && total > 1) io.say(`${done} of ${total}  ${label}`);
        print();
      });
    },
  };
}

function bar(done: number, total: number): string {
  const full = Math.round((done / total) * WIDTH);
  return `${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${done} of ${total}`;
}

/** A path without its folders, which would push the name off a narrow terminal; an address stays whole. */
const shortLabel = (label: string) => (label.includes('://') ? label : basename(label));
