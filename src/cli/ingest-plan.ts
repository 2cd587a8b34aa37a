import { basename } from 'node:path';
import { findSources } from '../../ingest/find-sources.ts';
import type { IngestPlan } from '../../ingest/ingest-batch.ts';
import { readManifest } from '../../ingest/manifest.ts';
import { UsageError } from '../domain/errors.ts';
import type { IngestOptions } from './ingest-options.ts';

const isManifest = (source: string) => /manifest[^/]*\.json$/i.test(basename(source)) || /\.json$/i.test(source);

/**
 * Reads the command line of `menus ingest`.
 * @throws UsageError that says what is missing and how to give it
 */
export async function planIngest(sources: readonly string[], options: IngestOptions): Promise<IngestPlan> {
  if (sources.length === 0) {
    throw new UsageError(
      'name at least one source: a PDF, HTML or image file, a folder, an http(s) address or a manifest.json',
    );
  }
  const manifests = sources.filter(isManifest);
  const rest = sources.filter((source) => !isManifest(source));
  if (manifests.length > 0 && (options.sourceUrl || options.replaces)) {
    throw new UsageError('--source-url and --replaces speak of one document; a manifest names its own');
  }
  const restaurants = (await Promise.all(manifests.map(readManifest))).flat();
  const documents = await findSources(rest, options);
  if (documents.length > 0 && !options.restaurant && !options.dryRun) {
    throw new UsageError(
      'say whose menu it is: --restaurant with an id or a name (`menus restaurants list` shows them, `menus restaurants add` makes one), or use a manifest',
    );
  }
  if (options.replaces && documents.length !== 1) {
    throw new UsageError(`--replaces takes one document, ${documents.length} were given`);
  }
  return { restaurants, documents };
}
