import { createLastRead } from '../read/last-read.ts';
import type { Ocr } from '../read/ocr/create-ocr.ts';
import type { ReadSourceOptions } from '../read/read-source.ts';
import { readTables } from '../read/tables/read-tables.ts';
import { UnreadableSource } from '../read/unreadable-source.ts';
import { forbidNetwork } from './forbid-network.ts';
import type { Limits } from './limits.ts';
import { type Order, READY, type Report, readLimits } from './messages.ts';
import { drawSource, explainSource, parseSource, readSitePage } from './parse-source.ts';
import { stripControlCharacters } from './strip-control-characters.ts';
import { processorMs, startWatchdog } from './watchdog.ts';

/** The process that reads documents, started and ended by create-parser.ts. */
const limits = readLimits(process.env);
const watchdog = startWatchdog(limits.text);
const readAgain = createLastRead();
const MAKERS = {
  draft: parseSource,
  explanation: explainSource,
  // drawings are for a person who may teach lines and read again
  drawn: (order: Order, options: ReadSourceOptions) => drawSource(order, options, readAgain),
  tables: readTables,
  page: readSitePage,
};
let reader: Promise<Ocr> | undefined;
let isPictured = false;

function report(message: Report): Promise<void> {
  return new Promise((resolve) => process.send?.(message, undefined, {}, () => resolve()));
}

/** Deadline of the document in processor time. */
let endMs = 0;

/** The models stay loaded, and so the larger memory limit stays too. */
function allow({ timeMs }: Limits): void {
  const { memoryBytes } = reader ? limits.ocr : limits.text;
  watchdog.allow({ memoryBytes, timeMs: Math.min(timeMs, endMs - processorMs()) });
}

async function ocr(): Promise<Ocr> {
  await report({ type: 'ocr' });
  reader ??= import('../read/ocr/create-ocr.ts').then(({ createOcr }) => createOcr());
  allow(limits.ocr);
  isPictured = true;
  return reader;
}

async function noOcr(): Promise<never> {
  throw new UnreadableSource('has pictures', 'it must be read from pictures');
}

async function obey(order: Order): Promise<Report> {
  try {
    endMs = processorMs() + limits.documentMs;
    isPictured = false;
    allow(limits.text);
    const onPage = (page: number, pages: number): void => {
      if (isPictured) allow(limits.ocr);
      void report({ type: 'page', page, pages });
    };
    const result = stripControlCharacters(
      await MAKERS[order.product](order, { ocr: order.textOnly ? noOcr : ocr, onPage }),
    );
    return { type: 'parsed', result, memoryBytes: process.memoryUsage.rss() };
  } catch (error) {
    if (error instanceof UnreadableSource) {
      const { reason, message } = error;
      return { type: 'unreadable', reason, message, memoryBytes: process.memoryUsage.rss() };
    }
    return { type: 'failed', stack: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  } finally {
    watchdog.rest();
  }
}

forbidNetwork();
process.on('message', (order: Order) => void obey(order).then(report));
process.on('disconnect', () => process.exit());
process.send?.(READY);
