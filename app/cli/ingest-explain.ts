import { ParseError } from '@menu-data-service/menu-reader';
import { InputFailure, UsageError } from '../../src/domain/errors.ts';
import { documentsOf, type IngestPlan } from '../../src/ingest/ingest-batch.ts';
import { openDocumentReader } from '../wiring/document-reader.ts';
import { commandContext } from './command-context.ts';
import type { CommandIo } from './terminal/command-io.ts';
import { EXIT, type ExitCode } from './terminal/exit-codes.ts';
import { withResource } from './with-resource.ts';

/** Prints how one document was understood, as a drawing (SVG) or as lines; stores nothing and needs no database. */
export async function explain(plan: IngestPlan, io: CommandIo): Promise<ExitCode> {
  const [input, ...others] = documentsOf(plan);
  if (!input || others.length > 0)
    throw new UsageError('--explain shows one document; name one PDF, picture or web page');
  const { config, logger } = commandContext();
  try {
    io.out(await withResource(openDocumentReader(config, logger), io.signal, (reader) => reader.explain(input)));
    return EXIT.done;
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    throw new InputFailure(error.message, { cause: error });
  }
}
