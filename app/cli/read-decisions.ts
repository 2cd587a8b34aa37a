import { parseCorrections, type SourceDecisions } from '../../ingest/corrections.ts';
import { readInputJson } from '../../ingest/input-file.ts';
import type { IngestOptions } from './ingest-options.ts';

/**
 * What the operator decides with --corrections and --currency-ok; empty without them.
 * @throws InputFailure that names the place of each mistake
 */
export async function readDecisions({
  corrections: file,
  currencyOk,
}: Pick<IngestOptions, 'corrections' | 'currencyOk'>): Promise<Partial<SourceDecisions>> {
  const given = file === undefined ? {} : parseCorrections(await readInputJson(file), file);
  return currencyOk ? { ...given, currencyOk } : given;
}
