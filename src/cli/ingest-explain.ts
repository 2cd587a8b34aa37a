import { documentsOf, type IngestPlan } from '../../ingest/ingest-batch.ts';
import { loadSource } from '../../ingest/load-source.ts';
import { readSource } from '../../ingest/read/read-source.ts';
import { UnreadableSource } from '../../ingest/read/unreadable-source.ts';
import { explainPages } from '../../ingest/structure/explain.ts';
import { openFetcher } from '../compose-fetch.ts';
import { InputFailure, UsageError } from '../domain/errors.ts';
import type { CommandIo } from '../terminal/command-io.ts';
import { EXIT, type ExitCode } from '../terminal/exit-codes.ts';
import { commandContext } from './with-stores.ts';

/**
 * Prints a drawing (SVG) of how one PDF or picture was understood; stores nothing and needs no database. The document is
 * read in this process.
 */
export async function explain(plan: IngestPlan, io: CommandIo): Promise<ExitCode> {
  const [input, ...others] = documentsOf(plan);
  if (!input || others.length > 0) throw new UsageError('--explain draws one document; name one PDF or picture');
  const fetcher = openFetcher(commandContext().config);
  try {
    const ocr = async () => (await import('../../ingest/read/ocr/create-ocr.ts')).createOcr();
    const read = await readSource(await loadSource(input, fetcher), { ocr });
    if (read.kind === 'html') {
      throw new UsageError(`${input.label} is a web page; --explain draws PDFs and pictures, which have pages`);
    }
    io.out(explainPages(read.pages));
    return EXIT.done;
  } catch (error) {
    if (!(error instanceof UnreadableSource)) throw error;
    throw new InputFailure(`${input.label}: ${error.message}`, { cause: error });
  } finally {
    await fetcher.close();
  }
}
