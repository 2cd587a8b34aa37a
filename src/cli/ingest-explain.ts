import { documentsOf, type IngestPlan } from '../../ingest/ingest-batch.ts';
import { loadSource } from '../../ingest/load-source.ts';
import { createParser } from '../../ingest/parser/create-parser.ts';
import { ParseError } from '../../ingest/parser/parse-error.ts';
import { openFetcher } from '../compose-fetch.ts';
import { toParse } from '../compose-ingest.ts';
import { InputFailure, UsageError } from '../domain/errors.ts';
import type { CommandIo } from '../terminal/command-io.ts';
import { EXIT, type ExitCode } from '../terminal/exit-codes.ts';
import { commandContext } from './with-stores.ts';

/** Prints a drawing (SVG) of how one PDF or picture was understood; stores nothing and needs no database. */
export async function explain(plan: IngestPlan, io: CommandIo): Promise<ExitCode> {
  const [input, ...others] = documentsOf(plan);
  if (!input || others.length > 0) throw new UsageError('--explain draws one document; name one PDF or picture');
  const { config, logger } = commandContext();
  const parser = createParser({ logger });
  const fetcher = openFetcher(config);
  io.signal.addEventListener('abort', () => void parser.close(), { once: true });
  try {
    io.out(await parser.draw(toParse(await loadSource(input, fetcher))));
    return EXIT.done;
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    if (error.reason === 'no pages') throw new UsageError(error.message, { cause: error });
    throw new InputFailure(error.message, { cause: error });
  } finally {
    await parser.close();
    await fetcher.close();
  }
}
