import { createLastRead } from '../read/last-read.ts';
import type { Ocr } from '../read/ocr/create-ocr.ts';
import { readTables } from '../read/tables/read-tables.ts';
import { UnreadableSource } from '../read/unreadable-source.ts';
import { forbidNetwork } from './forbid-network.ts';
import { startMemoryWatchdog } from './memory-watchdog.ts';
import { type Order, READY, type Report, readLimits } from './messages.ts';
import { drawSource, explainSource, parseSource, readSitePage } from './parse-source.ts';

/** The process that reads documents, started and ended by create-parser.ts. */
const limits = readLimits(process.env);
const watchdog = startMemoryWatchdog(limits.text.memoryBytes);
const MAKERS = {
  draft: parseSource,
  explanation: explainSource,
  drawn: drawSource,
  tables: readTables,
  page: readSitePage,
};
const read = createLastRead();
let reader: Promise<Ocr> | undefined;

function report(message: Report): Promise<void> {
  return new Promise((resolve) => process.send?.(message, undefined, {}, () => resolve()));
}

/** The models stay loaded, and so the larger limit stays too. */
async function ocr(): Promise<Ocr> {
  watchdog.setLimit(limits.ocr.memoryBytes);
  await report({ type: 'ocr' });
  reader ??= import('../read/ocr/create-ocr.ts').then(({ createOcr }) => createOcr());
  return reader;
}

async function noOcr(): Promise<never> {
  throw new UnreadableSource('has pictures', 'it must be read from pictures');
}

async function obey(order: Order): Promise<Report> {
  try {
    const onPage = (page: number, pages: number): void => void report({ type: 'page', page, pages });
    const result = await MAKERS[order.product](order, { ocr: order.textOnly ? noOcr : ocr, onPage, read });
    return { type: 'parsed', result, memoryBytes: process.memoryUsage.rss() };
  } catch (error) {
    if (error instanceof UnreadableSource) {
      const { reason, message } = error;
      return { type: 'unreadable', reason, message, memoryBytes: process.memoryUsage.rss() };
    }
    return { type: 'failed', stack: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

forbidNetwork();
process.on('message', (order: Order) => void obey(order).then(report));
process.on('disconnect', () => process.exit());
process.send?.(READY);
