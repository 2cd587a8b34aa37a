import { type Correction, parseCorrections } from '../../ingest/corrections.ts';
import { readInputJson } from '../../ingest/input-file.ts';

/**
 * Corrections from the file of --corrections.
 * @returns undefined where no file is given
 * @throws InputFailure that names the place of each mistake
 */
export async function readCorrections(file: string | undefined): Promise<readonly Correction[] | undefined> {
  return file === undefined ? undefined : parseCorrections(await readInputJson(file), file);
}
