import { parseCorrections, parseTaught } from '../../src/ingest/corrections.ts';
import { readInputJson } from '../../src/ingest/input-file.ts';
import type { GivenDecisions } from '../../src/ingest/load-decisions.ts';
import type { IngestOptions } from './ingest-plan.ts';

/** Decisions from --corrections, --teach and --currency-ok; empty without them. @throws InputFailure that names the place of each mistake */
export async function readDecisions({
  corrections: file,
  teach,
  currencyOk,
}: Pick<IngestOptions, 'corrections' | 'teach' | 'currencyOk'>): Promise<GivenDecisions> {
  return {
    ...(file !== undefined && parseCorrections(await readInputJson(file), file)),
    ...(teach !== undefined && { taught: parseTaught(await readInputJson(teach), teach) }),
    ...(currencyOk && { currencyOk }),
  };
}
