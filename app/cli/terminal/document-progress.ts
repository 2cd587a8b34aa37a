import { basename } from 'node:path';
import type { CommandIo } from './command-io.ts';
import type { Progress } from './progress.ts';

const WIDTH = 16;

export interface DocumentProgress {
  begin(label: string, done: number, total: number): void;
  /** Counts one more document and prints its outcome at once, so that an interrupted run has shown all its work. */
  step(label: string, done: number, total: number, print: () => void): void;
}

/** Progress of a batch of documents: a bar on a terminal, one line per document elsewhere. */
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

/** File name of a path, whose folders would push it off a narrow terminal; an address stays whole. */
const shortLabel = (label: string) => (label.includes('://') ? label : basename(label));
