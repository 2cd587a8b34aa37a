import type { DraftDocument } from '@menu-data-service/menu-model/draft-menu';
import type { Logger } from 'pino';
import { Counter, Histogram, type Registry } from 'prom-client';
import type { ReadTables } from '../read/tables/grid.ts';
import type { SitePage } from '../site-page.ts';
import { type Outcome, type ParserChild, startParserChild } from './child-process.ts';
import { DEFAULT_PARSER_LIMITS, inWords, type ParserLimits } from './limits.ts';
import type { DrawnSource, Order, Product, Products, SourceToParse } from './messages.ts';
import { ParseError } from './parse-error.ts';

/** Share of its memory limit that a child may keep after a document; above it the child is replaced, so that the next document has room. */
const MAX_KEPT_MEMORY = 0.7;
const IDLE_MS = 30_000;

interface ParseOptions {
  readonly onPage?: (page: number, pages: number) => void;
  /** Fails with the reason 'has pictures' where a page needs OCR. */
  readonly textOnly?: boolean;
}

export interface Parser {
  /**
   * Reads a document and recognises its menus, in a child process with limited memory and time and without network. Documents queue, so that
   * OCR never reads more than one page at a time.
   *
   * @throws ParseError whenever there is no draft, with one line that names the document
   */
  parse(source: SourceToParse, options?: ParseOptions): Promise<DraftDocument>;
  /**
   * Explains how a document was understood, in the same child with the same limits: a drawing (SVG) of the pages of a PDF or picture, a
   * plain-text list of the lines of a web page.
   *
   * @throws ParseError like `parse`
   */
  explain(source: SourceToParse): Promise<string>;
  /**
   * Reads a document once for its menus and a drawing to display beside them, in the same child with the same limits: the pages of a PDF or
   * picture as an SVG in which the group of each dish has the id `placeOf(box)`, the lines of a web page as plain text.
   *
   * @throws ParseError like `parse`
   */
  draw(source: SourceToParse): Promise<DrawnSource>;
  /**
   * Reads the tables of a web page or a workbook, or the words of a PDF or a picture, in the same child with the same limits.
   *
   * @throws ParseError like `parse`
   */
  tables(source: SourceToParse): Promise<ReadTables>;
  /** Reads a page or document of a website for its menus and links, in the same child with the same limits. @throws ParseError like `parse` */
  page(source: SourceToParse): Promise<SitePage>;
  close(): Promise<void>;
}

export interface ParserOptions {
  readonly logger: Logger;
  readonly registry?: Registry;
  readonly limits?: ParserLimits;
}

export function createParser({ logger, registry, limits = DEFAULT_PARSER_LIMITS }: ParserOptions): Parser {
  const metrics = registry && createMetrics(registry);
  let child: ParserChild | undefined;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let isClosed = false;

  const endChild = async (): Promise<void> => {
    const ending = child;
    child = undefined;
    await ending?.end();
  };

  const make = async <Wanted extends Product>(
    product: Wanted,
    source: SourceToParse,
    { onPage, textOnly = false }: ParseOptions,
  ): Promise<Products[Wanted]> => {
    if (isClosed) throw new ParseError(source.fileName, 'crashed', 'the parser is closed');
    clearTimeout(idle);
    // `close` may end the child while it works
    const worker = child?.isAlive ? child : startParserChild(limits);
    child = worker;
    const began = performance.now();
    const { fileName } = source;
    const order: Order<Wanted> = { product, textOnly, ...source };
    const outcome = await worker.work(order, onPage);
    metrics?.seconds.observe({ outcome: outcome.type }, (performance.now() - began) / 1000);
    const allowed = worker.isWarmForOcr ? limits.ocr : limits.text;
    if (!('memoryBytes' in outcome) || outcome.memoryBytes > MAX_KEPT_MEMORY * allowed.memoryBytes) await endChild();
    idle = setTimeout(() => void endChild(), IDLE_MS).unref();
    if (outcome.type === 'parsed') return outcome.result;
    metrics?.failures.inc({ outcome: outcome.type });
    if (outcome.type === 'failed') logger.error({ fileName, stack: outcome.stack }, 'the parser failed on a document');
    throw toError(source, outcome);
  };

  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const next = last.then(work);
    last = next.catch(() => undefined);
    return next;
  };

  return {
    parse: (source, options = {}) => inTurn(() => make('draft', source, options)),
    explain: (source) => inTurn(() => make('explanation', source, {})),
    draw: (source) => inTurn(() => make('drawn', source, {})),
    tables: (source) => inTurn(() => make('tables', source, {})),
    page: (source) => inTurn(() => make('page', source, {})),
    async close() {
      isClosed = true;
      clearTimeout(idle);
      await endChild();
    },
  };
}

function createMetrics(registry: Registry): { seconds: Histogram<'outcome'>; failures: Counter<'outcome'> } {
  return {
    seconds: new Histogram({
      name: 'menus_parse_seconds',
      help: 'Time to read a document and recognise its menus',
      labelNames: ['outcome'],
      buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 90],
      registers: [registry],
    }),
    failures: new Counter({
      name: 'menus_parse_failures_total',
      help: 'Documents without a draft, by outcome',
      labelNames: ['outcome'],
      registers: [registry],
    }),
  };
}

function toError({ fileName }: SourceToParse, outcome: Exclude<Outcome, { type: 'parsed' }>): ParseError {
  switch (outcome.type) {
    case 'unreadable':
      return new ParseError(fileName, outcome.reason, outcome.message);
    case 'over memory':
      return new ParseError(
        fileName,
        'over limit',
        `the document needed more than ${inWords(outcome.limits).memory} to read`,
      );
    case 'over time':
      return new ParseError(
        fileName,
        'over limit',
        `the document took longer than ${inWords(outcome.limits).time} to read`,
      );
    case 'died':
      return new ParseError(fileName, 'crashed', `the reader ended unexpectedly (${outcome.how})`);
    case 'failed':
      return new ParseError(fileName, 'crashed', 'the document could not be read because of an error in the reader');
  }
}
